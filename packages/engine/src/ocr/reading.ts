/** What a recogniser made of one line. */
export interface Reading {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** How sure each character of `text` is, 0 to 1, by UTF-16 code unit. */
  certainty: readonly number[];
  /** Share of its letters that are of another script, 0 to 1, as far as the recogniser knows others. */
  otherScript: number;
}

export const nothingRead: Reading = { text: '', confidence: 0, certainty: [], otherScript: 0 };

/** A reading that is equally sure of all its characters. */
export function evenReading(text: string, confidence: number): Reading {
  return { text, confidence, certainty: Array.from(text, () => confidence), otherScript: 0 };
}
