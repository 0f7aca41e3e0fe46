import type { QualityClass } from '@palimpsest/contract';
import type { Usage } from '../translation/services/usage.ts';
import type { TranslatorName } from '../translation/settings.ts';
import type { LanguagePair } from '../translation/translator.ts';

/** The state of a translator that is asked. */
export type TranslatorState = 'answers' | 'unusable-answer' | 'not-fetched' | 'no-pairs' | 'fails';

/** A translator that is asked. */
export interface ExaminedTranslator {
  name: string;
  quality: QualityClass;
  /** In words; absent where it costs nothing. */
  cost?: string | undefined;
  state: TranslatorState;
  /** How many it offers. */
  pairs: number;
  /** Time of its answer to one short text. */
  seconds?: number;
  /** The reason why it fails. */
  reason?: string;
  /** The first model that it has to fetch before it can answer, for one pair as an example. */
  firstFetch?: LanguagePair & { bytes: number };
}

/** A pair of languages, and the translator that is asked first for it; nobody where there is no name. */
export interface ExaminedPair extends LanguagePair {
  translator?: string;
  quality?: QualityClass;
  /** In words; absent where it costs nothing. */
  cost?: string | undefined;
  /** Bytes that are fetched at the first use of the pair; absent for none. */
  downloadBytes?: number | undefined;
}

/** The findings of the doctor; `doctor --json` writes it. */
export interface Report {
  /** In the order in which they are asked. */
  translators: ExaminedTranslator[];
  /** Those that are not asked, and the setting that changes it. */
  notAsked: { name: TranslatorName; setting: string }[];
  usage: {
    /** By the name of the translator. */
    today: Record<string, Usage>;
    charactersPerDay?: number | undefined;
  };
  pairs: ExaminedPair[];
}
