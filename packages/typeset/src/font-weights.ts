/** CSS weight of each weight that users can choose. */
export const fontWeights = {
  Light: 300,
  Regular: 400,
  Medium: 500,
  SemiBold: 600,
  Bold: 700,
  ExtraBold: 800,
  Black: 900,
} as const;

export type FontWeightName = keyof typeof fontWeights;

export const fontWeightNames = Object.keys(fontWeights) as FontWeightName[];

/** The name of a CSS weight, or of the nearest one that has a name. */
export function fontWeightName(weight: number): FontWeightName {
  return fontWeightNames.reduce((nearest, name) =>
    Math.abs(fontWeights[name] - weight) < Math.abs(fontWeights[nearest] - weight) ? name : nearest,
  );
}
