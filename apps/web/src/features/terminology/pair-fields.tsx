import { findLanguage, languageNames, type LanguageName } from '@palimpsest/contract';
import { LanguagePicker, type PickableLanguage } from '@palimpsest/ui';
import { ownNames } from '../preview/language-own-names.ts';

export const everyLanguage: readonly PickableLanguage[] = languageNames.map((name) => ({
  value: name,
  label: name,
  ownName: ownNames[name],
}));

export interface ChosenPair {
  source_lang: LanguageName | undefined;
  target_lang: LanguageName | undefined;
}

export interface PairFieldsProps {
  value: ChosenPair;
  onValueChange: (pair: ChosenPair) => void;
  /** Ids of the two fields begin with it. */
  idPrefix: string;
  disabled?: boolean;
}

/** The languages of an entry or a file. A language that is chosen on one side is not offered on the other. */
export function PairFields({ value, onValueChange, idPrefix, disabled = false }: PairFieldsProps) {
  const { source_lang: source, target_lang: target } = value;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-3">
      <LanguagePicker
        id={`${idPrefix}-source_lang`}
        label="From"
        languages={everyLanguage.filter(({ value: name }) => name !== target)}
        value={source ?? ''}
        onValueChange={(name) => onValueChange({ ...value, source_lang: findLanguage(name)?.name })}
        disabled={disabled}
      />
      <LanguagePicker
        id={`${idPrefix}-target_lang`}
        label="To"
        languages={everyLanguage.filter(({ value: name }) => name !== source)}
        value={target ?? ''}
        onValueChange={(name) => onValueChange({ ...value, target_lang: findLanguage(name)?.name })}
        disabled={disabled}
      />
    </div>
  );
}
