"""What the commands share: options and help, the language, tables, progress, input and output."""
