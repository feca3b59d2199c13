"""What the operator of a server sees of it: metrics and logs."""
