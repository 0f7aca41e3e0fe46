import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';
import { registeredUserFamily, registerUserFamily } from '../user-fonts.ts';
import { scriptFamily } from './scripts.ts';

/** Makes the font of the scripts that the library lacks known to @napi-rs/canvas, as `addUserFont` does in a browser. */
export function registerScriptFamily(): void {
  const path = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
  if (!GlobalFonts.registerFromPath(path, registeredUserFamily(scriptFamily)))
    throw new Error(`The font ${path} cannot be read.`);
  registerUserFamily(scriptFamily);
}
