"""Tables on the network: routes, sockets, sign-in, and bots that think beside them."""
