import type { RecognisedLine } from '../model/recognised-line.ts';
import { disagreement } from './fusion.ts';
import type { Reading } from './reading.ts';

/** What was seen of a line of text, for judging how likely its reading is right. */
export interface ReadingEvidence {
  /** How sure tesseract is, 0 to 1; 0 where it read nothing. */
  tesseract: number;
  /** How sure tesseract is of the word that it is least sure of, 0 to 1. */
  tesseractWeakest: number;
  /** How sure the CTC network is, 0 to 1; 0 where it read nothing. */
  ctc: number;
  /** How sure the CTC network is of the letter that it is least sure of, 0 to 1. */
  ctcWeakest: number;
  /** How far the two readings are from saying the same, 0 to 1. */
  difference: number;
  /** Of the ink, in pixels of the picture. */
  height: number;
  /** Distance of ink and background in colour, in levels; 0 where they could not be told apart. */
  contrast: number;
  /** Letters and figures read. */
  letters: number;
  /** Share of the letters that are of another script, 0 to 1. */
  otherScript: number;
}

/** A line as it was read, and what was seen of it. */
export interface ReadLine extends RecognisedLine {
  evidence: ReadingEvidence;
}

/** Gathers what is known of a line that two recognisers read. */
export function evidenceOf(
  text: string,
  tesseract: Reading,
  ctc: Reading,
  height: number,
  contrast = 0,
): ReadingEvidence {
  return {
    tesseract: tesseract.confidence,
    tesseractWeakest: weakest(tesseract),
    ctc: ctc.confidence,
    ctcWeakest: weakest(ctc),
    difference: disagreement(tesseract, ctc),
    height,
    contrast,
    letters: lettersIn(text),
    otherScript: ctc.otherScript,
  };
}

function weakest({ text, certainty, confidence }: Reading): number {
  return text === '' ? 0 : Math.min(confidence, ...certainty);
}

/** How many letters and figures a text has. */
export function lettersIn(text: string): number {
  return text.match(/[\p{Letter}\p{Number}]/gu)?.length ?? 0;
}

/** How many signs of a currency or of percent stand beside a figure in a text: they are part of it, though no letters. */
export function unitsIn(text: string): number {
  return text.match(/(?<=\p{Number}\s?)[\p{Currency_Symbol}%]|[\p{Currency_Symbol}%](?=\s?\p{Number})/gu)?.length ?? 0;
}
