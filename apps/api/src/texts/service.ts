import {
  maxRetranslatedTexts,
  skippedTextId,
  type LocalizedText,
  type TranslateTextsPayload,
  type TranslateTextsResponse,
} from '@palimpsest/contract';
import type { SourceText, Translation } from '@palimpsest/engine';
import { ChildEnded, openChild, type Child, type ChildOptions } from '../children/child.ts';
import type { Database } from '../db/open.ts';
import { DomainError, refusedField } from '../domain-error.ts';
import {
  ownProcess,
  releaseRetranslations,
  reserveRetranslations,
  type ProcessWithImage,
} from '../images/repository.ts';
import { readTerminology } from '../terminology/repository.ts';
import { toTranslationNote } from '../jobs/localized-texts.ts';
import { join } from 'node:path';
import { translatorVariables } from '@palimpsest/engine/translator-settings';
import type { TranslatorFunctions } from './translator-child.ts';

interface TextsOptions {
  db: Database;
  translators: Pick<TranslatorProcess, 'call'>;
  /** Called with the error when the process of the translators ends in the middle of a call. */
  onError: (error: Error) => void;
}

/** Share of the present wording's characters that a shorter wording may have. */
const shorterFactor = 0.8;
/** Time after which a client may ask again when the translator stopped, in seconds. */
const retrySeconds = 30;

/** Single texts of processes, translated again. */
export function createTexts({ db, translators, onError }: TextsOptions) {
  async function ask(process: ProcessWithImage, texts: readonly KnownText[], payload: TranslateTextsPayload) {
    const { glossary, memory } = await readTerminology(db, process);
    const { translator, shorter = false } = payload;
    return await translators.call('translate', {
      texts: texts.map((text) => toSourceText(text, shorter)),
      source: process.sourceLanguage,
      target: process.targetLanguage,
      blacklist: process.blacklist,
      localiseNumbers: process.localiseNumbers,
      glossary,
      // The user wants another wording than the stored one.
      memory: shorter || translator !== undefined ? [] : memory,
      shorter,
      translator,
    });
  }

  return {
    /**
     * Translates texts of the user's own process again; nothing is stored. It costs no credit, and the number of texts a process is limited.
     * @throws DomainError `not_found`, `invalid_fields`, `quota_exceeded`, or `unavailable` with what the translator said
     */
    async translate(userId: string, payload: TranslateTextsPayload): Promise<TranslateTextsResponse> {
      const { message_id: messageId } = payload;
      const process = await ownProcess(db, userId, messageId);
      const texts = [...new Set(payload.text_ids)].map((id) => textOf(process, id));
      const used = await reserveRetranslations(db, process.id, texts.length, maxRetranslatedTexts);
      if (used === undefined) {
        throw new DomainError(
          'quota_exceeded',
          `Up to ${maxRetranslatedTexts} texts of an image can be translated again. Please edit the text, or process the image once more.`,
          { parameters: { max_retranslated_texts: maxRetranslatedTexts } },
        );
      }
      try {
        const translations = await ask(process, texts, payload);
        return {
          texts: texts.map(({ id }, index) => toAnswer(id, translations[index])),
          remaining: maxRetranslatedTexts - used,
        };
      } catch (error) {
        await releaseRetranslations(db, process.id, texts.length);
        if (!(error instanceof ChildEnded)) throw error;
        onError(error);
        throw new DomainError('unavailable', 'The translator stopped. Please try again.', { retryAfter: retrySeconds });
      }
    },
  };
}

type KnownText = Pick<LocalizedText, 'id' | 'original_text' | 'localized_text'>;

function textOf({ localizedTexts, skippedTexts, status }: ProcessWithImage, id: number): KnownText {
  const text = localizedTexts.find((each) => each.id === id);
  if (text) return text;
  const skipped = skippedTexts.find((_, index) => skippedTextId(localizedTexts, index) === id);
  if (skipped) return { id, original_text: skipped.text, localized_text: skipped.text };
  const reason = status === 'processed' ? `has no text ${id}` : 'is not processed yet, or failed';
  throw refusedField('text_ids', `The process ${reason}.`, 'value_error');
}

function toSourceText({ original_text: text, localized_text: present }: KnownText, shorter: boolean): SourceText {
  return shorter ? { text, characterBudget: Math.max(1, Math.floor(present.length * shorterFactor)) } : { text };
}

function toAnswer(id: number, translation: Translation | undefined): TranslateTextsResponse['texts'][number] {
  const { text, ...note } = translation ?? { text: '', origin: 'unchanged' };
  return { id, localized_text: text, translation_note: toTranslationNote(note) };
}

export type TranslatorProcess = Child<TranslatorFunctions>;

/** Time without a call after which the process is ended, in ms. */
const idleMs = 60_000;

const script = join(import.meta.dirname, 'translator-child.ts');

/** Runs the translators in a child process, which starts at a call and ends when idle. @param dataDir folder of the models */
export function createTranslatorProcess({
  dataDir,
  ...limits
}: Pick<ChildOptions, 'onOutput' | 'memoryMb' | 'answers'> & { dataDir: string }): TranslatorProcess {
  // The child calls the translation services itself, so that it needs their keys.
  const environment = translatorVariables({ ...process.env, DATA_DIR: dataDir });
  return openChild<TranslatorFunctions>({ ...limits, script, environment, idleMs });
}
