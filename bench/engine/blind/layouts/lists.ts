import { letterLikeTexture } from '../decoys.ts';
import { sign, text, title } from '../design.ts';
import type { Design } from '../design.ts';
import { across, many, panel, stack } from './layout.ts';
import type { Layout } from './layout.ts';

function priced(design: Design, index: number, size: number): string {
  const { words, palette } = design;
  return `<div style="display:flex;align-items:baseline;gap:18px">${text(design, `item ${index}`, words.word(), { size, weight: 500 })}<div style="flex:1;border-bottom:2px dotted ${palette.soft}"></div>${text(design, `price ${index}`, words.price(), { size, weight: 700, align: 'right' })}</div>`;
}

/** A restaurant's: courses, dishes, what is in them, prices. */
export const menu: Layout = {
  name: 'menu',
  size: () => ({ width: 960, height: 1280 }),
  body: (design, { width }) => {
    const { words, palette, random } = design;
    const course = (index: number): string =>
      stack(20, [
        text(design, `course ${index}`, words.upper(words.word()), {
          size: 36,
          weight: 700,
          face: 'display',
          color: palette.accent,
        }),
        ...many(random.whole(2, 3), (dish) =>
          stack(4, [
            priced(design, index * 10 + dish, 30),
            text(design, `dish ${index} ${dish}`, words.phrase(), { size: 23, italic: true, color: palette.soft }),
          ]),
        ),
      ]);
    return stack(
      48,
      [
        title(design, words.phrase(), width - 160, { size: 92, align: 'center' }),
        panel(design, stack(44, many(3, course)), 'padding:40px 44px'),
        across(24, [sign(design, 70), letterLikeTexture(random, palette.soft)], 'justify-content:center'),
      ],
      'padding:72px 80px',
    );
  },
};

/** Two or three columns of goods and prices. */
export const priceList: Layout = {
  name: 'price list',
  size: () => ({ width: 1280, height: 900 }),
  body: (design, { width }) => {
    const { words, palette, random } = design;
    const columns = random.whole(2, 3);
    const column = (index: number): string =>
      panel(
        design,
        stack(22, [
          text(design, `column ${index}`, words.word(), { size: 40, weight: 700, color: palette.accent }),
          ...many(random.whole(4, 6), (row) => priced(design, index * 10 + row, 28)),
        ]),
        'flex:1;padding:32px',
      );
    return stack(
      56,
      [
        title(design, words.upper(words.phrase()), width - 160, { size: 96 }),
        `<div style="display:flex;gap:48px;align-items:flex-start">${many(columns, column).join('')}</div>`,
        text(design, 'foot', words.sentence(), { size: 24, color: palette.soft }),
      ],
      'padding:70px 80px',
    );
  },
};

/** A page of over forty lines in two columns, as in a handbook. */
export const densePage: Layout = {
  name: 'dense page',
  size: () => ({ width: 1100, height: 1450 }),
  body: (design, { width }) => {
    const { words, palette } = design;
    const paragraph = (index: number): string =>
      text(design, `paragraph ${index}`, many(5, () => words.sentence()).join(' '), { size: 20, leading: 1.4 });
    const column = (index: number): string =>
      stack(
        26,
        many(4, (part) =>
          stack(10, [
            text(design, `heading ${index} ${part}`, words.phrase(), { size: 27, weight: 700, color: palette.accent }),
            paragraph(index * 10 + part),
          ]),
        ),
        'flex:1;min-width:0',
      );
    return stack(
      44,
      [
        title(design, words.phrase(), width - 160, { size: 66 }),
        text(design, 'lead', words.sentence(), { size: 30, weight: 500, color: palette.soft }),
        panel(
          design,
          `<div style="display:flex;gap:56px">${column(0)}${column(1)}</div>`,
          design.background === 'flat' ? '' : 'padding:36px',
        ),
        text(design, 'page', '47', { size: 20, align: 'center' }),
      ],
      'padding:70px 80px',
    );
  },
};

/** The back of a package: text of ten to twelve pixels. */
export const smallPrint: Layout = {
  name: 'small print',
  size: () => ({ width: 640, height: 480 }),
  body: (design, { width }) => {
    const { words, random, palette } = design;
    const size = random.whole(10, 12);
    return stack(
      18,
      [
        title(design, words.word(), width - 80, { size: 44 }),
        panel(
          design,
          stack(12, [
            text(design, 'first', `${words.sentence()} ${words.sentence()}`, { size, leading: 1.35 }),
            text(design, 'second', words.sentence(), { size, weight: 700, leading: 1.35 }),
            text(design, 'third', `${words.sentence()} ${words.phrase()}.`, {
              size: size + 2,
              leading: 1.35,
              color: palette.soft,
            }),
          ]),
          'padding:14px 16px;width:420px',
        ),
        across(20, [letterLikeTexture(random, palette.ink), sign(design, 44)], ''),
      ],
      'padding:36px 40px',
    );
  },
};
