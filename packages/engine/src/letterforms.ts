// In font sizes: the means of common text faces; posters: groups %. How far letters of Latin type reach above the baseline, and below it.
const capitalHeight = 0.72;
const ascenderHeight = 0.75;
const accentedCapitalHeight = 0.92;
const accentedSmallHeight = 0.76;
const xHeight = 0.54;
const descenderDepth = 0.21;
const commaDepth = 0.13;

/** How tight designers set letters, in ems of letter spacing: any tighter, and letters touch. */
export const tightestSpacing = -0.06;

/** How far the ink of a line reaches above and below its baseline, in font sizes, as its letters tell. */
export function extentOf(text: string): { above: number; below: number } {
  let above = xHeight;
  let below = 0;
  for (const letter of text.normalize('NFC')) {
    above = Math.max(above, heightOf(letter));
    below = Math.max(below, depthOf(letter));
  }
  return { above, below };
}

/** Whether nothing but the dots of i and j reaches above the small letters. */
export function hasDotsOnly(text: string): boolean {
  return /[ij]/u.test(text) && extentOf(text.replaceAll(/[ij]/gu, 'x')).above === xHeight;
}

function heightOf(letter: string): number {
  const isAccented = /[\p{Mark}]/u.test(letter.normalize('NFD')) && !/[çşţąęįų]/iu.test(letter);
  if (/\p{Uppercase}/u.test(letter)) return isAccented ? accentedCapitalHeight : capitalHeight;
  if (isAccented) return accentedSmallHeight;
  if (/[bdfhklßđħł]/u.test(letter)) return ascenderHeight;
  return /[acegmnopqrsuvwxyzıçşţąęįų.,:;·•\-–—=+~«»\s]/u.test(letter) ? xHeight : capitalHeight;
}

function depthOf(letter: string): number {
  if (/[gjpqyçşţğµ()[\]{}|/@¿¡§]/u.test(letter)) return descenderDepth;
  return /[,;Q]/u.test(letter) ? commaDepth : 0;
}
