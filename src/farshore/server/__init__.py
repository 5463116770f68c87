"""The server: HTTP and sockets around `farshore.tables`. It words, frames and guards; it decides nothing."""
