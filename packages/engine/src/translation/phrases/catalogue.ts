import { languages } from '@palimpsest/contract';
import { z } from 'zod';
import controls from './controls.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import interfaceWords from './interface.json' with { type: 'json' };
import labels from './labels.json' with { type: 'json' };
import menu from './menu.json' with { type: 'json' };
import shop from './shop.json' with { type: 'json' };
import signs from './signs.json' with { type: 'json' };

const tag = z.enum(languages.map((language) => language.tag));

/** What may stand in a phrase: `{price}` stands for a price, and so on. */
export const slots = ['percent', 'price', 'dates', 'country'] as const;
export type Slot = (typeof slots)[number];

/** A phrase of signs, labels, menus, events or programs in the languages in which its wording is certain. */
const phrase = z.strictObject({
  texts: z.partialRecord(tag, z.string().min(1)),
  /** Further wordings by which it is read, never written. */
  also: z.partialRecord(tag, z.array(z.string().min(1))).optional(),
  /**
   * Where it is this phrase: in a short text of its own, as "File" is; or only in the interface of a program, as "Open" is, which says something
   * else on a door. @default in every clause
   */
  only: z.enum(['label', 'interface']).optional(),
  /** Where the wordings come from: common usage, the standard that prescribes them, or the translations of GTK 3. */
  source: z.enum([
    'common usage',
    'GTK',
    'GHS',
    'GHS P102',
    'GHS P103',
    'EU 1169/2011',
    ...(['E001', 'E003', 'E015', 'F001', 'P002', 'P005', 'P010', 'P029', 'W011'] as const).map(
      (sign) => `ISO 7010 ${sign}` as const,
    ),
  ]),
});
export type Phrase = z.infer<typeof phrase>;

/** Words of buttons, menus and lists of programs. */
export const controlPhrases: readonly Phrase[] = z.array(phrase).parse(controls);

/** @throws ZodError where the data files do not hold to the schema */
export const phrases: readonly Phrase[] = [
  ...z.array(phrase).parse([...signs, ...shop, ...menu, ...labels, ...interfaceWords, ...events]),
  ...controlPhrases,
];
