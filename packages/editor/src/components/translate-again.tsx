import { Button, DropdownMenu } from '@palimpsest/ui';
import { ChevronDown, Languages } from 'lucide-react';
import { useState } from 'react';
import { writeFirstTranslation, writeTexts } from '../commands/write-texts.ts';
import { useWords } from '../messages/words.ts';
import { detailOf } from '../messages.ts';
import type { EditorText } from '../model/text.ts';
import { getText } from '../store.ts';
import type { EditorStore } from '../store.ts';

/** The options of translating a text again. */
export interface TranslationRequest {
  /** One of {@link TranslationCallbacks.translators}. Default: the preferred one. */
  translator?: string | undefined;
  /** Asks for fewer characters than the present translation has. */
  shorter?: boolean | undefined;
}

/** The host's functions that translate texts again. */
export interface TranslationCallbacks {
  /** The names of the translators that can be asked. */
  translators: readonly string[];
  /** Translates the original of a text again. @throws Error with a sentence for the user */
  translate: (
    text: EditorText,
    request: TranslationRequest,
  ) => Promise<{ text: string; remaining?: number | undefined }>;
}

export interface TranslationState {
  /** Requests a translation of a text and writes it into the document, which stays as it is if the request fails. */
  run: (text: EditorText, request: TranslationRequest) => void;
  /** The id of the text that is being translated. */
  runningId: string | undefined;
  /** The outcome of the last request, with the id of its text. */
  outcome: { id: string; tone: 'note' | 'error'; words: string } | undefined;
}

/** Whether a text that was left in the picture still has its original words. */
const isAsLeft = ({ text, originalText, patch }: EditorText) => patch?.brings === 'erased' && text === originalText;

/** Requests translations, one at a time. */
export function useTranslation(
  store: EditorStore,
  translate: TranslationCallbacks['translate'] | undefined,
): TranslationState {
  const words = useWords();
  const [runningId, setRunningId] = useState<string>();
  const [outcome, setOutcome] = useState<TranslationState['outcome']>();
  const run = (text: EditorText, request: TranslationRequest) => {
    if (!translate || runningId !== undefined) return;
    const { id } = text;
    const ask = async () => {
      try {
        const { text: translated, remaining } = await translate(text, request);
        const isSame = getText(store, id)?.text === translated;
        if (isAsLeft(text)) writeFirstTranslation(store, id, translated);
        else writeTexts(store, new Map([[id, translated]]));
        const left = remaining === undefined ? '' : words.translationsLeft({ count: remaining });
        const said = [isSame ? words.sameTranslation : '', left].filter((part) => part !== '').join(' ');
        setOutcome(said === '' ? undefined : { id, tone: 'note', words: said });
      } catch (error) {
        setOutcome({ id, tone: 'error', words: words.translationFailed({ detail: detailOf(error) }) });
      } finally {
        setRunningId(undefined);
      }
    };
    setRunningId(id);
    setOutcome(undefined);
    void ask();
  };
  return { run, runningId, outcome };
}

export interface TranslateAgainProps {
  text: EditorText;
  translators: readonly string[];
  translation: TranslationState;
}

/** Buttons that translate a text again: by the preferred translator, by another one, or in fewer words. */
export function TranslateAgain({ text, translators, translation }: TranslateAgainProps) {
  const words = useWords();
  const { run, runningId } = translation;
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button
          size="sm"
          icon={<Languages aria-hidden />}
          loading={runningId === text.id}
          loadingText={words.translating}
        >
          {words.translateAgain}
          <ChevronDown aria-hidden className="size-3.5" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.Item onSelect={() => run(text, {})}>{words.translateAgain}</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => run(text, { shorter: true })}>{words.shorter}</DropdownMenu.Item>
        {translators.length > 1 ? <DropdownMenu.Separator /> : null}
        {translators.length > 1
          ? translators.map((translator) => (
              <DropdownMenu.Item key={translator} onSelect={() => run(text, { translator })}>
                {words.translateWith({ translator })}
              </DropdownMenu.Item>
            ))
          : null}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** The outcome of a text's last translation. */
export function TranslationOutcome({ id, outcome }: { id: string; outcome: TranslationState['outcome'] }) {
  const shown = outcome?.id === id ? outcome : undefined;
  return (
    <p
      data-slot="translation-outcome"
      role={shown?.tone === 'error' ? 'alert' : 'status'}
      className={`empty:sr-only ${shown?.tone === 'error' ? 'text-danger' : 'text-muted'}`}
    >
      {shown?.words}
    </p>
  );
}
