import { generateKeyPairSync } from 'node:crypto';
import { createAnthropicTranslator, createOpenAITranslator } from '../language-model/language-model.ts';
import type { CallOptions } from '../services/call.ts';
import {
  createAzureTranslator,
  createDeepLTranslator,
  createGoogleTranslator,
  createLibreTranslateTranslator,
} from '../services/machine-translation.ts';
import type { UsageMeter } from '../services/usage.ts';
import type { Translator } from '../translator.ts';
import { marked, type Reaction, type SeenRequest } from './stand-in.ts';

/** The key of every stand-in; nothing may ever quote it. */
export const secret = 'sk-very-secret-0123456789';

/** `pem` holds it all. */
export const { privateKey: pem } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** A translation service: how it is asked and how it answers. */
export interface Protocol {
  name: string;
  create: (url: string, limits: Partial<CallOptions> & { meter?: UsageMeter }) => Translator;
  /** Whether it is a request for translations, not for languages or a token. */
  translates: (request: SeenRequest) => boolean;
  /** Answers as the service does, with `answers` in place of its own translations; a language model also says of the first text what was `misread`. */
  react: (request: SeenRequest, answers?: readonly string[], misread?: unknown) => Reaction;
  /** The texts of a request, in markup. */
  textsOf: (request: SeenRequest) => string[];
  /** The tokens of input and output that an answer reports. */
  tokens: readonly [input: number, output: number];
}

const json = (request: SeenRequest): unknown => JSON.parse(request.body);

function protocol(
  name: string,
  path: RegExp,
  parts: Pick<Protocol, 'create' | 'textsOf'> & {
    answer: (translations: readonly string[], request: SeenRequest, misread: unknown) => unknown;
    others?: (request: SeenRequest) => unknown;
    tokens?: Protocol['tokens'];
  },
): Protocol {
  const translates = (request: SeenRequest): boolean => path.test(request.path);
  return {
    name,
    create: parts.create,
    textsOf: parts.textsOf,
    tokens: parts.tokens ?? [0, 0],
    translates,
    react: (request, answers, misread) =>
      translates(request)
        ? { json: parts.answer(answers ?? parts.textsOf(request).map(marked), request, misread) }
        : { json: parts.others?.(request) },
  };
}

/** The texts that a prompt holds. */
function promptedTexts(prompt: string): string[] {
  return (JSON.parse(prompt) as { texts: { text: string }[] }).texts.map(({ text }) => text);
}

function modelOutput(translations: readonly string[], misread: unknown): string {
  return JSON.stringify({
    translations: translations.map((translation, index) => ({
      id: index + 1,
      translation,
      ...(index === 0 && misread !== undefined && { misread }),
    })),
  });
}

const deepl = protocol('DeepL', /^\/v2\/translate$/, {
  create: (url, limits) => createDeepLTranslator({ key: secret, url, ...limits }),
  textsOf: (request) => (json(request) as { text: string[] }).text,
  answer: (texts) => ({ translations: texts.map((text) => ({ detected_source_language: 'EN', text })) }),
});

const libretranslate = protocol('LibreTranslate', /^\/translate$/, {
  create: (url, limits) => createLibreTranslateTranslator({ key: secret, url, ...limits }),
  textsOf: (request) => (json(request) as { q: string[] }).q,
  answer: (translatedText) => ({ translatedText }),
  others: () => [
    { code: 'en', name: 'English', targets: ['es', 'de'] },
    { code: 'es', name: 'Spanish', targets: ['en'] },
  ],
});

const azure = protocol('Azure Translator', /^\/translate\?/, {
  create: (url, limits) => createAzureTranslator({ key: secret, region: 'westeurope', url, ...limits }),
  textsOf: (request) => (json(request) as { Text: string }[]).map(({ Text: text }) => text),
  answer: (texts) => texts.map((text) => ({ translations: [{ text, to: 'es' }] })),
});

const google = protocol('Google Cloud Translation', /:translateText$/, {
  create: (url, limits) =>
    createGoogleTranslator({
      credentials: {
        project_id: 'posters',
        client_email: 'bot@posters.example',
        private_key: pem,
        token_uri: `${url}/token`,
      },
      url,
      ...limits,
    }),
  textsOf: (request) => (json(request) as { contents: string[] }).contents,
  answer: (texts) => ({ translations: texts.map((translatedText) => ({ translatedText })) }),
  others: () => ({ access_token: secret, expires_in: 3_600, token_type: 'Bearer' }),
});

interface ChatRequest {
  messages: { role: string; content: string | { type: string; text?: string }[] }[];
}

function lastText(request: SeenRequest): string {
  const content = (json(request) as ChatRequest).messages.at(-1)?.content ?? '';
  return typeof content === 'string' ? content : (content.find(({ type }) => type === 'text')?.text ?? '');
}

const openai = protocol('test-model', /^\/chat\/completions$/, {
  create: (url, limits) => createOpenAITranslator({ key: secret, url, model: 'test-model', sees: true, ...limits }),
  textsOf: (request) => promptedTexts(lastText(request)),
  answer: (texts, _request, misread) => ({
    id: 'answer-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'test-model',
    choices: [
      { index: 0, message: { role: 'assistant', content: modelOutput(texts, misread) }, finish_reason: 'stop' },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  }),
  tokens: [10, 5],
});

const anthropic = protocol('claude-test', /^\/messages$/, {
  create: (url, limits) => createAnthropicTranslator({ key: secret, url, model: 'claude-test', sees: true, ...limits }),
  textsOf: (request) => promptedTexts(lastText(request)),
  // A model without structured output of its own is given it as a tool.
  answer: (texts, request, misread) => ({
    id: 'answer-1',
    type: 'message',
    role: 'assistant',
    model: 'claude-test',
    ...('tools' in (json(request) as object)
      ? {
          content: [
            { type: 'tool_use', id: 'tool-1', name: 'json', input: JSON.parse(modelOutput(texts, misread)) as unknown },
          ],
          stop_reason: 'tool_use',
        }
      : { content: [{ type: 'text', text: modelOutput(texts, misread) }], stop_reason: 'end_turn' }),
    stop_sequence: null,
    usage: { input_tokens: 12, output_tokens: 6 },
  }),
  tokens: [12, 6],
});

/** The protocols of language models. */
export const modelProtocols: readonly Protocol[] = [openai, anthropic];

export const protocols: readonly Protocol[] = [...modelProtocols, deepl, libretranslate, google, azure];
