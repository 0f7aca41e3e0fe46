/**
 * Services of machine translation: DeepL, Google, Azure and LibreTranslate.
 *
 * @module
 */
import { type LanguageName, languages } from '@palimpsest/contract';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { GoogleCredentials } from '../settings.ts';
import type { LanguagePair, Translator } from '../translator.ts';
import { runTag } from '../wording/tags.ts';
import { type CallOptions, createCall, type HttpRequest, requestJson, ServiceFailure } from './call.ts';
import { createTagTranslator, type TagRequest, type TagService } from './tag-translator.ts';
import type { UsageMeter } from './usage.ts';

interface ServiceOptions extends Partial<CallOptions> {
  /** Address of the service, without a slash at its end. @default the service's own */
  url?: string | undefined;
  meter?: UsageMeter;
}

interface Service<Answer> extends Pick<TagService, 'name' | 'cost' | 'batch'> {
  /** A service that says itself what it offers is asked. */
  pairs: readonly LanguagePair[] | ((signal: AbortSignal) => Promise<LanguagePair[]>);
  answer: z.ZodType<Answer>;
  /** Texts in HTML, as the service wants them. */
  ask: (request: TagRequest, signal: AbortSignal) => Promise<Pick<HttpRequest<Answer>, 'url' | 'headers' | 'body'>>;
  read: (answer: Answer) => string[];
}

function createServiceTranslator<Answer>(
  { name, pairs, answer, ask, read, ...service }: Service<Answer>,
  { meter, ...limits }: Omit<ServiceOptions, 'url'>,
): Translator {
  const call = createCall({ name, ...limits });
  return createTagTranslator(
    {
      name,
      ...service,
      quality: 'neural',
      pairs: async () => (typeof pairs === 'function' ? await call(pairs) : [...pairs]),
      send: (request) =>
        call(
          async (signal) => read(await requestJson({ name, answer, signal, ...(await ask(request, signal)) })),
          request.options.signal,
        ),
    },
    meter,
  );
}

/** The code of each language that a service takes, as it writes it. */
type LanguageCodes = Partial<Record<LanguageName, string>>;

/** @param tags of the languages that a service calls by them @param others the codes of those that it writes otherwise */
function codesOf(tags: string, others: LanguageCodes = {}): LanguageCodes {
  const same = languages
    .filter(({ tag }) => tags.split(' ').includes(tag))
    .map(({ name, tag }) => [name, tag] as const);
  return { ...Object.fromEntries(same), ...others };
}

/** Every pair of two different languages. */
function pairsAmong(from: LanguageCodes, to: LanguageCodes = from): LanguagePair[] {
  const targets = Object.keys(to) as LanguageName[];
  return (Object.keys(from) as LanguageName[]).flatMap((source) =>
    targets.filter((target) => target !== source).map((target) => ({ from: source, to: target })),
  );
}

const deeplTags = 'cs da de es et fi fr hu id it lt lv nb nl pl ro sk sl sv tr';
const deeplSources = codesOf(deeplTags, { English: 'en', Portuguese: 'pt' });
const deeplTargets = codesOf(deeplTags, { English: 'en-GB', Portuguese: 'pt-PT' });

export interface DeepLOptions extends ServiceOptions {
  key: string;
  /** How the reader is addressed where the language makes a difference. @default 'default' */
  formality?: 'default' | 'more' | 'less' | undefined;
}

/** DeepL's API, version 2; it takes 50 texts a request. Keys that end in `:fx` are for an address of their own. */
export function createDeepLTranslator({ key, url, formality = 'default', ...options }: DeepLOptions): Translator {
  const base = url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');
  return createServiceTranslator(
    {
      name: 'DeepL',
      cost: 'DeepL bills characters',
      batch: 50,
      pairs: pairsAmong(deeplSources, deeplTargets),
      answer: z.object({ translations: z.array(z.object({ text: z.string() })) }),
      ask: async ({ texts, sources, from, to }) => {
        const runs = Math.max(0, ...sources.map((source) => source.runs?.length ?? 0));
        return {
          url: `${base}/v2/translate`,
          headers: { authorization: `DeepL-Auth-Key ${key}` },
          body: {
            text: texts,
            source_lang: deeplSources[from]?.toUpperCase(),
            target_lang: deeplTargets[to]?.toUpperCase(),
            tag_handling: 'xml',
            ignore_tags: ['span'],
            // A run is a part of its sentence.
            ...(runs > 0 && { non_splitting_tags: Array.from({ length: runs }, (_, run) => runTag(run)) }),
            // A language that knows no such difference would refuse the plain word.
            ...(formality !== 'default' && { formality: `prefer_${formality}` }),
          },
        };
      },
      read: ({ translations }) => translations.map(({ text }) => text),
    },
    options,
  );
}

const azureCodes = codesOf(
  'af sq eu bs ca hr cs da nl en et fi fr gl de hu is id ga it lv lt ms mt mi nb pl pt ro sr-Latn sk sl es sw sv tr vi cy',
  { Tagalog: 'fil', Portuguese: 'pt-PT' },
);

export interface AzureOptions extends ServiceOptions {
  key: string;
  /** Region of the resource, such as `westeurope`; a global one needs none. */
  region?: string | undefined;
}

/** Azure AI Translator, version 3; it takes 1000 texts a request. */
export function createAzureTranslator({ key, region, url, ...options }: AzureOptions): Translator {
  const base = url ?? 'https://api.cognitive.microsofttranslator.com';
  return createServiceTranslator(
    {
      name: 'Azure Translator',
      cost: 'Azure bills characters',
      batch: 1_000,
      pairs: pairsAmong(azureCodes),
      answer: z.array(z.object({ translations: z.array(z.object({ text: z.string() })).min(1) })),
      ask: async ({ texts, from, to }) => ({
        url: `${base}/translate?${new URLSearchParams({
          'api-version': '3.0',
          from: azureCodes[from] ?? '',
          to: azureCodes[to] ?? '',
          textType: 'html',
        }).toString()}`,
        headers: {
          'ocp-apim-subscription-key': key,
          ...(region !== undefined && { 'ocp-apim-subscription-region': region }),
        },
        body: texts.map((text) => ({ Text: text })),
      }),
      read: (answers) => answers.map(({ translations }) => translations[0]?.text ?? ''),
    },
    options,
  );
}

const googleCodes = codesOf(
  'af sq eu bs ca hr cs da nl en eo et fi fr gl de hu is id ga it lv lt lb ms mt mi pl pt ro sk sl es sw sv tr vi cy',
  { Norwegian: 'no', Tagalog: 'tl' },
);

export interface GoogleOptions extends ServiceOptions {
  credentials: GoogleCredentials;
}

/** Cloud Translation, version 3, with the key file of a service account; it takes 1024 texts a request. */
export function createGoogleTranslator({ credentials, url, ...options }: GoogleOptions): Translator {
  const name = 'Google Cloud Translation';
  const base = url ?? 'https://translation.googleapis.com';
  const accessToken = createAccessToken(name, credentials);
  return createServiceTranslator(
    {
      name,
      cost: 'Google bills characters',
      batch: 1_024,
      pairs: pairsAmong(googleCodes),
      answer: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
      ask: async ({ texts, from, to }, signal) => ({
        url: `${base}/v3/projects/${encodeURIComponent(credentials.project_id)}:translateText`,
        headers: { authorization: `Bearer ${await accessToken(signal)}` },
        body: {
          contents: texts,
          mimeType: 'text/html',
          sourceLanguageCode: googleCodes[from],
          targetLanguageCode: googleCodes[to],
        },
      }),
      read: ({ translations }) => translations.map(({ translatedText }) => translatedText),
    },
    options,
  );
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });
/** A token is taken anew so long before it ends, in ms. */
const marginMs = 60_000;

/** Exchanges a signed assertion for an access token (RFC 7523), and keeps it while it lasts. */
function createAccessToken(name: string, credentials: GoogleCredentials): (signal: AbortSignal) => Promise<string> {
  let kept: { token: string; until: number } | undefined;
  return async (signal) => {
    if (kept && kept.until > Date.now()) return kept.token;
    const assertion = await sign(name, credentials);
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
    const url = credentials.token_uri;
    const { access_token: token, expires_in: seconds } = await requestJson({
      name,
      url,
      body,
      answer: tokenAnswer,
      signal,
    });
    kept = { token, until: Date.now() + seconds * 1000 - marginMs };
    return token;
  };
}

async function sign(name: string, { client_email: email, private_key: pem, token_uri: audience }: GoogleCredentials) {
  try {
    return await new SignJWT({ scope: 'https://www.googleapis.com/auth/cloud-translation' })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(pem, 'RS256'));
  } catch {
    // A message of the library may quote the key.
    throw new ServiceFailure(`${name}: the private key of the key file cannot be used. Download the file again.`, {
      mayPass: false,
    });
  }
}

/** LibreTranslate writes these otherwise than with the tag of the language. */
const libreTags: Readonly<Record<string, string>> = { 'pt-BR': 'pt', nob: 'nb', no: 'nb' };

const libreList = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }));

interface ServedPair extends LanguagePair {
  source: string;
  target: string;
}

export interface LibreTranslateOptions extends ServiceOptions {
  url: string;
  /** Key of a server that asks for one. */
  key?: string | undefined;
}

/** A LibreTranslate server; it says itself which languages it has. A server that is still starting is asked again next time. */
export function createLibreTranslateTranslator({ url, key, ...options }: LibreTranslateOptions): Translator {
  const name = 'LibreTranslate';
  let kept: ServedPair[] | undefined;
  const served = async (signal: AbortSignal): Promise<ServedPair[]> =>
    (kept ??= servedPairs(await requestJson({ name, url: `${url}/languages`, answer: libreList, signal })));
  return createServiceTranslator(
    {
      name,
      pairs: async (signal) => (await served(signal)).map(({ from, to }) => ({ from, to })),
      answer: z.object({ translatedText: z.array(z.string()) }),
      ask: async ({ texts, from, to }, signal) => {
        const pair = (await served(signal)).find((other) => other.from === from && other.to === to);
        const body = { q: texts, source: pair?.source, target: pair?.target, format: 'html' };
        return { url: `${url}/translate`, body: { ...body, ...(key && { api_key: key }) } };
      },
      read: ({ translatedText }) => translatedText,
    },
    options,
  );
}

function servedPairs(list: z.output<typeof libreList>): ServedPair[] {
  const known = list.flatMap(({ code, targets }) => {
    const language = languages.find(({ tag }) => tag === (libreTags[code] ?? code));
    return language ? [{ name: language.name, code, targets }] : [];
  });
  return known.flatMap((source) =>
    known
      .filter((target) => target.name !== source.name && (source.targets?.includes(target.code) ?? true))
      .map((target) => ({ from: source.name, to: target.name, source: source.code, target: target.code })),
  );
}
