import type { FixedSpan } from '../translator.ts';

/** Keys whose names are no words. */
const certain = String.raw`Ctrl|Esc|Alt ?Gr|PgUp|PgDn|Pg Up|Pg Dn|PrtSc|NumLk|Caps Lock|Num Lock|Scroll Lock|F(?:[1-9]|1\d)`;
/** Keys that are named by a word, which says something else on a door or in a menu. */
const worded =
  'Alt|Shift|Enter|Return|Tab|Space|Backspace|Delete|Del|Insert|Ins|Home|End|Option|Command|Cmd|Super|Meta|Fn';
const anyKey = `(?:${certain}|${worded})`;

const certainAlone = new RegExp(String.raw`^(?:${certain})(?:[\s+]+${anyKey})*$`, 'iu');
const keysAlone = new RegExp(String.raw`^${anyKey}(?:[\s+]+${anyKey})*$`, 'iu');
const shortcuts = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyKey}\s?\+\s?)+(?:${anyKey}|[A-Z\d]|[A-Z][a-z]+)(?![\p{L}\d])|(?<![\p{L}\d])(?:Ctrl|Alt ?Gr|CTRL)(?![\p{L}\d])`,
  'gu',
);

/** Whether a text is the name of a key and nothing else, so that a keyboard or its shortcuts are shown. */
export function isKeyCap(text: string): boolean {
  return certainAlone.test(text.trim());
}

/**
 * The names of keys in a text, which stay as they are printed on the keys: those of a shortcut, and a text of nothing else.
 * @param hasKeyCaps whether another text of the picture is a key, which tells that "Shift" or "Enter" is one, too
 */
export function keySpans(text: string, hasKeyCaps: boolean): FixedSpan[] {
  if (isKeyCap(text) || (hasKeyCaps && keysAlone.test(text.trim()))) {
    return [{ start: 0, end: text.length, replacement: text }];
  }
  return [...text.matchAll(shortcuts)].map(({ index, 0: keys }) => ({
    start: index,
    end: index + keys.length,
    replacement: keys,
  }));
}
