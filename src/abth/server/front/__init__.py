"""What stands before the routes: connections, names of the server, its path, limits of its log."""
