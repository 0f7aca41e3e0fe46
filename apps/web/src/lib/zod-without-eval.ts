/**
 * The content security policy forbids code from strings, and reports zod's first attempt at it. Imported before any schema is made. zod reads
 * its configuration from here when it loads, so that a page without schemas does not load zod in order to configure it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
