import type { Format } from '../../messages/format.ts';

export interface CompareSliderMessages {
  /** Written on the side of `before`. */
  before: string;
  /** Written on the side of `after`. */
  after: string;
  /** Spoken when the handle moves; `before` is the visible share of that image, 0 to 1. */
  value: (names: { before: string; after: string }, before: number, format: Format) => string;
}

export const compareSliderMessages: CompareSliderMessages = {
  before: 'Before',
  after: 'After',
  value: (names, before, format) => {
    const percent = (share: number) => format.number(share, { style: 'percent' });
    return `${names.before} ${percent(before)}, ${names.after} ${percent(1 - before)}`;
  },
};
