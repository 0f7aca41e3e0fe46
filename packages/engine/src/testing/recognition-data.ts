import { fileURLToPath } from 'node:url';

/** Where the tests of this checkout find recognition data. */
export const recognitionDataDir =
  process.env.PALIMPSEST_RECOGNITION_DATA ??
  fileURLToPath(new URL('../../../../.tools/recognition-data', import.meta.url));
