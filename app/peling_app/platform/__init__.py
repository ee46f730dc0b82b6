"""The machine under us: settings, languages, resources, files, threads, errors, sounds."""
