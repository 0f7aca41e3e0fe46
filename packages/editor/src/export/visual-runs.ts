import { type Direction, embeddingLevels, mirrored } from '@palimpsest/typeset';

/** Letters that are written in one direction, as they follow each other on the line from left to right. */
export interface VisualRun {
  /** The letters that are drawn, in the order in which they are read: brackets among letters from the right are mirrored. */
  text: string;
  rightToLeft: boolean;
}

interface LevelRun {
  text: string;
  level: number;
}

/** Stretches of letters of one embedding level, in the order in which they are read. */
function levelRuns(text: string, direction: Direction): LevelRun[] {
  const runs: LevelRun[] = [];
  for (const [index, level] of embeddingLevels(text, direction).entries()) {
    const letter = text.charAt(index);
    const last = runs.at(-1);
    if (last && last.level === level) last.text += letter;
    else runs.push({ text: letter, level });
  }
  return runs;
}

/** Turns stretches about whose level is at least this one. */
function turned(runs: readonly LevelRun[], from: number): LevelRun[] {
  const result: LevelRun[] = [];
  let open: LevelRun[] = [];
  for (const run of runs) {
    if (run.level >= from) {
      open.unshift(run);
      continue;
    }
    result.push(...open, run);
    open = [];
  }
  return [...result, ...open];
}

/**
 * The parts of a line from left to right, as a canvas draws it that writes in a direction. Source: the Unicode Bidirectional Algorithm, UAX #9,
 * rule L2.
 */
export function visualRuns(text: string, direction: Direction = 'ltr'): VisualRun[] {
  let runs = levelRuns(text, direction);
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) runs = turned(runs, level);
  return runs.map(({ text, level }) => {
    const rightToLeft = level % 2 === 1;
    return { text: rightToLeft ? mirrored(text) : text, rightToLeft };
  });
}
