import type { PlacedLine } from './placed-line.ts';

/** In font sizes: lines of a headline or an address stand closer than this, items of a list farther apart. */
const closeLeading = 1.32;
/** In font sizes: a text goes on over a line that was ended on purpose only where its lines stand this close. */
const looseLeading = 1.55;
/** In font sizes: a line with room for the next word and this much more was ended on purpose. */
const deliberateRoom = 0.6;
const wordSpace = 0.25;
/** In characters: lines this long that leave no room are running text even where each begins with a capital. */
const longLine = 26;

/**
 * Cuts a run of evenly spaced lines where one text ends and the next begins. In running text a line breaks where the next word found no
 * room, and most lines go on in small letters; items of a list and cells of a table begin anew, with room to spare.
 */
export function breaksIntoItems(run: readonly PlacedLine[]): PlacedLine[][] {
  const width = Math.max(...run.map(({ left, right }) => right - left));
  const isProse =
    (run.slice(1).filter(beginsSmall).length * 3 >= run.length - 1 && run.length > 1) ||
    run.some(({ line }) => /\p{Letter}[.!?]$/u.test(line.text)) ||
    run.slice(0, -1).every(({ line }) => line.text.length >= longLine);
  const parts: PlacedLine[][] = [];
  for (const line of run) {
    const part = parts.at(-1);
    const previous = part?.at(-1);
    if (part && previous && goesOn(previous, line, width, isProse)) part.push(line);
    else parts.push([line]);
  }
  return parts;
}

function goesOn(previous: PlacedLine, line: PlacedLine, width: number, isProse: boolean): boolean {
  const leading = (line.baseline - previous.baseline) / Math.min(previous.fontSize, line.fontSize);
  const isTabular = previous.hasNeighbour && line.hasNeighbour;
  const isBroken = hadRoom(previous, line, width);
  if (beginsSmall(line) && !isTabular && (!isBroken || leading <= looseLeading)) return true;
  if (/[-,;\u00AD]$/u.test(previous.line.text)) return true;
  if (isBroken) return !isTabular && leading <= (isProse ? looseLeading : closeLeading);
  return isProse || (!isTabular && leading <= closeLeading);
}

/** True where the first word of the next line would have fitted on this one. */
function hadRoom(previous: PlacedLine, line: PlacedLine, width: number): boolean {
  const [firstWord = ''] = line.line.text.split(' ');
  const wordWidth = ((line.right - line.left) * firstWord.length) / Math.max(1, line.line.text.length);
  const room = width - (previous.right - previous.left) - wordWidth;
  return room > (wordSpace + deliberateRoom) * line.fontSize;
}

function beginsSmall({ line }: PlacedLine): boolean {
  return /^\p{Lowercase}/u.test(line.text);
}
