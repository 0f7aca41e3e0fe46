import { en, type Catalogue } from '../messages/catalogue.ts';

const mark = (text: string) => `⟦${text}⟧`;

function pseudo(word: unknown): unknown {
  if (typeof word === 'string') return mark(word);
  if (typeof word === 'function') return (...values: unknown[]) => mark(String(word(...values)));
  if (typeof word !== 'object' || word === null) return word;
  return Object.fromEntries(Object.entries(word).map(([key, value]) => [key, pseudo(value)]));
}

/** Every built-in word, between ⟦ and ⟧. A word without these marks is not a message. */
export const pseudoMessages = pseudo(en) as Catalogue;

/** A text without everything between ⟦ and ⟧, nested messages included. */
export function withoutMessages(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? text : withoutMessages(rest);
}
