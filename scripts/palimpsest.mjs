// @ts-check
import { fileURLToPath } from 'node:url';
import { recognitionDataDirectory } from './recognition-data.mjs';

// The command line takes its recognition data from this checkout unless it is told otherwise.
process.env.PALIMPSEST_RECOGNITION_DATA ??= recognitionDataDirectory;
process.env.PALIMPSEST_RECOGNITION_SOURCE ??= fileURLToPath(new URL('recognition-data.mjs', import.meta.url));
await import(new URL('../packages/engine/src/cli/main.ts', import.meta.url).href);
