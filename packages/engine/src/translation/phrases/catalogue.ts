import type { Language } from '@palimpsest/contract';
import controls from './controls.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import interfaceWords from './interface.json' with { type: 'json' };
import labels from './labels.json' with { type: 'json' };
import menu from './menu.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };
import signs from './signs.json' with { type: 'json' };

/** The slots of phrases: `{price}` stands for a price, and so on. */
export const slots = ['percent', 'price', 'dates', 'country'] as const;
export type Slot = (typeof slots)[number];

type Tag = Language['tag'];

/** A phrase of signs, labels, menus, events or programs in the languages in which its wording is certain. */
export interface Phrase {
  texts: Partial<Record<Tag, string>>;
  /** Further wordings that are recognised, but never written. */
  also?: Partial<Record<Tag, readonly string[]>>;
  /**
   * The place in which the words are this phrase: a short text of its own, such as "File", or only the interface of a program, such as "Open", which
   * means something else on a door. @default every clause
   */
  only?: 'label' | 'interface';
  /** Source of the wordings: common usage, the standard that prescribes them, or the translations of GTK 3. */
  source: string;
}

/** Words of buttons, menus and lists of programs. */
export const controlPhrases = controls as readonly Phrase[];

export const phrases = [
  ...signs,
  ...shop,
  ...menu,
  ...labels,
  ...interfaceWords,
  ...events,
  ...controlPhrases,
] as readonly Phrase[];
