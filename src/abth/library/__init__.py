"""The front door of the library: what `import abth` offers."""
