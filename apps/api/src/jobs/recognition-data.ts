import { fileURLToPath } from 'node:url';
import type { LanguageName, QualityClass } from '@palimpsest/contract';
import type { Offer } from '@palimpsest/engine';
import { fetchRecognitionData, isReadable } from '@palimpsest/engine/recognition-data';

/** Where the recognition data of this server lies. */
export const recognitionDataDir =
  process.env.PALIMPSEST_RECOGNITION_DATA ??
  fileURLToPath(new URL('../../../../.tools/recognition-data', import.meta.url));

/** The program that fetches it. */
const source =
  process.env.PALIMPSEST_RECOGNITION_SOURCE ??
  fileURLToPath(new URL('../../../../scripts/recognition-data.mjs', import.meta.url));

/** The pairs that an engine can translate. */
export interface Languages {
  /** The preferred one first. */
  translators: { name: string; quality: QualityClass; cost: string | undefined }[];
  /** Each pair that can be translated, whether or not its source can be read here. */
  offers: Offer[];
}

/** The pairs that an engine can translate, and the languages that a translator reaches but that cannot be read yet. */
export interface ReadableLanguages extends Languages {
  unreadable: { language: LanguageName; isFetching: boolean }[];
}

export type RecognitionData = ReturnType<typeof createRecognitionData>;

interface RecognitionDataOptions {
  /** Without one, nothing is fetched. */
  fetch?: typeof fetchRecognitionData | undefined;
  directory?: string;
  onProgress: (line: string) => void;
}

export function createRecognitionData({
  fetch = fetchRecognitionData,
  directory = recognitionDataDir,
  onProgress,
}: RecognitionDataOptions) {
  const stopping = new AbortController();
  let fetching: { languages: ReadonlySet<LanguageName>; done: Promise<void> } | undefined;
  const isMissing = (language: LanguageName): boolean => !isReadable(language, directory);

  return {
    /** The languages that can be read and translated now. */
    readable({ translators, offers }: Languages): ReadableLanguages {
      const sources = new Set(offers.map(({ from }) => from));
      return {
        translators,
        offers: offers.filter(({ from }) => !isMissing(from)),
        unreadable: [...sources]
          .filter(isMissing)
          .map((language) => ({ language, isFetching: fetching?.languages.has(language) ?? false })),
      };
    },
    /** Fetches what is missing to read every language that a translator reaches; once, however often it is asked for. */
    async fetchMissing({ offers }: Languages): Promise<void> {
      if (fetching) return await fetching.done;
      const languages = new Set(offers.map(({ from }) => from).filter(isMissing));
      if (languages.size === 0) return;
      const work = fetch([...languages], { script: source, directory }, { onProgress, signal: stopping.signal });
      fetching = { languages, done: work };
      try {
        await work;
      } finally {
        // What could not be fetched is no longer on its way; the next one who asks tries again.
        fetching = undefined;
      }
    },
    /** Stops fetching. */
    close: () => stopping.abort(),
  };
}
