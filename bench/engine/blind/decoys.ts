import type { Random } from './random.ts';
import type { Palette } from './palettes.ts';
import type { DecoyKind } from './truth.ts';

/** Drawings in a field of 64 × 64. */
const pictograms: readonly string[] = [
  // Flame
  '<path d="M32 4c4 12 18 18 18 36a18 18 0 0 1-36 0c0-8 4-13 8-17 1 6 3 8 6 9 1-10-1-18 4-28z"/>',
  // Arrow
  '<path d="M4 26h34V12l22 20-22 20V38H4z"/>',
  // Cup
  '<path d="M8 18h38v6h6a10 10 0 0 1 0 20h-7a16 16 0 0 1-14 10h-9A16 16 0 0 1 8 38zm38 12v8h5a4 4 0 0 0 0-8zM14 58h28v4H14z"/>',
  // Waves
  '<path fill="none" stroke="currentColor" stroke-width="6" d="M4 18q7-10 14 0t14 0 14 0 14 0M4 34q7-10 14 0t14 0 14 0 14 0M4 50q7-10 14 0t14 0 14 0 14 0"/>',
  // Ladder
  '<path fill="none" stroke="currentColor" stroke-width="6" d="M20 4v56M44 4v56M20 16h24M20 28h24M20 40h24M20 52h24"/>',
  // Bicycle
  '<g fill="none" stroke="currentColor" stroke-width="4"><circle cx="14" cy="42" r="11"/><circle cx="50" cy="42" r="11"/><path d="M14 42l10-20h18l8 20M24 22l8 20 10-20M20 22h8M42 22l-2-8h8"/></g>',
  // Tent
  '<path d="M32 8L60 56H40L32 40l-8 16H4z"/>',
  // No smoking
  '<g fill="none" stroke="currentColor" stroke-width="6"><circle cx="32" cy="32" r="26"/><path d="M14 14l36 36"/><path d="M14 36h30M48 36h4"/></g>',
  // Leaf
  '<path d="M56 6C20 6 6 26 10 50l-6 8 4 3 7-8c24 4 42-12 41-47zM16 46c6-16 16-24 28-30C32 24 24 32 16 46z" fill-rule="evenodd"/>',
  // Bus
  '<path fill-rule="evenodd" d="M8 10h48v40h-4v8h-8v-8H20v8h-8v-8H8zm6 6v16h16V16zm20 0v16h16V16zM14 38v6h8v-6zm28 0v6h8v-6z"/>',
];

const texture: Record<string, (random: Random, colour: string) => string> = {
  barcode: (random, colour) => {
    let at = 0;
    const bars: string[] = [];
    while (at < 190) {
      const width = random.whole(2, 6);
      bars.push(`<rect x="${at}" width="${width}" height="60" fill="${colour}"/>`);
      at += width + random.whole(2, 6);
    }
    return `<svg viewBox="0 0 200 60" width="200" height="60">${bars.join('')}</svg>`;
  },
  fence: (_, colour) =>
    `<svg viewBox="0 0 220 60" width="220" height="60" stroke="${colour}" stroke-width="5" fill="none">${Array.from({ length: 11 }, (_unused, index) => `<path d="M${10 + index * 20} 60V10l6-8 6 8"/>`).join('')}<path d="M0 28h220M0 46h220"/></svg>`,
  windows: (random, colour) =>
    `<svg viewBox="0 0 220 80" width="220" height="80" fill="${colour}">${Array.from({ length: 30 }, (_, index) => (random.chance(0.75) ? `<rect x="${(index % 10) * 22 + 4}" y="${Math.floor(index / 10) * 26 + 3}" width="12" height="18"/>` : '')).join('')}</svg>`,
  ruler: (_, colour) =>
    `<svg viewBox="0 0 240 40" width="240" height="40" stroke="${colour}" stroke-width="3">${Array.from({ length: 24 }, (_unused, index) => `<path d="M${5 + index * 10} 0V${index % 5 === 0 ? 36 : 20}"/>`).join('')}</svg>`,
  zigzag: (_, colour) =>
    `<svg viewBox="0 0 240 40" width="240" height="40" fill="none" stroke="${colour}" stroke-width="5"><path d="M4 36${Array.from({ length: 12 }, (_unused, index) => `L${14 + index * 20} 6L${24 + index * 20} 36`).join('')}"/></svg>`,
};

/** Words in letters of other scripts, which Roboto and Open Sans hold. */
const otherScripts: readonly string[] = [
  'Добро пожаловать',
  'Свежий хлеб',
  'Καλημέρα σας',
  'Ψωμί και κρασί',
  'Вхід',
  'Молоко и мёд',
];

function mark(kind: DecoyKind, inner: string, style = ''): string {
  return `<div data-decoy="${kind}" style="display:inline-block;line-height:0;${style}">${inner}</div>`;
}

export function pictogram(random: Random, colour: string, size: number): string {
  return mark(
    'pictogram',
    `<svg viewBox="0 0 64 64" width="${size}" height="${size}" fill="${colour}" style="color:${colour}">${random.pick(pictograms)}</svg>`,
  );
}

export function letterLikeTexture(random: Random, colour: string): string {
  const draw = texture[random.pick(Object.keys(texture))];
  if (!draw) throw new Error('There is no texture.');
  return mark('texture', draw(random, colour));
}

/** A sign made of shapes, some of them like letters: a brand's, which no translation may touch. */
export function logo(random: Random, { accent, ink, onAccent }: Palette, size: number): string {
  const shapes = [
    `<circle cx="32" cy="32" r="30" fill="${accent}"/><path fill="none" stroke="${onAccent}" stroke-width="7" d="M18 48V16l14 20 14-20v32"/>`,
    `<rect width="64" height="64" rx="14" fill="${accent}"/><path fill="none" stroke="${onAccent}" stroke-width="8" d="M46 20a16 16 0 1 0 0 24M34 32h14"/>`,
    `<path fill="${ink}" d="M32 2l30 30-30 30L2 32z"/><path fill="none" stroke="${accent}" stroke-width="6" d="M22 46V18h10a9 9 0 0 1 0 18H22m10 0l12 10"/>`,
    `<path fill="none" stroke="${accent}" stroke-width="9" d="M6 58V10l26 34 26-34v48"/><circle cx="32" cy="10" r="7" fill="${ink}"/>`,
  ];
  return mark('logo', `<svg viewBox="0 0 64 64" width="${size}" height="${size}">${random.pick(shapes)}</svg>`);
}

export function otherScript(random: Random, colour: string, size: number): string {
  return mark(
    'script',
    `<span style="font:500 ${size}px/1.2 'Roboto';color:${colour};white-space:nowrap">${random.pick(otherScripts)}</span>`,
    'align-self:flex-start',
  );
}
