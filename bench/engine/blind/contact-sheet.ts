import sharp from 'sharp';
import { blindColumns } from './blind-columns.ts';
import type { BlindScore } from './scores/score.ts';
import type { BlindCase } from './truth.ts';

/** One picture and what became of it; paths of files. */
export interface SheetEntry {
  item: BlindCase;
  score: BlindScore;
  erased: string;
  /** The place where a translation was set; undefined where the engine found nothing to translate. */
  result: string | undefined;
}

/** Width of a thumbnail, in px. */
const width = 620;

async function thumbnail(path: string): Promise<string> {
  const jpeg = await sharp(path).resize({ width, withoutEnlargement: true }).jpeg({ quality: 80 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const polygon = (points: readonly { x: number; y: number }[], kind: string): string =>
  `<polygon class="${kind}" points="${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}"/>`;

/** The true lines and the decoys over the picture without text. */
function overlay({ truth }: BlindCase): string {
  const lines = truth.texts.flatMap(({ lines }) => lines.map(({ box }) => polygon(box, 'line')));
  const decoys = truth.decoys.map(({ quad }) => polygon(quad, 'decoy'));
  return `<svg viewBox="0 0 ${truth.width} ${truth.height}">${lines.join('')}${decoys.join('')}</svg>`;
}

function figure(caption: string, image: string | undefined, above = ''): string {
  const picture = image ? `<img src="${image}" alt="">` : '<p class="none">nothing to translate was found</p>';
  return `<figure><div>${picture}${above}</div><figcaption>${caption}</figcaption></figure>`;
}

async function row({ item, score, erased, result }: SheetEntry): Promise<string> {
  const scores = blindColumns
    .map(({ heading, digits, value }) => `<span>${heading} <b>${value([score])?.toFixed(digits) ?? '–'}</b></span>`)
    .join('');
  const [source, without, set, truth] = await Promise.all([
    thumbnail(item.poster),
    thumbnail(erased),
    result ? thumbnail(result) : undefined,
    thumbnail(item.background),
  ]);
  const texts = item.truth.texts.map(({ text }) => `<li>${escaped(text)}</li>`).join('');
  return `<section><h2>${escaped(item.name)}</h2><p class="scores">${scores}</p><div class="row">${figure('source', source)}${figure('erased', without)}${figure('result', set)}${figure('truth', truth, overlay(item))}</div><details><summary>texts, ${escaped(item.truth.language)}</summary><ul>${texts}</ul></details></section>`;
}

const style = `body{font:14px/1.4 system-ui,sans-serif;margin:24px;background:#f3f3f3;color:#111}
h1{font-size:20px}h2{font-size:16px;margin:32px 0 4px}.row{display:grid;grid-template-columns:repeat(4,1fr);gap:12px}
figure{margin:0}figure div{position:relative;background:#ddd}img{display:block;width:100%}svg{position:absolute;inset:0;width:100%;height:100%}
polygon{fill:none;stroke-width:3}.line{stroke:#0a0}.decoy{stroke:#06f}.scores{display:flex;flex-wrap:wrap;gap:4px 14px;margin:0 0 6px;color:#444}
.none{padding:40px;text-align:center;margin:0}figcaption{color:#555}`;

/** One HTML file without any other: of each picture the source, what was erased, what was set, and the truth, with the scores. */
export async function contactSheet(entries: readonly SheetEntry[], heading: string): Promise<string> {
  const rows: string[] = [];
  for (const entry of entries) rows.push(await row(entry));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(heading)}</title><style>${style}</style></head><body><h1>${escaped(heading)}</h1>${rows.join('\n')}</body></html>\n`;
}
