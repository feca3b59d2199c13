"""HTTP: thin routes that decode, ask and encode."""
