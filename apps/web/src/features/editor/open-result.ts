import { readDocument, type ApiClient, type SignedUrls } from '@palimpsest/api-client';
import type { LocalizedText, SkippedTextEntry } from '@palimpsest/contract';
import { loadTextFonts } from '@palimpsest/editor';
import { loadPicture } from './load-picture.ts';
import { toEditorDocument } from './to-editor-document.ts';
import { readContent } from './saved-content.ts';

interface Server {
  client: ApiClient;
  signedUrls: SignedUrls;
  signal: AbortSignal;
}

interface ProcessedImage {
  /** Of the process. */
  id: string;
  /** Of the picture without text. */
  url: string;
  texts: readonly LocalizedText[];
  /** Those that were left in the picture. */
  skipped?: readonly SkippedTextEntry[] | undefined;
}

/**
 * The result of a process with the edits that were saved.
 * @returns the picture without text, its texts, the version of the edits (0 where none were saved), and the opened editor that saved them
 * @throws Error 'Failed to get signed URL: ...' or 'Failed to load image', or that a newer version of the editor saved it
 */
export async function openResult({ client, signedUrls, signal }: Server, { id, url, texts, skipped }: ProcessedImage) {
  // The size comes with the picture.
  const translated = toEditorDocument(texts, { width: 0, height: 0 }, Date.now(), skipped);
  // Beside the picture, not after it. Whoever draws the texts asks again for what could not be fetched, and tells of it.
  loadTextFonts(translated.texts).catch(() => undefined);
  const [image, saved] = await Promise.all([loadPicture(signedUrls, url, signal), readDocument(client, id, signal)]);
  const { width, height } = image;
  const document = (saved && readContent(saved.content, image)) ?? { ...translated, width, height };
  return { image, document, version: saved?.version ?? 0, writer: saved && writerOf(saved.content) };
}

/** The opened editor that saved a document. */
export function writerOf(content: Record<string, unknown>): string | undefined {
  return typeof content.writer === 'string' ? content.writer : undefined;
}
