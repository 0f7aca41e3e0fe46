import { photograph } from './camera.ts';
import type { Exposure, Scene } from './camera.ts';
import { lights } from './lights.ts';
import { mountains } from './mountains.ts';
import { planks } from './planks.ts';
import { plaster } from './plaster.ts';
import { shore } from './shore.ts';

interface Photograph {
  scene: (width: number, height: number) => Scene;
  exposure: Exposure;
}

/** The photograph behind a poster, by the poster's name. */
const photographs: Readonly<Record<string, Photograph>> = {
  'mountain-tours': {
    scene: mountains,
    exposure: { width: 1440, height: 960, grain: 3, vignette: 0.2, quality: 86 },
  },
  'nuit-du-jazz': { scene: lights, exposure: { width: 1000, height: 1400, grain: 2.8, vignette: 0.2, quality: 86 } },
  'playa-limpia': { scene: shore, exposure: { width: 1080, height: 1080, grain: 3.2, vignette: 0.1, quality: 84 } },
  'skin-care': { scene: plaster, exposure: { width: 1600, height: 1000, grain: 3, vignette: 0.15, quality: 84 } },
  trattoria: { scene: planks, exposure: { width: 900, height: 1200, grain: 3, vignette: 0.3, quality: 84 } },
};

/** JPEG of the photograph behind that poster; undefined where it has none. */
export async function photographFor(poster: string): Promise<Buffer | undefined> {
  const wanted = photographs[poster];
  if (!wanted) return undefined;
  const { width, height } = wanted.exposure;
  return photograph(wanted.scene(width, height), wanted.exposure);
}
