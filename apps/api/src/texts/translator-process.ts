import { join } from 'node:path';
import { translatorVariables } from '@palimpsest/engine/translator-settings';
import { openChild, type Child, type ChildOptions } from '../children/child.ts';
import type { TranslatorFunctions } from './translator-child.ts';

export type TranslatorProcess = Child<TranslatorFunctions>;

/** A process that was asked nothing for this long is ended, in ms. */
const idleMs = 60_000;

const script = join(import.meta.dirname, 'translator-child.ts');

/**
 * The translators in a process of their own, which is there only while somebody needs it.
 * @param dataDir where models lie
 */
export function createTranslatorProcess({
  dataDir,
  ...limits
}: Pick<ChildOptions, 'onOutput' | 'memoryMb' | 'answers'> & { dataDir: string }): TranslatorProcess {
  // It asks the translators itself, with their keys.
  const environment = translatorVariables({ ...process.env, DATA_DIR: dataDir });
  return openChild<TranslatorFunctions>({ ...limits, script, environment, idleMs });
}
