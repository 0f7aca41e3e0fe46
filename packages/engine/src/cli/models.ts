import { createKnownCatalogue, type KnownCatalogue, sizeOf } from '../translation/bergamot/catalogue.ts';
import { codeOf, downloadOf, findLegs, type Leg, nameOf, pathOf } from '../translation/bergamot/legs.ts';
import { createModelStore, type ModelStore } from '../translation/bergamot/store.ts';
import { modelPlaces, type TranslatorConfig } from '../translation/settings.ts';
import type { LanguagePair } from '../translation/translator.ts';
import { UserError } from './file-faults.ts';
import { downloadLabel, megabytes, type Progress } from './progress.ts';

/** Timeout of one request, in ms; a user who asks for models by name waits longer than the list of languages would. */
const patienceMs = 30_000;

/** Whoever asks for models by name wants them fetched, also into a folder that is filled by nothing else. */
function open({ MODELS_DIR, ...config }: TranslatorConfig): { store: ModelStore; catalogue: KnownCatalogue } {
  const { folder } = modelPlaces({ ...config, MODELS_DIR });
  const { server = '' } = modelPlaces(config);
  return {
    store: createModelStore(folder),
    catalogue: createKnownCatalogue({ server, folder, timeoutMs: patienceMs }),
  };
}

/** Names the models that are there, then those that can be fetched. */
export async function listModels(config: TranslatorConfig, write: (line: string) => void): Promise<void> {
  const { store, catalogue } = open(config);
  const { attachments } = await catalogue.refresh();
  const legs = await findLegs(store, catalogue);
  const { there = [], remote = [] } = Object.groupBy(legs, ({ installed }) => (installed ? 'there' : 'remote'));
  write(there.length === 0 ? `No model is in ${store.folder} yet.` : `In ${store.folder}:`);
  for (const { from, to, installed } of there) {
    write(`  ${title({ from, to })}  ${megabytes(installed?.size ?? 0)}, version ${installed?.version ?? ''}`);
  }
  if (attachments === undefined) {
    write('The server of the models cannot be reached; MODELS_URL names another.');
    return;
  }
  const ours = remote.filter(isOurs);
  if (ours.length > 0) write('To be fetched at first use, or with "palimpsest models add":');
  for (const { from, to, remote: model } of ours) {
    write(`  ${title({ from, to })}  ${megabytes(model ? sizeOf(model) : 0)}`);
  }
}

const title = ({ from, to }: Pick<Leg, 'from' | 'to'>): string => `${nameOf(from) ?? from} → ${nameOf(to) ?? to}`;
const isOurs = ({ from, to }: Leg): boolean => nameOf(from) !== undefined && nameOf(to) !== undefined;

/**
 * Fetches what translates one language into another: a model, or two that lead through English.
 * @throws UserError where there are none; EngineError where they cannot be fetched
 */
export async function fetchModels(
  config: TranslatorConfig,
  { from, to }: LanguagePair,
  { progress, signal }: { progress: Progress; signal: AbortSignal },
): Promise<void> {
  const { store, catalogue } = open(config);
  const { attachments } = await catalogue.refresh();
  const legs = await findLegs(store, catalogue);
  const path = pathOf(legs, codeOf(from), codeOf(to));
  if (!path) {
    throw new UserError(
      attachments === undefined
        ? 'The server of the models cannot be reached. Connect this machine to it, or set MODELS_URL to a mirror.'
        : `There is no model that translates ${from} to ${to}. "palimpsest models list" names those that there are.`,
    );
  }
  const bytes = downloadOf(legs, codeOf(from), codeOf(to)) ?? 0;
  const missing = path.flatMap(({ installed, remote }) => (installed || !remote ? [] : [remote]));
  const show = downloadLabel(progress);
  await store.fetch(missing, { catalogue, signal, onDownload: (download) => download && show(download) });
  progress.end(
    missing.length === 0
      ? `${from} → ${to} is there already, in ${store.folder}`
      : `${from} → ${to}: fetched ${megabytes(bytes)} into ${store.folder}`,
  );
}

/** @throws UserError where it is not there */
export async function removeModel(
  config: TranslatorConfig,
  { from, to }: LanguagePair,
  write: (line: string) => void,
): Promise<void> {
  const { store } = open(config);
  if (!(await store.remove(codeOf(from), codeOf(to)))) {
    throw new UserError(`There is no model from ${from} to ${to} in ${store.folder}.`);
  }
  write(`${from} → ${to} is removed.`);
}
