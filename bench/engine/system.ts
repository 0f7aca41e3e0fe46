import type { TextLine } from '@palimpsest/engine';

/** One image that a system is to work on. */
export interface Job {
  name: string;
  /** PNG to read. */
  image: string;
  /** Path of the PNG without the text. */
  erased: string;
  /** Name of the language, as the API takes it. */
  language: string;
}

/** One image that the rival is to work on. */
export interface RivalJob extends Job {
  /** Name of the language in tesseract. */
  tesseract: string;
}

export interface FoundStyle {
  /** Hex. */
  colour: string;
  /** In pixels of the image. */
  fontSize: number;
  fontWeight: number;
  textAlign: 'left' | 'center' | 'right';
}

/** `confidence` is missing where the system gives none. */
export type FoundLine = Pick<TextLine, 'text' | 'quad'> & { confidence?: number };

export interface FoundText {
  lines: FoundLine[];
  style: FoundStyle;
  /** Whether it was read and then left as it was, since its strokes would still show. @default false */
  isLeft?: boolean;
}

/** The answer of a system for one image. */
export interface Answer {
  name: string;
  texts: FoundText[];
  /** Lines that were read and left as they are, since the system does not trust its reading; none where it tells none. */
  doubtful?: FoundLine[];
  /** By the clock, of reading, erasing and describing the style, from decoded pixels to decoded pixels. */
  seconds: number;
  /** Seconds of all cores for the same work; the machine's other work changes it little. */
  cpuSeconds: number;
}

/** Everything that a system printed: one answer a job and its peak of resident memory. */
export interface SystemRun<Printed> {
  answers: Printed[];
  peakBytes: number;
}
