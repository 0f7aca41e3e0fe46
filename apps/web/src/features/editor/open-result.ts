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
  /** The `message_id` of the process. */
  id: string;
  /** The address of the picture without text. */
  url: string;
  texts: readonly LocalizedText[];
  /** The texts that were left in the picture. */
  skipped?: readonly SkippedTextEntry[] | undefined;
}

/**
 * Opens the result of a process with its saved edits.
 * @returns the picture without text, its document, the version of the edits (0 where none were saved), and the id of the editor that saved them
 * @throws Error 'Failed to get signed URL: ...' or 'Failed to load image'; ProblemError `newer_document` if a newer version of the editor saved it
 */
export async function openResult({ client, signedUrls, signal }: Server, { id, url, texts, skipped }: ProcessedImage) {
  // The size is known once the picture is loaded.
  const translated = toEditorDocument(texts, { width: 0, height: 0 }, Date.now(), skipped);
  // The fonts load beside the picture, not after it. The canvas retries a font that failed, and reports it.
  loadTextFonts(translated.texts).catch(() => undefined);
  const [image, saved] = await Promise.all([loadPicture(signedUrls, url, signal), readDocument(client, id, signal)]);
  const { width, height } = image;
  const document = (saved && readContent(saved.content, image)) ?? { ...translated, width, height };
  return { image, document, version: saved?.version ?? 0, writer: saved && writerOf(saved.content) };
}

/** The id of the opened editor that saved a document; undefined where the document names none. */
export function writerOf(content: Record<string, unknown>): string | undefined {
  return typeof content.writer === 'string' ? content.writer : undefined;
}
