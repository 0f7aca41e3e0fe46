import { z } from 'zod';

// The content security policy forbids code from strings, and reports zod's first attempt at it. Imported before any schema is made.
z.config({ jitless: true });
