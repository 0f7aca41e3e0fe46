import { sign, text, title } from '../design.ts';
import { across, many, panel, stack } from './layout.ts';
import type { Layout } from './layout.ts';

/** One claim, an offer, a button. */
export const advertisement: Layout = {
  name: 'ad',
  size: ({ random }) =>
    random.pick([
      { width: 1080, height: 1080 },
      { width: 1200, height: 900 },
      { width: 900, height: 1200 },
    ]),
  body: (design, { width }) => {
    const { words, palette, random } = design;
    const align = random.pick(['left', 'center'] as const);
    const self = align === 'left' ? 'flex-start' : 'center';
    const inner = width - 160;
    return stack(
      44,
      [
        across(24, [sign(design, 84), text(design, 'brand', words.word(), { size: 34, weight: 700 })]),
        title(design, words.upper(words.phrase()), inner, { size: random.whole(96, 150), align }),
        text(design, 'lead', words.sentence(), { size: 36, weight: 500, align, css: `max-width:${inner * 0.82}px` }),
        `<div style="background:${palette.accent};padding:22px 46px;border-radius:99px">${text(design, 'button', words.phrase(), { size: 32, weight: 700, color: palette.onAccent, align: 'center' })}</div>`,
        text(design, 'small print', words.sentence(), { size: 22, color: palette.soft, align }),
      ],
      `padding:90px 80px;min-height:inherit;justify-content:space-between;align-items:${self}`,
    );
  },
};

/** A programme of days and what happens on them. */
export const programme: Layout = {
  name: 'programme',
  size: () => ({ width: 1000, height: 1300 }),
  body: (design, { width }) => {
    const { words, palette, random } = design;
    const event = (index: number): string =>
      across(36, [
        `<div style="background:${palette.accent};padding:14px 20px;border-radius:12px">${text(design, `time ${index}`, `${random.whole(9, 21)}:${random.pick(['00', '15', '30'])}`, { size: 30, weight: 700, color: palette.onAccent })}</div>`,
        stack(6, [
          text(design, `event ${index}`, words.phrase(), { size: 36, weight: 600 }),
          text(design, `note ${index}`, words.word(), { size: 25, color: palette.soft, italic: true }),
        ]),
      ]);
    const list = panel(design, stack(34, many(random.whole(4, 6), event)), 'padding:44px 48px');
    return stack(
      52,
      [
        title(design, words.phrase(), width - 140, { size: 104, align: 'center' }),
        text(design, 'lead', words.sentence(), { size: 30, weight: 500, align: 'center', css: 'padding:0 60px' }),
        list,
        across(
          30,
          [sign(design, 64), text(design, 'foot', words.phrase(), { size: 26 }), sign(design, 64)],
          'justify-content:center',
        ),
      ],
      'padding:90px 70px',
    );
  },
};

/** A package: name, kind, claims around it, very small print below. */
export const label: Layout = {
  name: 'label',
  size: () => ({ width: 900, height: 1100 }),
  body: (design, { width }) => {
    const { words, palette, random } = design;
    return stack(
      40,
      [
        across(20, [sign(design, 90)], 'justify-content:center'),
        title(design, words.word(), width - 200, { size: 150, align: 'center' }),
        text(design, 'kind', words.upper(words.word()), { size: 42, weight: 600, align: 'center', spacing: 0.22 }),
        `<div style="height:5px;background:${palette.accent};margin:0 120px"></div>`,
        text(design, 'claim', words.sentence(), { size: 34, align: 'center', italic: true, css: 'padding:0 90px' }),
        panel(
          design,
          across(
            40,
            many(3, (index) =>
              stack(
                12,
                [
                  sign(design, 62, palette.ink),
                  text(design, `claim ${index}`, words.word(), { size: 24, weight: 600, align: 'center' }),
                ],
                'align-items:center',
              ),
            ),
            'justify-content:space-around;padding:30px',
          ),
        ),
        text(design, 'small print', `${words.sentence()} ${words.sentence()}`, {
          size: 19,
          color: palette.soft,
          align: 'center',
          css: 'padding:0 60px',
        }),
        text(design, 'weight', `${random.whole(2, 9) * 100} g`, { size: 40, weight: 700, align: 'center' }),
      ],
      `margin:36px;padding:50px 30px;border:4px solid ${palette.accent};border-radius:28px`,
    );
  },
};
