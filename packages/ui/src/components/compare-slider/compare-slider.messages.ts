import type { Format } from '../../messages/format.ts';

export interface CompareSliderMessages {
  /** The label over `before`. */
  before: string;
  /** The label over `after`. */
  after: string;
  /** The spoken value of the slider; `before` is the visible share of that image, 0 to 1. */
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
