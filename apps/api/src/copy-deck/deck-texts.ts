import { toEngineDocument, type DeckNote, type LocalizedText, type SkippedTextEntry } from '@palimpsest/contract';
import type { DeckNotice, DeckText } from '@palimpsest/copy-deck';
import { fromEngine } from '@palimpsest/editor/from-engine';
import { DocumentError, openDocument, type EditorDocument, type EditorText } from '@palimpsest/editor/words';
import { characterBudget, openReasons } from '@palimpsest/engine/deck';

/** A processed image, as far as its texts need it. */
export interface StoredPicture {
  /** The message id of its process. */
  id: string;
  name: string;
  /** The size of the image, in px. */
  width: number;
  height: number;
  texts: LocalizedText[];
  skipped: SkippedTextEntry[];
  /** The document that its owner saved in the editor; undefined where none was saved. */
  content: Record<string, unknown> | undefined;
}

/** The document that the editor would open. What it cannot open, or is of another image, counts as not saved. */
export function documentOf({ content, texts, skipped, ...size }: StoredPicture): EditorDocument {
  try {
    const saved = content && openDocument(content);
    if (saved?.width === size.width && saved.height === size.height) return saved;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
  }
  return fromEngine(toEngineDocument(texts, size, skipped));
}

/** The texts of a document that a translator can translate, in reading order, each as a deck holds it and as the editor does. */
export function deckTextsOf({ texts }: EditorDocument): { text: EditorText; entry: DeckText }[] {
  return texts
    .filter(isForTranslators)
    .map((text) => ({ text, entry: toEntry(text) }))
    .toSorted((one, other) => numberOf(one.text) - numberOf(other.text));
}

function isForTranslators({ origin, originalText, hidden, restored, leftBecause }: EditorText): boolean {
  const isOpen = leftBecause !== undefined && openReasons.includes(leftBecause);
  return origin === 'translated' && originalText !== '' && !hidden && (!restored || isOpen);
}

/** The number of a text among those that the engine found. */
export function numberOf({ id }: EditorText): number {
  return Number(/^text-(\d+)-/.exec(id)?.[1] ?? Infinity);
}

function toEntry(text: EditorText): DeckText {
  const number = numberOf(text);
  const translation = text.restored ? '' : text.text;
  return {
    // The rest of the editor's id is the time at which a tab opened the image, which changes until it is saved.
    id: Number.isFinite(number) ? `${number}` : text.id,
    source: text.originalText,
    translation,
    state: translation === '' ? 'initial' : text.reviewed ? 'reviewed' : 'translated',
    maxLength: characterBudget(text.originalText),
  };
}

/** Gives a notice of the deck as clients know it, and nothing for an estimate of what the server measures itself. */
export function toNote({ code, row, values, sentence }: DeckNotice): DeckNote[] {
  return code === 'too_long' ? [] : [{ code, row, values, sentence }];
}
