import { findLanguage, type LanguageName } from '@palimpsest/contract';
import { LanguagePicker } from '@palimpsest/ui';
import { useFormat } from '@palimpsest/ui/messages/context';
import { everyLanguage } from '../../lib/language/every-language.ts';
import { useWords } from '../../messages/words.ts';

export interface ChosenPair {
  source_lang: LanguageName | undefined;
  target_lang: LanguageName | undefined;
}

export interface PairFieldsProps {
  value: ChosenPair;
  onValueChange: (pair: ChosenPair) => void;
  /** The prefix of the ids of the two fields. */
  idPrefix: string;
  /** Returns the error of a side, which is shown below its field. */
  errorOf?: (side: keyof ChosenPair) => string | undefined;
  disabled?: boolean;
}

/** The languages of an entry or a file. A language that is chosen on one side is not offered on the other. */
export function PairFields({ value, onValueChange, idPrefix, errorOf, disabled = false }: PairFieldsProps) {
  const words = useWords('terminology');
  const languages = everyLanguage(useWords('shared'), useFormat().locale);
  const { source_lang: source, target_lang: target } = value;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <LanguagePicker
        id={`${idPrefix}-source_lang`}
        label={words.from}
        languages={languages.filter(({ value: name }) => name !== target)}
        value={source ?? ''}
        error={errorOf?.('source_lang')}
        onValueChange={(name) => onValueChange({ ...value, source_lang: findLanguage(name)?.name })}
        disabled={disabled}
      />
      <LanguagePicker
        id={`${idPrefix}-target_lang`}
        label={words.to}
        languages={languages.filter(({ value: name }) => name !== source)}
        value={target ?? ''}
        error={errorOf?.('target_lang')}
        onValueChange={(name) => onValueChange({ ...value, target_lang: findLanguage(name)?.name })}
        disabled={disabled}
      />
    </div>
  );
}
