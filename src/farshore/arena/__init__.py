"""Bots against bots: tournaments under duplicate luck, ratings, statistics of components, reports."""
