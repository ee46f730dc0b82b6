; The installer for Windows, by Inno Setup 6: packaging/build_folder.py runs it with /DVersion=... /DHomepage=...
; It installs for one user without asking for rights, or for all who use the computer if the user wishes.

#ifndef Version
  #error Say the version: /DVersion=0.2.0
#endif
#ifndef Homepage
  #error Say the address: /DHomepage=...
#endif

[Setup]
AppId={{6C2C9B0E-2E7A-4B0B-9E0C-7D1E9C5A1924}
AppName=Pe-Ling
AppVersion={#Version}
AppPublisher=The Pe-Ling authors
AppPublisherURL={#Homepage}
DefaultDirName={autopf}\Pe-Ling
DefaultGroupName=Pe-Ling
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
Compression=lzma2/max
SolidCompression=yes
UninstallDisplayIcon={app}\pe-ling.exe
ChangesAssociations=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; What an older version had and this one lacks must not stay behind.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\build\onefolder\pe-ling\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Pe-Ling"; Filename: "{app}\pe-ling.exe"
Name: "{autodesktop}\Pe-Ling"; Filename: "{app}\pe-ling.exe"; Tasks: desktopicon

[CustomMessages]
en.GameFile=Pe-Ling game
de.GameFile=Pe-Ling-Partie
en.SheetFile=Pe-Ling score sheet
de.SheetFile=Pe-Ling-Wertungsblatt
en.HouseRulesFile=Pe-Ling house rules
de.HouseRulesFile=Pe-Ling-Hausregeln

[Registry]
; Windows knows a file by its last ending alone. That of house rules is anybody's: there we are offered under
; "Open with", and whatever opened such files before goes on to do so.
Root: HKA; Subkey: "Software\Classes\.peling\OpenWithProgids"; ValueType: string; ValueName: "PeLing.Game"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\PeLing.Game"; ValueType: string; ValueData: "{cm:GameFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\PeLing.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\pe-ling.exe,0"
Root: HKA; Subkey: "Software\Classes\PeLing.Game\shell\open\command"; ValueType: string; ValueData: """{app}\pe-ling.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.peling-sheet\OpenWithProgids"; ValueType: string; ValueName: "PeLing.Sheet"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\PeLing.Sheet"; ValueType: string; ValueData: "{cm:SheetFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\PeLing.Sheet\DefaultIcon"; ValueType: string; ValueData: "{app}\pe-ling.exe,0"
Root: HKA; Subkey: "Software\Classes\PeLing.Sheet\shell\open\command"; ValueType: string; ValueData: """{app}\pe-ling.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.json\OpenWithProgids"; ValueType: string; ValueName: "PeLing.HouseRules"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\PeLing.HouseRules"; ValueType: string; ValueData: "{cm:HouseRulesFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\PeLing.HouseRules\DefaultIcon"; ValueType: string; ValueData: "{app}\pe-ling.exe,0"
Root: HKA; Subkey: "Software\Classes\PeLing.HouseRules\shell\open\command"; ValueType: string; ValueData: """{app}\pe-ling.exe"" ""%1"""

[Run]
Filename: "{app}\pe-ling.exe"; Description: "{cm:LaunchProgram,Pe-Ling}"; Flags: nowait postinstall skipifsilent
