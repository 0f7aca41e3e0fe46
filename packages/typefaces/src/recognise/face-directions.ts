import { readFile } from 'node:fs/promises';
import { typefaces, type LibraryFace } from '../catalogue.ts';

const scale = 127;

/** The mean embedding of lines that were drawn in a face. */
export interface FaceDirection extends LibraryFace {
  direction: Float32Array;
}

/** The file into which `packages/typefaces/scripts/write-directions.ts` puts the directions: by the name of the font file, as bytes in base 64. */
export const faceDirectionsFile = new URL('../../models/face-directions.json', import.meta.url);

/** @throws Error naming a face of the library that has no direction */
export async function readFaceDirections(): Promise<FaceDirection[]> {
  const encoded = JSON.parse(await readFile(faceDirectionsFile, 'utf8')) as Record<string, string>;
  return typefaces.flatMap((typeface) =>
    typeface.faces.map((face) => {
      const text = encoded[face.file];
      if (text === undefined)
        throw new Error(
          `${face.file} has no direction. Run "node packages/typefaces/scripts/write-directions.ts" after a change of the library.`,
        );
      return { typeface, face, direction: decodeDirection(text) };
    }),
  );
}

export function encodeDirection(direction: Float32Array): string {
  return Buffer.from(Int8Array.from(direction, (value) => Math.round(value * scale))).toString('base64');
}

export function decodeDirection(text: string): Float32Array {
  return unitVector(Float32Array.from(new Int8Array(Buffer.from(text, 'base64'))));
}

export function unitVector(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

export function meanVector(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (const [index, value] of vector.entries()) sum[index] = (sum[index] ?? 0) + value;
  return sum.map((value) => value / vectors.length);
}

export function dotProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
