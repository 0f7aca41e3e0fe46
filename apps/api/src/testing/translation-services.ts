import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';

/** A request in one of the protocols: the texts in it, in markup, and how the service answers. */
interface Asked {
  texts: readonly string[];
  answer: (translations: readonly string[]) => unknown;
}

interface Service {
  /** As `TRANSLATORS` names it. */
  setting: string;
  /** As documents name it. */
  name: string;
  path: RegExp;
  read: (body: unknown) => Asked;
}

type Message = { content: string | { text?: string }[] };

/** What language models are sent: the texts as JSON in the last message. */
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
        // A model without structured output of its own is given it as a tool.
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

/** What is asked beside translations: Google's token, LibreTranslate's languages. */
const others: Readonly<Record<string, unknown>> = {
  '/token': { access_token: 'a-token-of-google', expires_in: 3_600, token_type: 'Bearer' },
  '/languages': [
    { code: 'en', name: 'English', targets: ['es'] },
    { code: 'es', name: 'Spanish', targets: ['en'] },
  ],
};

/** One server that speaks the protocol of every translation service. */
export interface TranslationServices {
  /** Names of the services as documents have them. */
  names: string[];
  /** The key that every one of them is to be asked with. */
  key: string;
  /** What points a server at it. */
  variables: NodeJS.ProcessEnv;
  close(): void;
}

/**
 * Each service translates every sixth text and leaves the others empty, so that one picture with six texts or more needs them all.
 * @param folder for the key file of Google
 */
export async function startTranslationServices(folder: string): Promise<TranslationServices> {
  const key = 'sk-of-every-service-0123456789';
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
      const { url = '' } = request;
      const body = await readText(request);
      const service = services.find(({ path }) => path.test(url));
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
  return {
    names: services.map(({ name }) => name),
    key,
    variables: {
      TRANSLATORS: services.map(({ setting }) => setting).join(','),
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: url,
      OPENAI_MODEL: 'chat-model',
      ANTHROPIC_API_KEY: key,
      ANTHROPIC_BASE_URL: url,
      ANTHROPIC_MODEL: 'claude-model',
      DEEPL_API_KEY: key,
      DEEPL_URL: url,
      GOOGLE_APPLICATION_CREDENTIALS: writeGoogleKey(folder, `${url}/token`),
      GOOGLE_TRANSLATE_URL: url,
      AZURE_TRANSLATOR_KEY: key,
      AZURE_TRANSLATOR_URL: url,
      LIBRETRANSLATE_URL: url,
      LIBRETRANSLATE_API_KEY: key,
    },
    close: () => void server.close(),
  };
}

function writeGoogleKey(folder: string, tokenUri: string): string {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const file = join(folder, 'google-key.json');
  const account = { project_id: 'posters', client_email: 'bot@posters.example', token_uri: tokenUri };
  writeFileSync(file, JSON.stringify({ ...account, private_key: privateKey }));
  return file;
}
