import { englishWords as editorWords } from '@palimpsest/editor/messages/words';
import { en as ui, type Messages } from '@palimpsest/ui/messages/catalogue';
import { englishWords } from '../messages/words.ts';

const mark = (text: string) => `⟦${text}⟧`;

function marked(word: unknown): unknown {
  if (typeof word === 'string') return mark(word);
  if (typeof word === 'function') return (...values: unknown[]) => mark(String(word(...values)));
  if (typeof word !== 'object' || word === null) return word;
  return Object.fromEntries(Object.entries(word).map(([key, value]) => [key, marked(value)]));
}

/** Every word of the interface between ⟦ and ⟧: any other word on a screen is not a message. */
export const pseudoMessages = marked({
  ...ui,
  ...englishWords('en-US'),
  imageEditor: editorWords('en-US'),
}) as Messages;

/** Removes the parts of a text between ⟦ and ⟧, nested ones as well. */
export function withoutMessages(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? text : withoutMessages(rest);
}
