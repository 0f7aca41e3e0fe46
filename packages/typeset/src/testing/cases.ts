import { fontWeights } from '../font-weights.ts';
import { fontCatalogue } from '../fonts.ts';
import { layoutText } from '../layout.ts';
import type { LayoutLine, TextAlign, TextContext, TextStyle } from '../types.ts';
import { corpus, hardTexts, hyphenations } from './corpus.ts';
import { scripts } from './scripts.ts';

export interface LayoutCase {
  text: string;
  style: TextStyle;
  /** Width of the box, in pixels. */
  width: number;
}

/** Recorded in the browser too, which loads only these. */
const recordedFamilies = ['Roboto', 'Open Sans', 'Arial', 'Lora', 'Oswald', 'Pacifico', 'Roboto Slab'];

const faces = fontCatalogue
  .filter((family) => recordedFamilies.includes(family.name))
  .flatMap((family) => family.weights.map((name) => ({ fontFamily: family.name, fontWeight: fontWeights[name] })));
const sizes = [12, 20, 20.3, 33.75];
const widths = [90, 160, 247.5, 410];
const alignments: readonly TextAlign[] = ['left', 'center', 'right'];

/** Every text with changing fonts, sizes, widths and alignments. */
export const layoutCases: readonly LayoutCase[] = [...Object.values(corpus), ...hardTexts].flatMap((text, row) =>
  widths.map((width, column) => {
    const face = faces[(row + column) % faces.length] ?? { fontFamily: 'Roboto', fontWeight: 400 };
    const fontSize = sizes[(row + column * 3) % sizes.length] ?? 20;
    const textAlign = alignments[(row + column) % alignments.length] ?? 'left';
    return { text, width, style: { ...face, fontSize, textAlign } };
  }),
);

/** Texts in other scripts than Latin, in each family that has their letters. */
export const scriptCases: readonly LayoutCase[] = Object.values(scripts).flatMap(({ families, texts }, row) =>
  families.flatMap((fontFamily, at) =>
    texts.flatMap((text) =>
      widths.map((width, column) => {
        const fontSize = sizes[(row + at + column) % sizes.length] ?? 20;
        const textAlign = alignments[(at + column) % alignments.length] ?? 'left';
        return { text, width, style: { fontFamily, fontWeight: column % 2 === 0 ? 400 : 700, fontSize, textAlign } };
      }),
    ),
  ),
);

const spacings = [-0.02, 0.05, 0.2];

/** The same texts with their letters set closer or apart. */
export const spacedCases: readonly LayoutCase[] = layoutCases
  .filter((_, index) => index % 4 === 1)
  .map((layoutCase, index) => ({
    ...layoutCase,
    style: { ...layoutCase.style, letterSpacing: spacings[index % spacings.length] ?? 0 },
  }));

/** The same texts with their middle third in another weight and colour. */
export const runCases: readonly LayoutCase[] = layoutCases
  .filter((_, index) => index % 4 === 2)
  .map(({ text, style, width }) => {
    const third = Math.floor(text.length / 3);
    const runs = [{ start: third, end: 2 * third, fontWeight: style.fontWeight === 700 ? 400 : 700, fill: '#aa0000' }];
    return { text, width, style: { ...style, runs } };
  });

/** Texts whose words may be hyphenated, in columns of some words, every other one with runs. */
export const hyphenatedCases: readonly LayoutCase[] = Object.entries(hyphenations).flatMap(
  ([language, hyphenation], row) =>
    [90, 120, 137.5, 160, 200].map((width, column) => {
      const text = corpus[language] ?? '';
      const face = faces[(row + column) % faces.length] ?? { fontFamily: 'Roboto', fontWeight: 400 };
      const textAlign = alignments[(row + column) % alignments.length] ?? 'left';
      const runs = [{ start: 8, end: 30, fontWeight: face.fontWeight === 700 ? 400 : 700 }];
      const fontSize = [12, 15.2, 20][column % 3] ?? 12;
      return { text, width, style: { ...face, fontSize, textAlign, hyphenation, ...(row % 2 === 1 && { runs }) } };
    }),
);

/** The same, and texts in wider boxes, justified. */
export const justifiedCases: readonly LayoutCase[] = [
  ...hyphenatedCases,
  ...layoutCases.filter((_, index) => index % 4 === 0),
  ...spacedCases.filter((_, index) => index % 4 === 0),
  ...runCases.filter((_, index) => index % 4 === 1),
].map((layoutCase) => ({ ...layoutCase, style: { ...layoutCase.style, justified: true } }));

/** Texts with quotation marks at both ends of their words and a bullet before them, which hang out, some justified. */
export const hangingCases: readonly LayoutCase[] = layoutCases
  .filter((_, index) => index % 4 === 3)
  .map(({ text, style, width }, index) => ({
    text: `• ${text
      .split(' ')
      .map((word) => `“${word}”`)
      .join(' ')}`,
    width,
    style: { ...style, hangingPunctuation: true, ...(index % 3 === 0 && { justified: true }) },
  }));

const curves = [30, -60, 120, -180, 270, 4];

/** The same texts along circles, some with letter spacing and with runs. */
export const curvedCases: readonly LayoutCase[] = [
  ...layoutCases.filter((_, index) => index % 8 === 3),
  ...spacedCases.filter((_, index) => index % 8 === 5),
  ...runCases.filter((_, index) => index % 8 === 7),
].map((layoutCase, index) => ({
  ...layoutCase,
  style: { ...layoutCase.style, curve: curves[index % curves.length] ?? 30 },
}));

const rounded = (value: number) => Number(value.toFixed(4));

/** The lines of a case, to a ten-thousandth of a pixel. */
export function recordLayout(ctx: TextContext, { text, style, width }: LayoutCase): LayoutLine[] {
  return layoutText(ctx, text, style, width).lines.map((line) => ({
    ...line,
    x: rounded(line.x),
    baseline: rounded(line.baseline),
    width: rounded(line.width),
    ...(line.segments && { segments: line.segments.map((part) => ({ ...part, x: rounded(part.x) })) }),
    ...(line.radius !== undefined && { radius: rounded(line.radius) }),
    ...(line.pieces && {
      pieces: line.pieces.map(({ x, y, angle, width: own, ...piece }) => ({
        ...piece,
        x: rounded(x),
        y: rounded(y),
        angle: rounded(angle),
        width: rounded(own),
      })),
    }),
  }));
}
