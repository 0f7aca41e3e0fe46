import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/**
 * Every translator that can be configured, in the order in which they are asked unless `TRANSLATORS` says otherwise, with the variable that has to be
 * set for it to be there.
 */
const needs = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  deepl: 'DEEPL_API_KEY',
  google: 'GOOGLE_APPLICATION_CREDENTIALS',
  azure: 'AZURE_TRANSLATOR_KEY',
  libretranslate: 'LIBRETRANSLATE_URL',
  bergamot: undefined,
  apertium: undefined,
} as const;
export type TranslatorName = keyof typeof needs;
export const translatorNames = Object.keys(needs) as TranslatorName[];

/** Says in words which setting makes a translator available; nothing for one that needs none. */
export const enabledBy: Readonly<Record<TranslatorName, string | undefined>> = {
  ...needs,
  openai: 'OPENAI_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL',
};

/** Firefox's own server of its translation models. */
const publicModels = 'https://firefox.settings.services.mozilla.com/v1';

/** The required fields of the key file of a Google service account. */
const googleCredentials = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().min(1),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
export type GoogleCredentials = z.output<typeof googleCredentials>;

const name = z.enum(translatorNames, { error: `must name translators out of: ${translatorNames.join(', ')}` });
const url = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((address) => address.replace(/\/+$/, ''))
  .optional();
const key = z.string().trim().min(1).optional();
const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).default('false');

/** The variables of the environment that set translators up. */
const translatorEnvironment = z.object({
  /** Which translators are asked, the preferred one first, separated by commas. */
  TRANSLATORS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim().toLowerCase()))
    .pipe(z.array(name).min(1))
    .optional(),
  OPENAI_API_KEY: key,
  /** Any endpoint of OpenAI's chat protocol: Ollama, llama.cpp, vLLM. */
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: z.string().trim().min(1).optional(),
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_BASE_URL: url,
  ANTHROPIC_MODEL: z.string().trim().min(1).default('claude-sonnet-4-5'),
  DEEPL_API_KEY: key,
  DEEPL_URL: url,
  DEEPL_FORMALITY: z.enum(['default', 'more', 'less'], { error: 'must be default, more or less' }).default('default'),
  /** Path of the key file of a service account. */
  GOOGLE_APPLICATION_CREDENTIALS: z.string().min(1).optional(),
  GOOGLE_TRANSLATE_URL: url,
  AZURE_TRANSLATOR_KEY: key,
  AZURE_TRANSLATOR_REGION: z.string().trim().min(1).optional(),
  AZURE_TRANSLATOR_URL: url,
  LIBRETRANSLATE_URL: url,
  LIBRETRANSLATE_API_KEY: key,
  /** The brand's tone of voice, for language models. */
  TRANSLATION_TONE: z.string().trim().min(1).max(1_000).optional(),
  /** Whether language models get the picture beside its texts. */
  TRANSLATION_SEND_PICTURE: flag.transform((value) => value === 'true'),
  /** Maximum number of characters a day that are sent to all services together. */
  TRANSLATION_BUDGET_CHARS_PER_DAY: z.coerce.number().int().min(1).optional(),
  /** Timeout of one request to a service, in seconds. */
  TRANSLATION_TIMEOUT: z.coerce.number().min(1).max(600).optional(),
  /** Maximum number of requests to one service at the same time. */
  TRANSLATION_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
  /** A Remote Settings server that holds the models of Bergamot. @default Firefox's, unless MODELS_DIR is set */
  MODELS_URL: url,
  /** Folder of Bergamot's models; nothing is fetched into it unless MODELS_URL is set, too. @default `models` in DATA_DIR */
  MODELS_DIR: z.string().min(1).optional(),
  /** Folder whose `translation-usage` holds the counts of usage, and whose `models` holds the models of Bergamot. */
  DATA_DIR: z.string().min(1).optional(),
});
/** The variables of an environment that set translators up. */
export function translatorVariables(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.keys(translatorEnvironment.shape).flatMap((variable) => {
      const value = variables[variable];
      return value === undefined || value === '' ? [] : [[variable, value]];
    }),
  );
}

export type TranslatorConfig = z.output<typeof translatorEnvironment> & {
  /** Contents of the key file. */
  readonly google?: z.output<typeof googleCredentials>;
};

/** Thrown for invalid settings of the translators; its message quotes no value. */
export class TranslatorConfigError extends Error {
  override readonly name = 'TranslatorConfigError';
}

/**
 * Reads the settings of the translators from environment variables; an empty variable counts as not set.
 * @throws TranslatorConfigError naming every variable that cannot be used, and why
 */
export function readTranslatorConfig(variables: NodeJS.ProcessEnv): TranslatorConfig {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = translatorEnvironment.safeParse(set);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    throw new TranslatorConfigError([...new Set(reasons)].join('; '));
  }
  const config = parsed.data;
  if (config.OPENAI_BASE_URL !== undefined && config.OPENAI_MODEL === undefined) {
    throw new TranslatorConfigError('OPENAI_BASE_URL needs OPENAI_MODEL: the name of the model that is served there');
  }
  for (const wanted of config.TRANSLATORS ?? []) {
    if (isConfigured(wanted, config)) continue;
    throw new TranslatorConfigError(`TRANSLATORS names ${wanted}, which needs ${enabledBy[wanted] ?? 'nothing'}`);
  }
  const path = config.GOOGLE_APPLICATION_CREDENTIALS;
  return path === undefined ? config : { ...config, google: readCredentials(path) };
}

function readCredentials(path: string): z.output<typeof googleCredentials> {
  const fault = 'GOOGLE_APPLICATION_CREDENTIALS: must be the path of the JSON key file of a service account';
  try {
    return googleCredentials.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // The message of the parser may quote the key.
    throw new TranslatorConfigError(fault);
  }
}

/** Whether everything is set that a translator needs. */
function isConfigured(translator: TranslatorName, config: z.output<typeof translatorEnvironment>): boolean {
  const variable = needs[translator];
  const isLocalModel = translator === 'openai' && config.OPENAI_BASE_URL !== undefined;
  return variable === undefined || config[variable] !== undefined || isLocalModel;
}

/** The names of the translators that are asked, in their order. */
export function namesOf(config: TranslatorConfig): TranslatorName[] {
  return config.TRANSLATORS ?? translatorNames.filter((translator) => isConfigured(translator, config));
}

/** The limit of a day, and the folder in which processes count together; none where neither a limit nor a folder is set. */
export function usagePlaces({
  TRANSLATION_BUDGET_CHARS_PER_DAY: charactersPerDay,
  DATA_DIR: data,
}: Pick<TranslatorConfig, 'TRANSLATION_BUDGET_CHARS_PER_DAY' | 'DATA_DIR'>): {
  charactersPerDay: number | undefined;
  folder: string | undefined;
} {
  const isCounted = data !== undefined || charactersPerDay !== undefined;
  return { charactersPerDay, folder: isCounted ? resolve(data ?? './.data', 'translation-usage') : undefined };
}

/** Where the models of Bergamot lie, and the server that has them; none on a machine that is set up to fetch nothing. */
export function modelPlaces({ MODELS_DIR: folder, MODELS_URL: server, DATA_DIR: data = './.data' }: TranslatorConfig): {
  folder: string;
  server: string | undefined;
} {
  return {
    folder: resolve(folder ?? join(data, 'models')),
    server: server ?? (folder === undefined ? publicModels : undefined),
  };
}
