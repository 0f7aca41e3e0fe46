/** How far the letters of Latin type reach from the baseline, in font sizes: the means of common text faces. */
const capitalHeight = 0.72;
const accentedCapitalHeight = 0.92;
const accentedSmallHeight = 0.75;
const xHeight = 0.53;
const descent = 0.21;

/** How far the ink of a line reaches above and below its baseline, in font sizes, as its letters tell. */
export function extentOf(text: string): { above: number; below: number } {
  let above = xHeight;
  let below = 0;
  for (const letter of text.normalize('NFC')) {
    above = Math.max(above, heightOf(letter));
    if (/[gjpqyçşţğµ,;()[\]{}|/@Q¿¡§]/u.test(letter)) below = Math.max(below, /[,;Q]/.test(letter) ? 0.14 : descent);
  }
  return { above, below };
}

function heightOf(letter: string): number {
  const isAccented = /\p{Mark}/u.test(letter.normalize('NFD')) && !/[çşţąęįų]/iu.test(letter);
  if (/\p{Uppercase}/u.test(letter)) return isAccented ? accentedCapitalHeight : capitalHeight;
  if (isAccented) return accentedSmallHeight;
  return /[acegmnopqrsuvwxyzı.,:;·•\-–—=+~«»]/u.test(letter) ? xHeight : capitalHeight;
}
