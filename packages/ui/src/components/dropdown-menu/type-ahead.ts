/** The pause after which the next key starts a new search, in ms. */
export const typeAheadReset = 350;

/** The state of a type-ahead search. */
export interface TypeAhead {
  /** The typed text. */
  search: string;
  /** The time of the last key, in ms, on the same clock as `now`. */
  typedAt: number;
}

export const emptyTypeAhead: TypeAhead = { search: '', typedAt: -Infinity };

/** Whether a key at the time `now` continues the typed text. */
export function isTyping({ search, typedAt }: TypeAhead, now: number): boolean {
  return search !== '' && now - typedAt < typeAheadReset;
}

/** Adds a character to the typed text, or starts a new search with it. */
export function typeCharacter(typed: TypeAhead, character: string, now: number): TypeAhead {
  return { search: (isTyping(typed, now) ? typed.search : '') + character, typedAt: now };
}

/**
 * The index of the text that begins with the typed text, ignoring case: the current one if it matches, else the next match, wrapping around.
 * One letter, typed once or several times, always moves to the next text that begins with it.
 * @param current the index of the focused text, -1 if none has the focus
 * @returns -1 if no text matches
 */
export function nextMatch(texts: readonly string[], search: string, current: number): number {
  const letters = search.toLowerCase();
  const isOneLetter = letters === letters.charAt(0).repeat(letters.length);
  const prefix = isOneLetter ? letters.charAt(0) : letters;
  const firstIndex = isOneLetter ? current + 1 : Math.max(current, 0);
  const order = texts.map((_, index) => (firstIndex + index) % texts.length);
  return order.find((index) => texts[index]?.toLowerCase().startsWith(prefix)) ?? -1;
}
