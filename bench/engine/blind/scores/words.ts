import type { Match } from '../../correspondence.ts';
import { joined } from '../../score-reading.ts';

export interface WordScore {
  found: number;
  words: number;
}

/** Words of two letters or more, in small letters. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
}

/** How many words of the truth were read to the letter at their place; case does not count. */
export function scoreWords(matches: readonly Match[]): WordScore {
  const score: WordScore = { found: 0, words: 0 };
  for (const match of matches) {
    const read = wordsOf(joined(match.read));
    for (const word of wordsOf(joined(match.truth))) {
      score.words++;
      const at = read.indexOf(word);
      if (at < 0) continue;
      score.found++;
      read.splice(at, 1);
    }
  }
  return score;
}
