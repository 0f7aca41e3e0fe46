/** The facts that decide whether a designer would keep a text. */
export interface JudgedText {
  poster: string;
  part: string;
  read: boolean;
  class: boolean;
  weight: boolean;
  slope: boolean;
  /** Whether the letters are as high, within 10 %: capitals where there are no others, else small letters. */
  size: boolean;
  iou: number;
  /** ΔE2000. */
  color: number;
  /** PSNR in dB. */
  background: number;
  /** The type that was set. */
  set: string;
}

/** Least IoU and background, and greatest colour. */
const levels = { iou: 0.7, color: 8, background: 30 };

/** The conditions under which a designer keeps a text. */
const conditions: readonly { name: string; holds: (score: JudgedText) => boolean }[] = [
  { name: 'read', holds: ({ read }) => read },
  { name: 'class', holds: (score) => score.class },
  { name: 'weight', holds: ({ weight }) => weight },
  { name: 'slope', holds: ({ slope }) => slope },
  { name: 'size', holds: ({ size }) => size },
  { name: 'IoU', holds: ({ iou }) => iou >= levels.iou },
  { name: 'colour', holds: ({ color }) => color <= levels.color },
  { name: 'background', holds: ({ background }) => background >= levels.background },
];

/** The conditions of a text that do not hold; none of one that a designer would keep. */
export function lossesOf(score: JudgedText): string[] {
  return conditions.filter(({ holds }) => !holds(score)).map(({ name }) => name);
}

/** Lists the texts that are not kept by each condition that does not hold, the most frequent first. */
export function printLosses(scores: readonly JudgedText[]): string {
  const lost = scores.map((score) => ({ score, losses: lossesOf(score) })).filter(({ losses }) => losses.length > 0);
  const lines = conditions
    .map(({ name }) => ({ name, texts: lost.filter(({ losses }) => losses.includes(name)) }))
    .filter(({ texts }) => texts.length > 0)
    .toSorted((one, other) => other.texts.length - one.texts.length)
    .map(({ name, texts }) => {
      const where = texts.map(({ score: { poster, part, set } }) => `${poster} ${part} [${set}]`);
      return `${name} (${texts.length}): ${where.join(', ')}`;
    });
  return [`not kept: ${lost.length} of ${scores.length} texts`, ...lines].join('\n');
}
