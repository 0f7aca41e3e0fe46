import { readFile } from 'node:fs/promises';
import { typeClasses, type TypeClass } from '../types.ts';
import { decodeDirection, dotProduct, encodeDirection } from './face-directions.ts';

/** The file into which `training/typeface/fit-classes.ts` puts the class head. */
export const classHeadFile = new URL('../../models/class-head.json', import.meta.url);

/** How near faces of a class are is the mean of so many of them, and speaks for it so much for each unit of the cosine. */
const nearestFaces = 3;
const closeness = 15;
/** The margin by which a face of the library has to be nearer than every other for its class to be certain: the network was trained on that face. */
const surelyOwn = 0.015;

/** The classes in the order in which the network and the head give them. */
export const classesOfNetwork: readonly TypeClass[] = typeClasses.toSorted();

/** Tells classes by a linear layer over what the network says of a line, and by the faces that are nearest to it. */
export interface ClassHead {
  /** The weights of each class: one for each number of the answer, and a bias. */
  rows: readonly Float32Array[];
  /** The directions, by class, of faces that are not in the library. */
  references: readonly (readonly Float32Array[])[];
}

/** How like a line the lines of a face of the library are. */
export interface FaceLikeness {
  class: TypeClass;
  similarity: number;
}

/** The answer of the network for a line, or the mean of several. */
export interface Answer {
  embedding: Float32Array;
  classes: Float32Array;
  measures: Float32Array;
}

/** The answer as one list of numbers, as the head takes it. */
export function answerNumbers({ embedding, classes, measures }: Answer): Float32Array {
  return Float32Array.from([...embedding, ...classes, ...measures]);
}

interface EncodedClass {
  row: string;
  references: string[];
}

export async function readClassHead(): Promise<ClassHead> {
  const encoded = JSON.parse(await readFile(classHeadFile, 'utf8')) as Record<TypeClass, EncodedClass>;
  const classes = classesOfNetwork.map((typeClass) => encoded[typeClass]);
  return {
    rows: classes.map(({ row }) => new Float32Array(Uint8Array.from(Buffer.from(row, 'base64')).buffer)),
    references: classes.map(({ references }) => references.map(decodeDirection)),
  };
}

/** The content of `classHeadFile`. */
export function encodeClassHead({ rows, references }: ClassHead): string {
  const encoded = classesOfNetwork.map((typeClass, index): [TypeClass, EncodedClass] => {
    const row = rows[index] ?? new Float32Array();
    const bytes = Buffer.from(row.buffer, row.byteOffset, row.byteLength);
    return [
      typeClass,
      { row: bytes.toString('base64'), references: (references[index] ?? []).map((one) => encodeDirection(one)) },
    ];
  });
  return `${JSON.stringify(Object.fromEntries(encoded), null, 1)}\n`;
}

/** The answer of the head for a line. */
export interface ClassReading {
  /** The probabilities, in the order of `classesOfNetwork`. */
  probabilities: Float32Array;
  /** How like the line the nearest face is that is not in the library. */
  nearestOther: number;
}

export function readClasses(
  { rows, references }: ClassHead,
  said: Answer,
  library: readonly FaceLikeness[],
): ClassReading {
  const others = references.map((ofClass) => ofClass.map((direction) => dotProduct(direction, said.embedding)));
  const nearestOwn = Math.max(...library.map(({ similarity }) => similarity));
  const nearestOther = Math.max(...others.flat());
  if (nearestOwn > nearestOther + surelyOwn) return { probabilities: softmax(said.classes), nearestOther };
  const numbers = answerNumbers(said);
  const probabilities = softmax(
    Float32Array.from(classesOfNetwork, (typeClass, index) => {
      const row = rows[index] ?? new Float32Array();
      const sum = numbers.reduce((total, value, at) => total + value * (row[at] ?? 0), row[numbers.length] ?? 0);
      const own = library.filter((face) => face.class === typeClass).map(({ similarity }) => similarity);
      return sum + closeness * nearness([...own, ...(others[index] ?? [])]);
    }),
  );
  return { probabilities, nearestOther };
}

function nearness(similarities: readonly number[]): number {
  const nearest = similarities.toSorted((one, other) => other - one).slice(0, nearestFaces);
  return nearest.reduce((sum, similarity) => sum + similarity, 0) / nearestFaces;
}

function softmax(logits: Float32Array): Float32Array {
  const highest = Math.max(...logits);
  const shares = logits.map((logit) => Math.exp(logit - highest));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
