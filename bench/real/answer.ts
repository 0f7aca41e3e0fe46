import type { Quad } from '@palimpsest/engine';

/** One picture that a system is to work on; paths of files. */
export interface Job {
  name: string;
  /** PNG or JPEG to read. */
  image: string;
  /** Path of the PNG without the texts that change. */
  erased: string;
  /** Path of the PNG with its translations; systems that set none leave it away. */
  result: string;
  /** Name of the language, as the API takes it. */
  language: string;
  /** The language to translate to; null where no configured translator knows the pair, so that the picture is only read. */
  target: string | null;
  /** Name of the language in tesseract. */
  tesseract: string;
}

/** A text as a system read it. */
export interface ReadText {
  text: string;
  /** Around all its lines. */
  quad: Quad;
  /** The other words that were set in its place; undefined where the text was to stay. */
  translation?: string;
  /** The place and the family in which the translation is set. */
  set?: { quad: Quad; family: string };
}

/** The answer of a system to one picture. */
export interface Answer {
  name: string;
  texts: ReadText[];
  /** Why nothing came out. */
  failure?: string;
  /** By the clock. */
  seconds: number;
  /** CPU seconds of all cores. */
  cpuSeconds: number;
}
