import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { CallOptions } from '../services/call.ts';
import type { UsageMeter } from '../services/usage.ts';
import type { Translator } from '../translator.ts';
import { createLanguageModelTranslator } from './language-model.ts';

interface ProviderOptions extends Partial<CallOptions> {
  key?: string | undefined;
  /** Without a slash at its end. */
  url?: string | undefined;
  model: string;
  /** Whether the model takes pictures. */
  sees: boolean;
  tone?: string | undefined;
  meter?: UsageMeter;
}

/** Any endpoint that speaks OpenAI's chat protocol: OpenAI's own, Ollama, llama.cpp, vLLM. */
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
    // Several times what a picture full of text takes; Anthropic's protocol wants a limit.
    maxOutputTokens: 16_000,
    cost: 'Anthropic bills tokens',
  });
}
