"""The contract: what callers send and hear, each defined once; the OpenAPI description is made from it."""
