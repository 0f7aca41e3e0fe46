import { config } from 'zod/mini';

// The content security policy forbids code from strings, and reports zod's attempt to make some. A schema reads this setting as it is made.
config({ jitless: true });
