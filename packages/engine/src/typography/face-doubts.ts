import type { TypeReading } from '@palimpsest/typefaces/recognise';

// `bench type` shows a change of these: class %, family %, seconds.
/** Cost of dissimilarity to the network: for each unit of the cosine, and of the logarithm of a class's or slope's probability. */
const unlikeness = 0.5;
const improbability = 0.03;
/** Logarithm of the probability below which a class or slope is as good as ruled out. */
const minClass = -5;

/**
 * The network's doubt about each face for texts that were set alike, by the face's file: the mean over the readings of the texts.
 * @returns 0 for a face that fits perfectly; an empty map without readings
 */
export function meanDoubts(readings: readonly TypeReading[]): Map<string, number> {
  const all = readings.map(doubtsOf);
  const [first = new Map<string, number>()] = all;
  return new Map(
    [...first.keys()].map((file) => [file, all.reduce((sum, doubts) => sum + (doubts.get(file) ?? 1), 0) / all.length]),
  );
}

/** The network's doubt about each face, by file: the costs of different letters, of another class, and of another slope. */
function doubtsOf({ faces, classes, italic }: TypeReading): Map<string, number> {
  const byClass = new Map(classes.map((one) => [one.class, doubtOf(one.probability)]));
  const bySlope = { normal: doubtOf(1 - italic), italic: doubtOf(italic) };
  return new Map(
    faces.map(({ typeface, face, similarity }) => [
      face.file,
      unlikeness * (1 - similarity) +
        improbability * (byClass.get(typeface.class) ?? 0) +
        improbability * bySlope[face.style],
    ]),
  );
}

/** Minus the logarithm of a probability. */
function doubtOf(probability: number): number {
  return -Math.max(minClass, Math.log(Math.max(1e-9, probability)));
}
