import type { LanguageName } from '@palimpsest/contract';
import type { Region } from '../geometry/region.ts';
import type { ModelPair } from './models.ts';

/** The options of `translate`. */
export interface TranslateCommand {
  /** Pictures, and folders of pictures. */
  inputs: string[];
  source: LanguageName;
  targets: LanguageName[];
  /** A file, or a folder, which it has to be for several pictures or languages. */
  out: string | undefined;
  /** A file; true for standard output or, of several, a file beside each picture. */
  json: string | true | undefined;
  /** Pictures that are worked on at the same time. */
  jobs: number;
  /** Leaves out what is there already. */
  skipExisting: boolean;
  blacklist: string[];
  /** Sets decimal, currency and percent signs as the target language does. */
  localiseNumbers: boolean;
  exclusions: Region[];
  /** In place of the variable `TRANSLATORS`. */
  translators: string | undefined;
  /** CSV files. */
  glossary: string | undefined;
  memory: string | undefined;
}

/** The commands of the command line. */
export interface Actions {
  translate: (command: TranslateCommand) => Promise<void>;
  doctor: (options: { pairs: boolean; json: boolean }) => Promise<void>;
  models: ModelActions;
}

/** The commands for the models of Bergamot. */
export interface ModelActions {
  list: () => Promise<void>;
  add: (pair: ModelPair) => Promise<void>;
  remove: (pair: ModelPair) => Promise<void>;
}
