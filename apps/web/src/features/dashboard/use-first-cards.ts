import { useDeferredValue } from 'react';

/** As many cards as a large screen shows at once. */
const firstCards = 15;

/** The cards of a list: the first screen of them comes at once, the others and every other list while the page answers to input. */
export const useFirstCards = <Card>(cards: readonly Card[]): readonly Card[] =>
  useDeferredValue(cards, cards.slice(0, firstCards));
