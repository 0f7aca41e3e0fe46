import {
  APICallError,
  generateText,
  jsonSchema,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { languages, misreading } from '@palimpsest/contract';
import { z } from 'zod';
import { type CallOptions, createCall, failureOf, ServiceFailure, unreachable } from '../services/call.ts';
import { createTagTranslator, type TagAnswer, type TagRequest } from '../services/tag-translator.ts';
import type { Usage, UsageMeter } from '../services/usage.ts';
import type { LanguagePair, Translator } from '../translator.ts';
import { instructionsFor, textsAsJson } from './prompt.ts';

export interface LanguageModelOptions extends Partial<CallOptions> {
  /** Name shown to users: who serves the model, and which model. */
  name: string;
  model: LanguageModel;
  cost?: string;
  /** Whether the model takes pictures. @default false */
  sees?: boolean;
  /** Limit of the output, if the service wants one. */
  maxOutputTokens?: number;
  /** The brand's tone of voice. */
  tone?: string | undefined;
  meter?: UsageMeter;
}

const answeredText = z.object({
  id: z.number().int().describe('The number of the text.'),
  translation: z.string().describe('The translation, with every span element of the text in it.'),
  misread: z
    .array(misreading)
    .describe('Words of the text that were misread: as they stand there, and as they were meant. Empty for none.'),
});
/** The schema in the request: endpoints that are strict about schemas want every property required, and no default. */
const asked = z.object({ translations: z.array(answeredText) });
/** The schema that answers are checked with: a model that ignores the schema may say nothing usable about misread words and still translate. */
const taken = z.object({
  translations: z.array(answeredText.extend({ misread: answeredText.shape.misread.catch([]) })),
});

/** An answer of a language model has one entry for each text, by its number. */
type ModelAnswer = z.output<typeof taken>;

const modelAnswer = jsonSchema<ModelAnswer>(z.toJSONSchema(asked, { target: 'draft-7' }) as object, {
  validate: (value) => {
    const { success, data, error } = taken.safeParse(value);
    return success ? { success, value: data } : { success, error };
  },
});

/** Timeout of a request: a large model needs a while for a picture with many texts. */
const answerMs = 90_000;

/** Translates all texts of a picture in one request to a language model. */
export function createLanguageModelTranslator(options: LanguageModelOptions): Translator {
  const { name, model, cost, sees = false, tone, maxOutputTokens, meter, ...limits } = options;
  const call = createCall({ timeoutMs: answerMs, ...limits, name });
  return createTagTranslator(
    {
      name,
      quality: 'language-model',
      ...(cost !== undefined && { cost }),
      pairs: async () => everyPair(),
      send: (request) =>
        call(
          async (signal) => await ask({ name, model, sees, tone, maxOutputTokens, request, signal }),
          request.options.signal,
        ),
    },
    meter,
  );
}

interface Question {
  name: string;
  model: LanguageModel;
  sees: boolean;
  tone: string | undefined;
  maxOutputTokens: number | undefined;
  request: TagRequest;
  signal: AbortSignal;
}

/** @throws ServiceFailure */
async function ask({ name, model, sees, tone, maxOutputTokens, request, signal }: Question): Promise<TagAnswer[]> {
  const { texts, sources, from, to, options } = request;
  const picture = sees ? await options.picture?.() : undefined;
  try {
    const result = await generateText({
      model,
      output: Output.object({ schema: modelAnswer }),
      instructions: instructionsFor({
        from,
        to,
        tone,
        glossary: options.glossary,
        seesPicture: picture !== undefined,
        hasRuns: sources.some(({ runs = [] }) => runs.length > 0),
      }),
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: textsAsJson(texts, sources) },
            ...(picture === undefined ? [] : [{ type: 'file' as const, mediaType: 'image/jpeg', data: picture }]),
          ],
        },
      ],
      // The limits around this call retry, and honour Retry-After.
      maxRetries: 0,
      ...(maxOutputTokens !== undefined && { maxOutputTokens }),
      abortSignal: signal,
    });
    await request.onTokens(tokensOf(result.usage));
    return inOrder(result.output, texts.length);
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error) && error.usage) await request.onTokens(tokensOf(error.usage));
    throw toFailure(error, name);
  }
}

function tokensOf({ inputTokens = 0, outputTokens = 0 }: LanguageModelUsage): Omit<Usage, 'characters'> {
  return { inputTokens, outputTokens };
}

/** A text that the model left out counts as not translated; one that it answered twice, too. */
function inOrder({ translations }: ModelAnswer, count: number): TagAnswer[] {
  return Array.from({ length: count }, (_, index) => {
    const [first, further] = translations.filter(({ id }) => id === index + 1);
    return first && !further ? { markup: first.translation, misread: first.misread } : '';
  });
}

/** Converts an error of the SDK, which quotes the request with its headers, to one that quotes nothing. */
function toFailure(error: unknown, name: string): unknown {
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined) return unreachable(name);
    if (error.statusCode < 400) {
      return new ServiceFailure(`${name} broke off its answer, or sent one of an unknown form.`, { mayPass: true });
    }
    return failureOf(name, { status: error.statusCode, headers: new Headers(error.responseHeaders) });
  }
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) {
    return new ServiceFailure(`${name} did not answer in the form that was asked for. Try again, or a larger model.`, {
      mayPass: true,
      concernsText: true,
    });
  }
  return error;
}

function everyPair(): LanguagePair[] {
  const names = languages.map(({ name }) => name);
  return names.flatMap((from) => names.filter((to) => to !== from).map((to) => ({ from, to })));
}

interface ProviderOptions extends Partial<CallOptions> {
  key?: string | undefined;
  /** Address of the endpoint, without a slash at its end. */
  url?: string | undefined;
  model: string;
  /** Whether the model takes pictures. */
  sees: boolean;
  tone?: string | undefined;
  meter?: UsageMeter;
}

/** Makes a translator of any endpoint that speaks OpenAI's chat protocol: OpenAI's own, Ollama, llama.cpp, vLLM. */
export function createOpenAITranslator({ key, url, model, ...options }: ProviderOptions): Translator {
  const provider = createOpenAICompatible({
    name: 'openai',
    baseURL: url ?? 'https://api.openai.com/v1',
    ...(key !== undefined && { apiKey: key }),
    supportsStructuredOutputs: true,
  });
  return createLanguageModelTranslator({
    ...options,
    name: model,
    model: provider(model),
    ...(key !== undefined && { cost: 'the provider bills tokens' }),
  });
}

export function createAnthropicTranslator({ key, url, model, ...options }: ProviderOptions): Translator {
  const provider = createAnthropic({
    ...(key !== undefined && { apiKey: key }),
    ...(url !== undefined && { baseURL: url }),
  });
  return createLanguageModelTranslator({
    ...options,
    name: model,
    model: provider(model),
    // Anthropic's protocol wants a limit; this is several times the output for a picture full of text.
    maxOutputTokens: 16_000,
    cost: 'Anthropic bills tokens',
  });
}
