import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  findLanguage,
  maxDeckImages,
  type OwnProblemCode,
  type TextsImportResponse,
  type textsExportQuery,
} from '@palimpsest/contract';
import { deckEndings, diffDeck, type DeckPicture, type DeckRow } from '@palimpsest/copy-deck';
import type { z } from 'zod';
import type { ChildOptions } from '../children/child.ts';
import { openInTurn } from '../children/in-turn.ts';
import type { Database } from '../db/open.ts';
import { createDocuments, findVersion } from '../documents/service.ts';
import { DomainError, fieldError } from '../domain-error.ts';
import { listProcesses, ownProcess, ownImage, type ProcessWithImage } from '../images/repository.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { ExportedFile } from '../terminology/service.ts';
import { isUuid } from '../uuid.ts';
import type { DeckFunctions, SetPicture } from './deck-child.ts';
import { toNote, type StoredPicture } from './deck-texts.ts';

interface CopyDecksOptions extends Pick<ChildOptions, 'onOutput' | 'memoryMb'> {
  db: Database;
  files: FileStore;
}

/** A process, and its document as it was saved last; version 0 where nothing was saved. */
interface Stored {
  process: ProcessWithImage;
  picture: StoredPicture;
  version: number;
}

/** A child that was asked nothing for this long is ended, in ms. */
const idleMs = 60_000;
/** Longest time for one picture, or one file, in ms; the largest take a few seconds. */
const timeLimitMs = 30_000;
/** How much of a file may be pictures of texts, in bytes: the file has to be small enough to come back. */
const maxCropBytes = 16 * 1024 * 1024;

const mediaTypes = {
  xliff: 'application/xliff+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;

const script = join(import.meta.dirname, 'deck-child.ts');

const refused = (field: 'processes' | 'folder', code: OwnProblemCode) =>
  new DomainError('invalid_fields', [fieldError(['query', field], code, 'value_error')]);

/** Texts of processed images as files for translators, and back. Pictures and files are read in a child, and users take turns. */
export function createCopyDecks({ db, files, onOutput, memoryMb }: CopyDecksOptions) {
  const { take, close } = openInTurn<DeckFunctions>(
    { script, memoryMb, idleMs, onOutput },
    (cause) => new DomainError('invalid_request', 'This takes too long. Please take fewer images.', { cause }),
  );

  async function findStored(userId: string, messageId: string): Promise<Stored> {
    const process = await ownProcess(db, userId, messageId);
    const { width, height } = await ownImage(db, userId, process.imageId);
    const { localizedTexts: texts, skippedTexts: skipped, fileName } = process;
    const document = await findVersion(db, process.id);
    const name = fileName ?? messageId;
    const picture = { id: messageId, name, width, height, texts, skipped, content: document?.content };
    return { process, picture, version: document?.version ?? 0 };
  }

  /** The message ids of what is to be exported. @throws DomainError `not_found` if one is not the user's, or `invalid_fields` */
  async function chosenIds(userId: string, query: z.output<typeof textsExportQuery>): Promise<string[]> {
    const { processes = '', folder, source_lang: source, target_lang: target } = query;
    const field = folder === undefined ? 'processes' : 'folder';
    const isChosen = (row: Pick<ProcessWithImage, 'status' | 'sourceLanguage' | 'targetLanguage'>) =>
      row.status === 'processed' &&
      (source === undefined || row.sourceLanguage === source) &&
      (target === undefined || row.targetLanguage === target);
    const page = { group: 'processed', sort: 'oldest', limit: maxDeckImages + 1, offset: 0 } as const;
    const found =
      folder === undefined
        ? await Promise.all([...new Set(processes.split(','))].map((id) => ownProcess(db, userId, id)))
        : await listProcesses(db, userId, { ...page, folder, source_lang: source, target_lang: target });
    const chosen = found.filter(isChosen);
    if (chosen.length === 0) throw refused(field, 'no_texts_to_export');
    if (chosen.length > maxDeckImages) throw refused(field, 'too_many_texts_images');
    const pairs = new Set(chosen.map((row) => `${row.sourceLanguage} ${row.targetLanguage}`));
    if (pairs.size > 1) throw refused(field, 'texts_of_several_pairs');
    return chosen.map(({ messageId }) => messageId);
  }

  /** The pictures that rows name, as far as they are processed images of the user. @throws DomainError `invalid_request` for too many */
  async function findNamed(userId: string, rows: readonly DeckRow[]): Promise<Stored[]> {
    const ids = [...new Set(rows.map(({ picture }) => picture).filter(isUuid))];
    if (ids.length > maxDeckImages) {
      throw new DomainError('invalid_request', `The file has more than ${maxDeckImages} images. Please split it.`);
    }
    const found = await Promise.all(ids.map((id) => findStored(userId, id).catch(nothingIfMissing)));
    return found.flatMap((stored) => (stored?.process.status === 'processed' ? [stored] : []));
  }

  return {
    close,

    /** The texts of chosen images as a file. @throws DomainError `not_found`, or `invalid_fields` where no one file can hold them */
    async export(userId: string, query: z.output<typeof textsExportQuery>): Promise<ExportedFile> {
      const pictures: DeckPicture[] = [];
      let languages = { source: '', target: '' };
      let room = maxCropBytes;
      for (const id of await chosenIds(userId, query)) {
        const { process, picture } = await findStored(userId, id);
        const image = await buffer(await files.read(process.imageFileKey));
        const { texts, ...named } = await take(userId, (call) => call('show', { picture, image }, { timeLimitMs }));
        const kept = texts.map(({ crop, ...text }) => {
          room -= crop?.length ?? 0;
          return { ...text, ...(crop && room > 0 && { crop }) };
        });
        pictures.push({ ...named, texts: kept });
        languages = { source: tagOf(process.sourceLanguage), target: tagOf(process.targetLanguage) };
      }
      const { format } = query;
      const deck = { ...languages, pictures };
      const content = await take(userId, (call) => call('write', { deck, format }, { timeLimitMs }));
      const name = `texts-${languages.source}-${languages.target}${deckEndings[format][0]}`;
      return { name, mediaType: mediaTypes[format], content: Buffer.from(content) };
    },

    /**
     * Says what a file changes, and saves the changes where `apply` says so: all of them or none.
     * @throws DomainError `invalid_request` for a file that cannot be read, `precondition_failed` for an image that was changed meanwhile, or
     * `quota_exceeded`
     */
    async import(userId: string, name: string, bytes: Uint8Array, apply: boolean): Promise<TextsImportResponse> {
      const deck = await take(userId, (call) => call('read', { bytes, name }, { timeLimitMs }));
      const stored = await findNamed(userId, deck.rows);
      const rowsOf = Map.groupBy(deck.rows, ({ picture }) => picture);
      const set: (SetPicture & Stored)[] = [];
      for (const each of stored) {
        const { picture } = each;
        const own = { ...deck, problems: [], rows: rowsOf.get(picture.id) ?? [] };
        const changes = await take(userId, (call) => call('set', { picture, deck: own }, { timeLimitMs }));
        set.push({ ...changes, ...each });
        rowsOf.delete(picture.id);
      }
      if (apply) {
        await db.transaction(async (transaction) => {
          const documents = createDocuments(transaction);
          // In one order, so that no two imports wait for each other.
          for (const each of set.toSorted((a, b) => a.process.messageId.localeCompare(b.process.messageId))) {
            if (each.document) await documents.save(userId, each.process.messageId, { ...each.document }, each.version);
          }
        });
      }
      const elsewhere = diffDeck(
        { source: '', target: '', pictures: [] },
        { ...deck, rows: [...rowsOf.values()].flat() },
      );
      return {
        applied: apply,
        pictures: set.map(({ process, same, texts }) => ({
          message_id: process.messageId,
          file_name: process.fileName,
          target_language: process.targetLanguage,
          same,
          texts,
        })),
        unknown: [...set.flatMap(({ unknown }) => unknown), ...elsewhere.unknown.flatMap(toNote)],
        problems: deck.problems,
      };
    },
  };
}

const tagOf = (language: string) => findLanguage(language)?.tag ?? language;

function nothingIfMissing(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'not_found') return undefined;
  throw error;
}
