import { isAbort, problemOf, uploadImage, WorkflowError, type ApiClient } from '@palimpsest/api-client';
import { findLanguage, type LanguageName, type LanguagePairs, type DetectedLanguage } from '@palimpsest/contract';
import { useEffect, useRef, useState } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { useWords } from '../../messages/words.ts';
import { leadsSomewhere } from './language-options.ts';
import { type ImageSource, prepareImage } from './prepare-image.ts';
import type { Analytics } from '../../lib/integrations/analytics.ts';

/** The state of the detection; empty before the first one. */
export interface DetectionOutcome {
  detecting?: boolean;
  /** The sentence that names the detected language, or says that it is unclear. */
  hint?: string;
  /** Why no language can be detected in this image. */
  error?: string;
}

export interface LanguageDetection extends DetectionOutcome {
  /** Uploads the image if it is not yet, and resolves with its language if that is detected and can be translated from. */
  detect: (image: ImageSource, options: DetectOptions) => Promise<LanguageName | undefined>;
  /** Forgets the result, and stops a detection under way. */
  clear: () => void;
}

/** Detects the language of an image. @param pairs the language pairs that can be translated; undefined until they are known */
export function useLanguageDetection(pairs: LanguagePairs | undefined): LanguageDetection {
  const { client } = useApi();
  const { track } = useAnalytics();
  const words = useWords('preview');
  const { languageInSentence, problem } = useWords('shared');
  const [outcome, setOutcome] = useState<DetectionOutcome>({});
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const hintFor = (language: LanguageName | undefined): string => {
    if (!language) return words.languageUnclear;
    const named = { language: languageInSentence(language) };
    const told = words.looksLike(named);
    return leadsSomewhere(pairs, language) ? told : `${told} ${words.sourceUnavailable(named)}`;
  };

  return {
    ...outcome,
    clear() {
      controller.current?.abort();
      setOutcome({});
    },
    async detect(image, options) {
      controller.current?.abort();
      const { signal } = (controller.current = new AbortController());
      setOutcome({ detecting: true });
      try {
        const { language: name, has_text: hasText } = await detectLanguage({ client, track }, image, {
          ...options,
          signal,
        });
        const language = findLanguage(name ?? '')?.name;
        setOutcome(hasText ? { hint: hintFor(language) } : { error: words.noTextFound });
        return language && leadsSomewhere(pairs, language) ? language : undefined;
      } catch (failure) {
        if (isAbort(failure)) return undefined;
        setOutcome({ error: problem(problemOf(failure) ?? { code: 'unexpected' }) });
        return undefined;
      }
    },
  };
}

interface DetectOptions {
  /** The id of the image where it is uploaded already. */
  imageId: string | undefined;
  onUploaded: (imageId: string) => void;
}

/**
 * Asks the server for the language of an image; uploads the image if it is not yet, which is recorded as any upload.
 * @throws WorkflowError, PreparationError, and the errors of the calls
 */
async function detectLanguage(
  { client, track }: { client: ApiClient; track: Analytics['track'] },
  image: ImageSource,
  { imageId, onUploaded, signal }: DetectOptions & { signal: AbortSignal },
): Promise<DetectedLanguage> {
  let id = imageId;
  if (!id) {
    const file = await prepareImage(image, signal);
    track('upload_start', { file_size_bytes: file.size, file_type: file.type });
    id = await uploadImage({ client }, file, { signal }).catch((error: unknown) => {
      if (error instanceof WorkflowError) track('upload_error', { error_message: error.message });
      throw error;
    });
    track('upload_success', { image_id: id });
    onUploaded(id);
  }
  return await client.call('detectLanguage', { params: { image_id: id }, signal });
}
