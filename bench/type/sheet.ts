import sharp from 'sharp';
import type { TypeCase } from './draw.ts';
import type { TextScore } from './score.ts';

const width = 560;

async function thumbnail(path: string): Promise<string> {
  const jpeg = await sharp(path).resize({ width, withoutEnlargement: true }).jpeg({ quality: 80 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

async function section(
  item: TypeCase,
  scores: readonly TextScore[],
  results: Readonly<Record<string, string>>,
): Promise<string> {
  const pictures = { source: item.poster, designer: item.target, ...results };
  const figures = await Promise.all(
    Object.entries(pictures).map(
      async ([name, path]) =>
        `<figure><img src="${await thumbnail(path)}" alt=""><figcaption>${name}</figcaption></figure>`,
    ),
  );
  const rows = item.texts.map(({ design }, index) => {
    const score = scores[index];
    const asked = `${design.typeface.name} ${design.face.weight}${design.face.style === 'italic' ? 'i' : ''} ${design.size * item.scale}/${design.leading} ${design.tracking}`;
    const failed = score
      ? (['read', 'class', 'family', 'weight', 'slope', 'size', 'tracking'] as const).filter((key) => !score[key])
      : [];
    return `<li>${score?.kept ? '✓' : '✗'} ${design.part}: ${asked} (${design.typeface.class}) → ${score?.set} · IoU ${score?.iou.toFixed(2)} ΔE ${score?.color.toFixed(1)} ${score?.background.toFixed(0)} dB, closeness ${score?.closeness.toFixed(2)} <b>${failed.join(', ')}</b></li>`;
  });
  return `<section><h2>${item.design.name}</h2><div class="row">${figures.join('')}</div><ul>${rows.join('')}</ul></section>`;
}

const style = `body{font:13px/1.4 system-ui,sans-serif;margin:20px;background:#eee;color:#111}.row{display:flex;gap:10px}
figure{margin:0;flex:1}img{display:block;width:100%}h2{font-size:15px;margin:24px 0 6px}b{color:#b00}`;

/** One HTML file: of each poster the source, the designer's version and what each system set, with the scores of ours. */
export async function typeSheet(
  entries: readonly { item: TypeCase; scores: readonly TextScore[]; results: Readonly<Record<string, string>> }[],
  heading: string,
): Promise<string> {
  const sections: string[] = [];
  for (const { item, scores, results } of entries) sections.push(await section(item, scores, results));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${heading}</title><style>${style}</style></head><body><h1>${heading}</h1>${sections.join('\n')}</body></html>\n`;
}
