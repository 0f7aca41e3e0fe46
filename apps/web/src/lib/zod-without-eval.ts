import { config } from 'zod/v4/core';

// The content security policy forbids code from strings, and reports zod's first attempt at it. Imported before any schema is made.
config({ jitless: true });
