import type { PlainWord } from '../messages/words.ts';
import type { KeyInput } from './key-input.ts';

/** Keys that are matched by where they are, as Shift or another layout writes something else with them. */
const codes: Readonly<Record<string, string>> = { '[': 'BracketLeft', ']': 'BracketRight' };

/** Whether a key types neither a letter nor a digit, as letters do with ⌥ on a Mac: such keys are matched by their place on the keyboard. */
function isWrittenOver(key: string): boolean {
  return !/^[\da-z]$/i.test(key);
}

function letterCode(key: string): string | undefined {
  return /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : undefined;
}

function codeOf(key: string): string | undefined {
  return /^\d$/.test(key) ? `Digit${key}` : codes[key];
}

/**
 * Whether keys are those of a shortcut, such as `Mod+Shift+Z`. `Mod` is Ctrl or ⌘. Shift is part of what a sign such as `?` takes
 * on a keyboard, and is not looked at for those.
 */
export function matchesShortcut(shortcut: string, input: KeyInput): boolean {
  const parts = partsOf(shortcut);
  const key = parts.at(-1) ?? '';
  const wants = (modifier: string) => parts.slice(0, -1).includes(modifier);
  const isSign = key.length === 1 && !/[\p{L}\p{N}]/u.test(key) && codeOf(key) === undefined;
  const code = input.altKey && isWrittenOver(input.key) ? (codeOf(key) ?? letterCode(key)) : codeOf(key);
  const pressed = input.key.toLowerCase() === key.toLowerCase() || (input.code !== undefined && input.code === code);
  return (
    pressed &&
    wants('Mod') === (input.ctrlKey || input.metaKey) &&
    wants('Alt') === input.altKey &&
    (isSign || wants('Shift') === input.shiftKey)
  );
}

/** The parts of a shortcut; its last key may itself be a plus sign. */
function partsOf(shortcut: string): string[] {
  return shortcut.endsWith('++') ? [...shortcut.slice(0, -2).split('+'), '+'] : shortcut.split('+');
}

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Backspace: '⌫',
  '-': '−',
};
const signsOnMac: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** Keys that a keyboard names in its own language, and what is done with a pointer meanwhile. */
const named: Readonly<Record<string, PlainWord>> = {
  Mod: 'keyControl',
  Ctrl: 'keyControl',
  Delete: 'keyDelete',
  Escape: 'keyEscape',
  Shift: 'keyShift',
  Enter: 'keyEnter',
  Space: 'keySpace',
  Click: 'keyClick',
  Drag: 'keyDrag',
  Wheel: 'keyWheel',
};

/** The keys of a shortcut as they are written on a keyboard of the language that the words are in. */
export function keysOf(shortcut: string, isMac: boolean, words: Readonly<Record<PlainWord, string>>): string[] {
  return partsOf(shortcut).map((part) => {
    const sign = (isMac ? signsOnMac[part] : undefined) ?? signs[part];
    const name = named[part];
    return sign ?? (name ? words[name] : part);
  });
}

/** Whether the keyboard has ⌘ in place of Ctrl. */
export function hasCommandKey(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
