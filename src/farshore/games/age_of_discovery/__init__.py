"""Empires: Age of Discovery: eight rounds of workers on eight events, a New World to find, settle and tax."""
