import type { Match, PlacedLine } from '../../correspondence.ts';
import { joined } from '../../score-reading.ts';

export interface WordScore {
  found: number;
  words: number;
  /** The words that were not found, by the stage that lost them. */
  lost: {
    /** No line was read at their place: the detector did not mark it, or nothing like letters was read there. */
    unseen: number;
    /** They were read otherwise, in lines that were left as they are. */
    doubted: number;
    /** They were read otherwise, in lines that were taken. */
    misread: number;
  };
}

/** Words of two letters or more, in small letters. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
}

/**
 * How many words of the truth were read to the letter at their place; case does not count.
 * @param isTaken whether a line that was read was set anew
 */
export function scoreWords<Read extends PlacedLine>(
  matches: readonly Match<Read>[],
  isTaken: (line: Read) => boolean,
): WordScore {
  const score: WordScore = { found: 0, words: 0, lost: { unseen: 0, doubted: 0, misread: 0 } };
  for (const match of matches) {
    const read = wordsOf(joined(match.read));
    const stage = match.read.length === 0 ? 'unseen' : match.read.some(isTaken) ? 'misread' : 'doubted';
    for (const word of wordsOf(joined(match.truth))) {
      score.words++;
      const at = read.indexOf(word);
      if (at < 0) {
        score.lost[stage]++;
        continue;
      }
      score.found++;
      read.splice(at, 1);
    }
  }
  return score;
}
