import type { LanguageName } from '@palimpsest/contract';

/** What the process that tells the languages of images is told: one image after the other. */
export interface LanguageCommand {
  /** Of the image file. */
  bytes: Uint8Array;
}

/** What it tells. */
export type LanguageEvent =
  | { type: 'told'; language: LanguageName | undefined }
  | { type: 'no-text' }
  | { type: 'broken'; message: string };
