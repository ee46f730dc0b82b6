"""The main window and what leads from page to page; it alone knows all pages."""
