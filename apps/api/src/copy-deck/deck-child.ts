import { maxImagePixels, type Corners, type DeckNote, type TextChangeEntry } from '@palimpsest/contract';
import {
  DeckFileError,
  diffDeck,
  readDeck,
  writeDeck,
  type CopyDeck,
  type DeckFormat,
  type DeckPicture,
  type ReadDeck,
} from '@palimpsest/copy-deck';
import { createLayOut, withWords, type EditorDocument, type EditorText, type LayOut } from '@palimpsest/editor/words';
import { cropText } from '@palimpsest/engine/deck';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import sharp from 'sharp';
import { serveFunctions } from '../children/serve-functions.ts';
import { DomainError } from '../domain-error.ts';
import { deckTextsOf, documentOf, numberOf, type StoredPicture, toNote } from './deck-texts.ts';

/** The changes that a file makes to one picture. */
export interface SetPicture {
  same: number;
  texts: TextChangeEntry[];
  unknown: DeckNote[];
  /** The document with the new words; undefined where the file changes nothing. */
  document: EditorDocument | undefined;
}

const quadOf = ({ x1, y1, x2, y2, x3, y3, x4, y4 }: Corners): Parameters<typeof cropText>[1] => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
  { x: x3, y: y3 },
  { x: x4, y: y4 },
];

/** Where each text stood in the image, by the number of the text. */
function placesOf({ texts, skipped }: StoredPicture): Map<number, Corners> {
  const all = [...texts, ...skipped.flatMap(({ as_set: set }) => set ?? [])];
  return new Map(all.map(({ id, coordinates }) => [id, coordinates]));
}

let fonts: LayOut | undefined;

/** Lays texts out in the faces of the library, which are registered at the first call. */
function layOut(): LayOut {
  registerFonts();
  fonts ??= createLayOut(createCanvas(1, 1).getContext('2d'));
  return fonts;
}

/** Says how a text with other words fits its place. */
function fitNotes(before: EditorText, { fontSize, height, frame }: EditorText): DeckNote[] {
  const percent = Math.round((100 * fontSize) / (frame?.fontSize ?? before.fontSize));
  const isTaller = frame !== undefined && height > frame.height + 1;
  return [
    ...(percent < 100
      ? [{ code: 'smaller' as const, values: { percent }, sentence: `It is set at ${percent} % of its size.` }]
      : []),
    ...(isTaller
      ? [{ code: 'taller' as const, values: {}, sentence: 'It takes more lines than its place has room for.' }]
      : []),
  ];
}

const functions = {
  /** @throws DomainError `invalid_request` for a file of which nothing can be used */
  async read({ bytes, name }: { bytes: Uint8Array; name: string }): Promise<ReadDeck> {
    try {
      return await readDeck(bytes, name);
    } catch (error) {
      if (error instanceof DeckFileError) throw new DomainError('invalid_request', error.message, { cause: error });
      throw error;
    }
  },

  /** The texts of a picture, each with what is seen of it. */
  async show({ picture, image }: { picture: StoredPicture; image: Uint8Array }): Promise<DeckPicture> {
    const { id, name } = picture;
    const { data, info } = await sharp(image, { limitInputPixels: maxImagePixels })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raster = {
      width: info.width,
      height: info.height,
      data: new Uint8ClampedArray(data.buffer, data.byteOffset),
    };
    const places = placesOf(picture);
    const texts = deckTextsOf(documentOf(picture)).map(async ({ text, entry }) => {
      const place = places.get(numberOf(text));
      return { ...entry, ...(place && { crop: await cropText(raster, quadOf(place)) }) };
    });
    return { id, name, texts: await Promise.all(texts) };
  },

  write: ({ deck, format }: { deck: CopyDeck; format: DeckFormat }): Promise<Uint8Array> => writeDeck(deck, format),

  /** Compares a picture with the rows that a file has of it, and writes their words in its document as the editor does. */
  async set({ picture, deck }: { picture: StoredPicture; deck: ReadDeck }): Promise<SetPicture> {
    const document = documentOf(picture);
    const own = deckTextsOf(document);
    const { id, name } = picture;
    const current = { source: '', target: '', pictures: [{ id, name, texts: own.map(({ entry }) => entry) }] };
    const { texts, unknown } = diffDeck(current, deck);
    const written = own.flatMap(({ text }, index) => {
      const change = texts[index];
      return change?.kind === 'changed' ? [[text.id, change.translation] as const] : [];
    });
    const after = written.length > 0 ? withWords(document, new Map(written), layOut()) : undefined;
    const set = new Map(after?.texts.map((text) => [text.id, text]));
    const entries = own.flatMap(({ text }, index): TextChangeEntry[] => {
      const change = texts[index];
      if (!change || change.kind === 'same') return [];
      const { kind, before, translation, warnings } = change;
      // How the words fit is measured, so that the estimate in characters says nothing more.
      const told = warnings.flatMap((warning) => toNote(warning));
      const fitted = kind === 'changed' ? fitNotes(text, set.get(text.id) ?? text) : [];
      return [{ kind, source: text.originalText, before, translation, notes: [...told, ...fitted] }];
    });
    return {
      same: texts.length - entries.length,
      texts: entries,
      unknown: unknown.flatMap((notice) => toNote(notice)),
      document: after,
    };
  },
};
export type DeckFunctions = typeof functions;

serveFunctions(functions);
