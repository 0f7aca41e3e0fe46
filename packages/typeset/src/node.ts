import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { fontCatalogue, registeredFamily } from './fonts.ts';

export { createCanvas } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);
let registered = false;

/**
 * Makes the fonts that we bring known to @napi-rs/canvas. Further calls do nothing.
 *
 * @throws Error naming the file when a font cannot be read.
 */
export function registerFonts(): void {
  if (registered) return;
  for (const { name, files = {} } of fontCatalogue) {
    for (const file of Object.values(files)) {
      if (!GlobalFonts.registerFromPath(require.resolve(file), registeredFamily(name)))
        throw new Error(`The font ${file} cannot be read. Install the packages anew.`);
    }
  }
  registered = true;
}
