import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { typefaces } from '@palimpsest/typefaces';
import { facePath } from '@palimpsest/typefaces/node';
import { evenCoverage } from './even-coverage.ts';
import { registeredFamily } from './fonts.ts';
import { fillGlyphsWith } from './glyph-fill.ts';
import { drawSurfacesWith } from './surface.ts';

export { createCanvas } from '@napi-rs/canvas';
export { evenCoverage } from './even-coverage.ts';

let registered = false;

/**
 * Makes the faces of the library known to @napi-rs/canvas, and that to all painting. Further calls do nothing.
 *
 * @throws Error naming the file when a font cannot be read.
 */
export function registerFonts(): void {
  if (registered) return;
  for (const { name, faces } of typefaces) {
    for (const face of faces) {
      const path = facePath(face);
      if (!GlobalFonts.registerFromPath(path, registeredFamily(name)))
        throw new Error(`The font ${path} cannot be read.`);
    }
  }
  drawSurfacesWith(createCanvas);
  fillGlyphsWith(evenCoverage);
  registered = true;
}
