import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { noteSecrets } from './seen-secrets.ts';

/** A request in one of the protocols: the texts in it, in markup, and how the service answers. */
interface Asked {
  texts: readonly string[];
  answer: (translations: readonly string[]) => unknown;
}

interface Service {
  /** Name of the service in `TRANSLATORS`. */
  setting: string;
  /** Name of the service in documents. */
  name: string;
  path: RegExp;
  read: (body: unknown) => Asked;
}

type Message = { content: string | { text?: string }[] };

/** Reads the texts that a language model is sent, which are JSON in the last message. */
function promptedTexts({ messages }: { messages: Message[] }): string[] {
  const content = messages.at(-1)?.content ?? '';
  const prompt = typeof content === 'string' ? content : (content[0]?.text ?? '');
  return (JSON.parse(prompt) as { texts: { text: string }[] }).texts.map(({ text }) => text);
}

const numbered = (translations: readonly string[]): object => ({
  translations: translations.map((translation, index) => ({ id: index + 1, translation })),
});

const services: readonly Service[] = [
  {
    setting: 'openai',
    name: 'chat-model',
    path: /^\/chat\/completions$/,
    read: (body) => ({
      texts: promptedTexts(body as { messages: Message[] }),
      answer: (translations) => ({
        id: '1',
        object: 'chat.completion',
        created: 1,
        model: 'chat-model',
        choices: [
          {
            index: 0,
            finish_reason: 'stop',
            message: { role: 'assistant', content: JSON.stringify(numbered(translations)) },
          },
        ],
        usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
      }),
    }),
  },
  {
    setting: 'anthropic',
    name: 'claude-model',
    path: /^\/messages$/,
    read: (body) => ({
      texts: promptedTexts(body as { messages: Message[] }),
      answer: (translations) => ({
        id: '1',
        type: 'message',
        role: 'assistant',
        model: 'claude-model',
        // A model without structured output gets the schema as a tool.
        ...('tools' in (body as object)
          ? {
              content: [{ type: 'tool_use', id: 'tool-1', name: 'json', input: numbered(translations) }],
              stop_reason: 'tool_use',
            }
          : { content: [{ type: 'text', text: JSON.stringify(numbered(translations)) }], stop_reason: 'end_turn' }),
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 5 },
      }),
    }),
  },
  {
    setting: 'deepl',
    name: 'DeepL',
    path: /^\/v2\/translate$/,
    read: (body) => ({
      texts: (body as { text: string[] }).text,
      answer: (translations) => ({ translations: translations.map((text) => ({ text })) }),
    }),
  },
  {
    setting: 'google',
    name: 'Google Cloud Translation',
    path: /:translateText$/,
    read: (body) => ({
      texts: (body as { contents: string[] }).contents,
      answer: (translations) => ({ translations: translations.map((translatedText) => ({ translatedText })) }),
    }),
  },
  {
    setting: 'azure',
    name: 'Azure Translator',
    path: /^\/translate\?/,
    read: (body) => ({
      texts: (body as { Text: string }[]).map(({ Text: text }) => text),
      answer: (translations) => translations.map((text) => ({ translations: [{ text, to: 'es' }] })),
    }),
  },
  {
    setting: 'libretranslate',
    name: 'LibreTranslate',
    path: /^\/translate$/,
    read: (body) => ({ texts: (body as { q: string[] }).q, answer: (translatedText) => ({ translatedText }) }),
  },
];

/** The key of a service, or, of Google, the token that it gives for one. */
const keyOf = ({ setting }: Pick<Service, 'setting'>): string => `key-of-${setting}-0123456789`;

/** Responses to calls other than translations: Google's token, LibreTranslate's languages. */
const others: Readonly<Record<string, unknown>> = {
  '/token': { access_token: keyOf({ setting: 'google' }), expires_in: 3_600, token_type: 'Bearer' },
  '/languages': [
    { code: 'en', name: 'English', targets: ['es'] },
    { code: 'es', name: 'Spanish', targets: ['en'] },
  ],
};

/** One server that speaks the protocol of every translation service. */
export interface TranslationServices {
  /** Names of the services in documents. */
  names: string[];
  /** Secrets that must not leak: each service's key, Google's private key, and the token for it. The logs of servers are searched for them, too. */
  secrets: string[];
  /** Environment variables that make a server use these services. */
  variables: NodeJS.ProcessEnv;
  /** Refuses every key from now on, and quotes it. */
  refuseKeys(): void;
  close(): void;
}

/**
 * Each service translates every sixth text and leaves the others empty, so that one picture with six texts or more needs them all. A service
 * refuses requests without its key.
 * @param folder for the key file of Google
 */
export async function startTranslationServices(folder: string): Promise<TranslationServices> {
  let refusesKeys = false;
  const turns = new Map<string, number>();
  const isTurnOf = (service: Service, markup: string): boolean => {
    const text = markup.replace(/<[^>]*>/gu, '').toLowerCase();
    const turn = turns.get(text) ?? turns.size;
    turns.set(text, turn);
    return services[turn % services.length] === service;
  };
  const translate = (service: Service, markup: string): string =>
    isTurnOf(service, markup) ? ['Palabras nuevas', ...(markup.match(/<span\b.*?<\/span>/gu) ?? [])].join(' ') : '';

  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const { url = '', headers } = request;
      const body = await readText(request);
      const service = services.find(({ path }) => path.test(url));
      if (service && (refusesKeys || !`${JSON.stringify(headers)}${body}`.includes(keyOf(service)))) {
        response.writeHead(401, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { message: `wrong key ${keyOf(service)}` }, headers }));
        return;
      }
      const asked = service?.read(JSON.parse(body));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          service && asked ? asked.answer(asked.texts.map((text) => translate(service, text))) : others[url],
        ),
      );
    };
    void answer();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google = writeGoogleKey(folder, `${url}/token`);
  const secrets = [...services.map(keyOf), ...google.secrets];
  noteSecrets(...secrets);
  const key = (setting: string): string => keyOf({ setting });
  return {
    names: services.map(({ name }) => name),
    secrets,
    variables: {
      TRANSLATORS: services.map(({ setting }) => setting).join(','),
      OPENAI_API_KEY: key('openai'),
      OPENAI_BASE_URL: url,
      OPENAI_MODEL: 'chat-model',
      ANTHROPIC_API_KEY: key('anthropic'),
      ANTHROPIC_BASE_URL: url,
      ANTHROPIC_MODEL: 'claude-model',
      DEEPL_API_KEY: key('deepl'),
      DEEPL_URL: url,
      GOOGLE_APPLICATION_CREDENTIALS: google.file,
      GOOGLE_TRANSLATE_URL: url,
      AZURE_TRANSLATOR_KEY: key('azure'),
      AZURE_TRANSLATOR_URL: url,
      LIBRETRANSLATE_URL: url,
      LIBRETRANSLATE_API_KEY: key('libretranslate'),
    },
    refuseKeys: () => void (refusesKeys = true),
    close: () => void server.close(),
  };
}

/** @returns the file, and each line of the key in it */
function writeGoogleKey(folder: string, tokenUri: string): { file: string; secrets: string[] } {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const file = join(folder, 'google-key.json');
  const account = { project_id: 'posters', client_email: 'bot@posters.example', token_uri: tokenUri };
  writeFileSync(file, JSON.stringify({ ...account, private_key: privateKey }));
  return { file, secrets: privateKey.split('\n').filter((line) => line.length > 30) };
}
