import type { BackgroundClass } from '../../posters/truth.ts';
import { logo, pictogram } from './decoys.ts';
import { darkPalettes, lightPalettes } from './palettes.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { hasCapitalsOnly, hasItalic, nearestWeight, pickTypeface } from './typefaces.ts';
import type { Typeface } from './typefaces.ts';
import type { TextSource } from './words.ts';

/** How a title stands out. */
type Effect = 'none' | 'soft shadow' | 'hard shadow' | 'outline' | 'glow';

export interface Design {
  random: Random;
  words: TextSource;
  palette: Palette;
  background: BackgroundClass;
  display: Typeface;
  text: Typeface;
  effect: Effect;
  /** Whether the title shows its first word in the accent's colour. */
  twoColours: boolean;
}

export interface TextStyle {
  /** px */
  size: number;
  /** Which of the design's families. @default 'text' */
  face?: 'display' | 'text';
  /** The nearest one of the family is taken. @default 400 */
  weight?: number;
  /** @default the palette's ink */
  color?: string;
  /** @default 'left' */
  align?: 'left' | 'center' | 'right';
  italic?: boolean;
  /** Letter spacing in em. */
  spacing?: number;
  /** Line height as a multiple of the size. @default 1.25 */
  leading?: number;
  /** More CSS. */
  css?: string;
  /** Shown in the accent's colour. */
  firstWord?: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One text of the truth; `part` names the part of the layout that it belongs to. */
export function text(design: Design, part: string, content: string, style: TextStyle): string {
  const typeface = design[style.face ?? 'text'];
  const declarations = [
    `font-family:'${typeface.family}'`,
    `font-size:${style.size}px`,
    `font-weight:${nearestWeight(typeface, style.weight ?? 400)}`,
    `font-style:${style.italic && hasItalic(typeface) ? 'italic' : 'normal'}`,
    `line-height:${style.leading ?? 1.25}`,
    `text-align:${style.align ?? 'left'}`,
    `color:${style.color ?? design.palette.ink}`,
    style.spacing === undefined ? '' : `letter-spacing:${style.spacing}em`,
    style.css ?? '',
  ];
  const shown = hasCapitalsOnly(typeface) ? content.toUpperCase() : content;
  const [first = '', ...rest] = shown.split(' ');
  const inner =
    style.firstWord && rest.length > 0
      ? `<span style="color:${style.firstWord}">${escaped(first)}</span> ${escaped(rest.join(' '))}`
      : escaped(shown);
  return `<p data-text="${part}" style="${declarations.filter(Boolean).join(';')}">${inner}</p>`;
}

function effectCss({ effect, palette }: Design, size: number): string {
  const away = palette.paper;
  switch (effect) {
    case 'soft shadow':
      return `text-shadow:0 ${(size * 0.05).toFixed(1)}px ${(size * 0.14).toFixed(1)}px rgba(0,0,0,.55)`;
    case 'hard shadow':
      return `text-shadow:${(size * 0.045).toFixed(1)}px ${(size * 0.045).toFixed(1)}px 0 ${palette.accent}`;
    case 'outline':
      return `-webkit-text-stroke:${Math.max(2, size * 0.06).toFixed(1)}px ${away};paint-order:stroke fill`;
    case 'glow':
      return `text-shadow:0 0 ${(size * 0.12).toFixed(1)}px ${palette.accent},0 0 ${(size * 0.3).toFixed(1)}px ${palette.accent}`;
    default:
      return '';
  }
}

/** The largest size at which the longest word still fits, at most `size`. */
export function fittingSize(content: string, width: number, size: number): number {
  const longest = Math.max(...content.split(' ').map((word) => word.length));
  return Math.round(Math.min(size, width / (longest * 0.68)));
}

/** The title, with the effect of the design. */
export function title(design: Design, content: string, width: number, style: TextStyle): string {
  const size = fittingSize(content, width, style.size);
  return text(design, 'title', content, {
    face: 'display',
    weight: 700,
    leading: 1.15,
    ...style,
    size,
    css: `${effectCss(design, size)};${style.css ?? ''}`,
    ...(design.twoColours && { firstWord: design.palette.accent }),
  });
}

/** A pictogram or a logo of that size. */
export function sign(design: Design, size: number, color = design.palette.accent): string {
  return design.random.chance(0.3) ? logo(design.random, design.palette, size) : pictogram(design.random, color, size);
}

/** Colours, faces and effects of one poster. On a photograph the letters are light, as designers set them there. */
export function createDesign(random: Random, words: TextSource, background: BackgroundClass): Design {
  const dark = background === 'photo' || random.chance(0.45);
  const palette = random.pick(dark ? darkPalettes : lightPalettes);
  const display = pickTypeface(random, 'display', words.alphabet);
  const effects: readonly Effect[] =
    background === 'photo' || background === 'pattern'
      ? ['soft shadow', 'soft shadow', 'outline', dark ? 'glow' : 'outline']
      : ['none', 'none', 'none', 'soft shadow', 'hard shadow', 'outline'];
  return {
    random,
    words,
    palette,
    background,
    display,
    text: pickTypeface(random, 'text', words.alphabet),
    effect: random.pick(effects),
    twoColours: background !== 'photo' && random.chance(0.25),
  };
}
