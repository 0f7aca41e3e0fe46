import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { LibraryFace } from '../catalogue.ts';
import type { TypeClass } from '../types.ts';
import { classesOfNetwork, readClasses, readClassHead, type Answer, type ClassHead } from './class-head.ts';
import { dotProduct, meanVector, readFaceDirections, unitVector, type FaceDirection } from './face-directions.ts';
import { inkMapOf, type LineCrop } from './ink-map.ts';

export type { LineCrop } from './ink-map.ts';

/** The trained network; `training/typeface/README.md` says how it came about. */
export const networkFile = fileURLToPath(new URL('../../models/typeface.onnx', import.meta.url));

/** The kind of type that a text is set in. */
export interface TypeReading {
  /** Every class with its probability, the most probable first. */
  classes: readonly { class: TypeClass; probability: number }[];
  /** Every face of the library, the most alike first; `similarity` is the cosine of the angle between the embeddings, −1 to 1. */
  faces: readonly (LibraryFace & { similarity: number })[];
  /** How alike, as a cosine, the most alike of the faces is that the network learned beside those of the library. */
  nearestOther: number;
  /** CSS weight, not rounded. */
  weight: number;
  /** Probability that the type slopes. */
  italic: number;
  /** Mean advance of a letter over the height of the capitals, as the catalogue's `width`. */
  width: number;
  /** Share of ink in the area of the letters' advances by the height of the capitals: how dark the text stands. */
  grey: number;
}

export interface TypefaceRecogniser {
  /**
   * Reads the type of the lines of one text.
   *
   * @throws RangeError without lines, or when the bytes of a line are not those of its size
   */
  recognise(lines: readonly LineCrop[]): Promise<TypeReading>;
  /** The embedding of lines in one face, of length 1: what a new face needs to be found. */
  embed(lines: readonly LineCrop[]): Promise<Float32Array>;
  close(): Promise<void>;
}

/** Loads the network for the CPU. */
export async function createTypefaceRecogniser(): Promise<TypefaceRecogniser> {
  const session = await openNetwork();
  const [directions, head] = await Promise.all([readFaceDirections(), readClassHead()]);
  return {
    recognise: async (lines) => readingOf(await answer(session, lines), directions, head),
    embed: async (lines) => (await answer(session, lines)).embedding,
    close: () => session.release(),
  };
}

/** The network alone, for the scripts that find the directions of the faces and fit the class head. */
export interface TypefaceNetwork extends Pick<TypefaceRecogniser, 'embed' | 'close'> {
  answer(lines: readonly LineCrop[]): Promise<Answer>;
}

export async function createTypefaceNetwork(): Promise<TypefaceNetwork> {
  const session = await openNetwork();
  return {
    answer: (lines) => answer(session, lines),
    embed: async (lines) => (await answer(session, lines)).embedding,
    close: () => session.release(),
  };
}

/**
 * Keeps onnxruntime from reporting its use: its Linux build fills a database in the home folder and uploads it, unless the environment forbids that
 * before the process loads its first network.
 */
export function forbidTelemetry(): void {
  process.env.ORT_DISABLE_TELEMETRY = '1';
}

function openNetwork(): Promise<InferenceSession> {
  forbidTelemetry();
  return InferenceSession.create(networkFile, { executionProviders: ['cpu'], intraOpNumThreads: 1 });
}

async function answer(session: InferenceSession, lines: readonly LineCrop[]): Promise<Answer> {
  if (lines.length === 0) throw new RangeError('The type of a text without lines cannot be told.');
  const answers: Answer[] = [];
  for (const line of lines) {
    const { ink, width, height } = await inkMapOf(line);
    const { embedding, classes, measures } = await session.run({
      ink: new Tensor('float32', ink, [1, 1, height, width]),
    });
    answers.push({ embedding: floats(embedding), classes: floats(classes), measures: floats(measures) });
  }
  return {
    embedding: unitVector(meanVector(answers.map((one) => one.embedding))),
    classes: meanVector(answers.map((one) => one.classes)),
    measures: meanVector(answers.map((one) => one.measures)),
  };
}

function floats(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('The network of typefaces gave no answer.');
  return tensor.data;
}

function readingOf(said: Answer, directions: readonly FaceDirection[], head: ClassHead): TypeReading {
  const { embedding, measures } = said;
  const [weight = 0, italic = 0, width = 0, grey = 0] = measures;
  const faces = directions.map(({ typeface, face, direction }) => ({
    typeface,
    face,
    similarity: dotProduct(direction, embedding),
  }));
  const likenesses = faces.map(({ typeface, similarity }) => ({ class: typeface.class, similarity }));
  const { probabilities, nearestOther } = readClasses(head, said, likenesses);
  return {
    classes: classesOfNetwork
      .map((typeClass, index) => ({ class: typeClass, probability: probabilities[index] ?? 0 }))
      .toSorted((one, other) => other.probability - one.probability),
    faces: faces.toSorted((one, other) => other.similarity - one.similarity),
    nearestOther,
    weight: weight * 100,
    italic: 1 / (1 + Math.exp(-italic)),
    width,
    grey,
  };
}
