import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import type { Language } from '@palimpsest/contract';
import sharp from 'sharp';
import type { BackgroundClass } from '../../posters/truth.ts';
import { createDesign } from './design.ts';
import type { Design } from './design.ts';
import type { Layout } from './layouts/index.ts';
import type { Random } from './random.ts';
import { renderScene, sceneFor } from './scenery.ts';
import type { Surface } from './scenery.ts';
import { fontFaceRules, typefaces } from './typefaces.ts';
import { createTextSource } from './words.ts';

export interface PageRequest {
  layout: Layout;
  background: BackgroundClass;
  language: Language;
  /** The subject of the photograph. @default 'view' */
  photograph?: Surface;
}

const style = `
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
body{display:flow-root;position:relative;overflow:hidden;isolation:isolate;font-kerning:normal}
.photograph{position:absolute;inset:0;z-index:-1;width:100%;height:100%;object-fit:cover}
.without-text [data-text],.without-text [data-text] *{color:transparent!important;text-shadow:none!important;-webkit-text-stroke:0 transparent!important}
.without-text [data-arc]{fill:transparent!important}
.only-strokes,.only-strokes *{background:none!important;border-color:transparent!important;box-shadow:none!important;color:transparent!important;text-shadow:none!important;outline:none!important}
.only-strokes{background:#000!important}
.only-strokes .photograph,.only-strokes [data-decoy],.only-strokes [data-scenery]{visibility:hidden!important}
.only-strokes [data-text],.only-strokes [data-text] *{color:#fff!important;-webkit-text-stroke-color:#fff!important}
.only-strokes [data-arc]{fill:#fff!important}
`;

function patternCss({ paper, tint }: { paper: string; tint: string }, random: Random): string {
  const pitch = random.whole(26, 72);
  return random.pick([
    `repeating-linear-gradient(${random.pick([45, -45, 90])}deg,${paper} 0 ${pitch}px,${tint} ${pitch}px ${pitch * 2}px)`,
    `radial-gradient(circle ${pitch * 0.22}px at ${pitch / 2}px ${pitch / 2}px,${tint} 96%,transparent) 0 0/${pitch}px ${pitch}px,${paper}`,
    `conic-gradient(${paper} 25%,${tint} 0 50%,${paper} 0 75%,${tint} 0) 0 0/${pitch * 2}px ${pitch * 2}px`,
    `repeating-linear-gradient(0deg,transparent 0 ${pitch - 3}px,${tint} ${pitch - 3}px ${pitch}px),repeating-linear-gradient(90deg,${paper} 0 ${pitch - 3}px,${tint} ${pitch - 3}px ${pitch}px)`,
  ]);
}

function backgroundCss({ background, palette, random }: Design): string {
  if (background === 'pattern') return patternCss(palette, random);
  if (background !== 'gradient') return palette.paper;
  return random.chance(0.6)
    ? `linear-gradient(${random.whole(0, 359)}deg,${palette.paper},${palette.tint})`
    : `radial-gradient(circle at ${random.whole(20, 80)}% ${random.whole(10, 70)}%,${palette.tint},${palette.paper} 80%)`;
}

/** A photograph behind light letters is darkened a little, as designers do. */
async function writePhotograph(
  design: Design,
  surface: Surface,
  width: number,
  height: number,
  path: string,
): Promise<void> {
  const scene = await renderScene(sceneFor(surface, design.random.fork('photograph')), width, height);
  const brightness = surface === 'view' ? design.random.between(0.6, 0.85) : 1;
  await sharp(scene.data, { raw: { width, height, channels: 3 } })
    .modulate({ brightness })
    .jpeg({ quality: 92 })
    .toFile(path);
}

/** Writes the page, and its photograph where it has one, into that folder; gives the path of the HTML and the design. */
export async function writePage(
  request: PageRequest,
  random: Random,
  directory: string,
): Promise<{ path: string; design: Design }> {
  const { layout, background, language } = request;
  const design = createDesign(random.fork('design'), createTextSource(language, random.fork('words')), background);
  const size = layout.size(design);
  const body = layout.body(design, size);
  if (background === 'photo') {
    await writePhotograph(
      design,
      request.photograph ?? 'view',
      size.width,
      size.height,
      join(directory, 'photograph.jpg'),
    );
  }
  const roboto = typefaces().filter(({ family }) => family === 'Roboto');
  const html = `<!doctype html><html lang="${language.tag}" data-background="${background}"><head><meta charset="utf-8"><style>
${fontFaceRules([...new Set([design.display, design.text, ...roboto])])}${style}
body{width:${size.width}px;min-height:${size.height}px;background:${backgroundCss(design)}}
</style></head><body>${background === 'photo' ? '<img class="photograph" src="photograph.jpg">' : ''}${body}</body></html>`;
  const path = join(directory, 'poster.html');
  await writeFile(path, html);
  return { path, design };
}
