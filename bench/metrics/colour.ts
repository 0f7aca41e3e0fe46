import { differenceCiede2000 } from 'culori';

const ciede2000 = differenceCiede2000();

/** Difference of two hex colours as an eye sees it (CIEDE2000); about 1 is the least that can be told apart. */
export function colourDifference(a: string, b: string): number {
  return ciede2000(a, b);
}
