/** After this many ms without a key, the next key begins a new search. */
export const typeAheadReset = 350;

/** The typed text, and the time of its last key, in ms of the same clock as `now`. */
export interface TypeAhead {
  search: string;
  typedAt: number;
}

export const nothingTyped: TypeAhead = { search: '', typedAt: -Infinity };

/** Whether a key at this time adds to the typed text. */
export function isTyping({ search, typedAt }: TypeAhead, now: number): boolean {
  return search !== '' && now - typedAt < typeAheadReset;
}

/** Adds a character to the typed text, or begins a new search with it. */
export function typeCharacter(typed: TypeAhead, character: string, now: number): TypeAhead {
  return { search: (isTyping(typed, now) ? typed.search : '') + character, typedAt: now };
}

/**
 * The index of the text that begins with the typed text, ignoring case: the current one if it matches, else the next match, wrapping around.
 * One letter, typed once or several times, moves to the next text that begins with it.
 * @param current index of the text that has the focus, -1 if none has
 * @returns -1 if no text matches
 */
export function nextMatch(texts: readonly string[], search: string, current: number): number {
  const letters = search.toLowerCase();
  const isOneLetter = letters === letters.charAt(0).repeat(letters.length);
  const start = isOneLetter ? letters.charAt(0) : letters;
  const first = isOneLetter ? current + 1 : Math.max(current, 0);
  const order = texts.map((_, index) => (first + index) % texts.length);
  return order.find((index) => texts[index]?.toLowerCase().startsWith(start)) ?? -1;
}
