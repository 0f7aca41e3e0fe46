import { letterLikeTexture, otherScript, pictogram } from '../decoys.ts';
import { fittingSize, sign, text, title } from '../design.ts';
import { across, many, panel, stack } from './layout.ts';
import type { Layout } from './layout.ts';

/** A sign on a building or a street: few words, large, beside a pictogram. */
export const wayfinding: Layout = {
  name: 'sign',
  size: ({ random }) =>
    random.pick([
      { width: 1200, height: 620 },
      { width: 1000, height: 700 },
    ]),
  body: (design, { width }) => {
    const { words, palette, random } = design;
    const row = (index: number): string => {
      const content = words.word();
      return across(34, [
        pictogram(random, palette.accent, 96),
        text(design, `row ${index}`, content, {
          size: fittingSize(content, width - 330, 84),
          weight: 700,
          face: index === 0 ? 'display' : 'text',
        }),
      ]);
    };
    return stack(
      36,
      [
        ...many(random.whole(2, 3), row),
        text(design, 'hint', words.phrase(), { size: 36, weight: 500, color: palette.soft }),
        ...(random.chance(0.5) ? [otherScript(random, palette.soft, 36)] : []),
      ],
      `padding:60px 70px;margin:18px;border:10px solid ${palette.ink};border-radius:34px`,
    );
  },
};

/** Rules of a house, one below the other, with a warning. */
export const notice: Layout = {
  name: 'notice',
  size: () => ({ width: 1050, height: 1150 }),
  body: (design, { width }) => {
    const { words, palette, random } = design;
    const rule = (index: number): string =>
      across(28, [
        pictogram(random, palette.ink, 60),
        text(design, `rule ${index}`, random.chance(0.5) ? words.phrase() : words.sentence(), {
          size: 31,
          css: 'flex:1',
        }),
      ]);
    return stack(
      44,
      [
        `<div style="background:${palette.accent};padding:30px 40px;border-radius:16px">${text(design, 'warning', words.upper(words.phrase()), { size: 52, weight: 800, face: 'display', color: palette.onAccent, align: 'center' })}</div>`,
        panel(design, stack(32, many(random.whole(4, 6), rule)), 'padding:36px'),
        otherScript(random, palette.soft, 28),
        text(design, 'signature', words.phrase(), { size: 30, weight: 600, align: 'right' }),
      ],
      `padding:64px 70px;width:${width}px`,
    );
  },
};

/** A screen of an app: bar, cards, buttons. */
export const appScreen: Layout = {
  name: 'app screen',
  size: () => ({ width: 780, height: 1400 }),
  body: (design, { width }) => {
    const { words, palette, random } = design;
    const card = (index: number): string =>
      `<div style="background:${palette.tint};border-radius:26px;padding:30px">${across(24, [
        sign(design, 72),
        stack(8, [
          text(design, `card ${index}`, words.phrase(), { size: 31, weight: 600 }),
          text(design, `detail ${index}`, words.word(), { size: 24, color: palette.soft }),
        ]),
      ])}</div>`;
    return stack(
      34,
      [
        across(
          0,
          [text(design, 'clock', '9:41', { size: 25, weight: 600 }), letterLikeTexture(random, palette.soft)],
          'justify-content:space-between',
        ),
        title({ ...design, effect: 'none' }, words.phrase(), width - 100, { size: 58 }),
        text(design, 'lead', words.sentence(), { size: 28, color: palette.soft }),
        ...many(random.whole(3, 5), card),
        `<div style="background:${palette.accent};border-radius:22px;padding:28px">${text(design, 'button', words.phrase(), { size: 32, weight: 600, color: palette.onAccent, align: 'center' })}</div>`,
        across(
          0,
          many(4, (index) => text(design, `tab ${index}`, words.word(), { size: 21, align: 'center' })),
          'justify-content:space-around',
        ),
      ],
      'padding:44px 50px',
    );
  },
};

/** Letters cut into or raised from one material; the relief is made of the strokes, so that the page shows none itself. */
export const plaque: Layout = {
  name: 'plaque',
  size: () => ({ width: 1000, height: 700 }),
  body: (design, { width }) => {
    const { words } = design;
    const size = fittingSize(words.upper(words.word()), width - 200, 120);
    return stack(
      40,
      [
        text(design, 'title', words.upper(words.word()), {
          size,
          weight: 700,
          align: 'center',
          face: 'display',
          spacing: 0.04,
        }),
        text(design, 'line', words.phrase(), { size: 60, weight: 600, align: 'center' }),
        text(design, 'year', `1${design.random.whole(780, 989)}`, {
          size: 64,
          weight: 600,
          align: 'center',
          spacing: 0.1,
        }),
      ],
      'padding:80px;margin:28px;border:9px double rgba(0,0,0,.4);min-height:644px;justify-content:center',
    );
  },
};

const glow = (color: string, size: number): string =>
  `text-shadow:0 0 ${size * 0.05}px #fff,0 0 ${size * 0.12}px ${color},0 0 ${size * 0.3}px ${color},0 0 ${size * 0.7}px ${color}`;

/** Glass tubes before a dark wall. */
export const neonSign: Layout = {
  name: 'neon sign',
  size: () => ({ width: 1100, height: 760 }),
  body: (design, { width }) => {
    const { words, random } = design;
    const tube = (part: string, content: string, largest: number): string => {
      const [inner, outer] = random.pick([
        ['#ffe3f4', '#ff2fa0'],
        ['#dffcff', '#19c8ff'],
        ['#fff3cf', '#ff8a1f'],
        ['#e4ffe6', '#2bff6a'],
      ] as const);
      const size = fittingSize(content, width - 240, largest);
      return text(design, part, content, {
        face: 'display',
        weight: 400,
        size,
        color: inner,
        align: 'center',
        css: glow(outer, size),
      });
    };
    return stack(
      50,
      [tube('title', words.word(), 190), tube('line', words.upper(words.phrase()), 74)],
      'padding:90px;min-height:inherit;justify-content:center',
    );
  },
};
