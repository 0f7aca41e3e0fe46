import { readFile } from 'node:fs/promises';
import type { LanguageName } from '@palimpsest/contract';
import { type DeckFormat, type DeckPicture, type DeckText, writeDeck } from '@palimpsest/copy-deck';
import { openReasons } from '../../deck.ts';
import { decodeImage } from '../../image/decode.ts';
import type { LocalisedDocument } from '../../model/document.ts';
import type { EngineStage } from '../../read-picture.ts';
import { characterBudget } from '../../translation/index.ts';
import type { TextsOptions } from '../arguments.ts';
import { reasonOf, toSentence, UserError, writeWhole } from '../file-faults.ts';
import { tagOf } from '../outputs.ts';
import { downloadLabel } from '../progress.ts';
import { counted, type TranslateContext } from '../translate.ts';
import { readGlossary, readMemory } from '../word-lists.ts';
import { stageLabels, workThrough } from '../work-through.ts';
import { cropText } from './crop-texts.ts';
import { type DeckFile, deckPictures } from './deck-pictures.ts';

export interface ExportOptions extends TextsOptions {
  from: LanguageName;
  to: LanguageName;
  format: DeckFormat;
  out: string;
  translators?: string;
  glossary?: string;
  memory?: string;
}

/**
 * Writes the texts of pictures, with their translations, to a file for translators.
 * @param inputs pictures, and folders of pictures
 * @returns whether all pictures could be read
 */
export async function exportTexts(
  inputs: readonly string[],
  { from: source, to: target, format, out, jobs, exclude: exclusions, ...lists }: ExportOptions,
  { config, signal, progress }: TranslateContext,
): Promise<boolean> {
  const files = await deckPictures(inputs, target);
  const shared = {
    source,
    target,
    exclusions,
    signal,
    glossary: await readGlossary(lists.glossary),
    memory: await readMemory(lists.memory),
  };
  const done = new Map<DeckFile, DeckPicture>();
  const failures: string[] = [];
  await workThrough(files, { jobs, isBatch: files.length > 1, config, progress }, async (engine, file, show) => {
    const onStage = (stage: EngineStage): void => show(stageLabels[stage]);
    const onDownload = downloadLabel({ show });
    try {
      const bytes = await readFile(file.path).catch((error: NodeJS.ErrnoException) => {
        throw new UserError(`it cannot be read: ${reasonOf(error)}`);
      });
      const { document } = await engine.localise(bytes, {
        ...shared,
        onStage,
        onDownload: (download) => (download ? onDownload(download) : show(stageLabels.translating)),
      });
      done.set(file, { id: file.id, name: file.name, texts: await textsOf(document, bytes) });
    } catch (error) {
      if (signal.aborted) throw error;
      failures.push(`${file.path}: ${toSentence(error)}`);
    }
  });
  const pictures = files.flatMap((file) => done.get(file) ?? []);
  if (pictures.length > 0) {
    await writeWhole(out, await writeDeck({ source: tagOf(source), target: tagOf(target), pictures }, format));
  }
  const texts = pictures.reduce((sum, picture) => sum + picture.texts.length, 0);
  const written = `${out}: ${counted(texts, 'text')} of ${counted(pictures.length, 'picture')}, ${source} to ${target}`;
  progress.end(pictures.length > 0 ? written : 'No text was written');
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  return failures.length === 0;
}

/** The texts that a human translator can translate, in reading order. */
async function textsOf({ texts, skipped }: LocalisedDocument, bytes: Uint8Array): Promise<DeckText[]> {
  const picture = await decodeImage(bytes);
  const translated = texts.map(({ id, originalText, translatedText, quad }) => ({
    id,
    originalText,
    translatedText,
    quad,
  }));
  const open = skipped.flatMap(({ id, text, quad, reason }) =>
    id !== undefined && openReasons.includes(reason) ? [{ id, originalText: text, translatedText: '', quad }] : [],
  );
  return await Promise.all(
    [...translated, ...open]
      .toSorted((one, other) => one.id - other.id)
      .map(async ({ id, originalText, translatedText, quad }): Promise<DeckText> => ({
        id: `${id}`,
        source: originalText,
        translation: translatedText,
        state: translatedText === '' ? 'initial' : 'translated',
        maxLength: characterBudget(originalText),
        crop: await cropText(picture, quad),
      })),
  );
}
