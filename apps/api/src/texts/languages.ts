import type { LanguagesResponse } from '@palimpsest/contract';
import { enabledBy, namesOf, readTranslatorConfig, translatorNames } from '@palimpsest/engine/translator-settings';
import { sql } from 'drizzle-orm';
import { worksOnImages, type Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import { workerLanguages } from '../db/schema.ts';
import { DomainError } from '../domain-error.ts';
import type { EngineLanguages } from '../jobs/engine-child.ts';
import type { EnginePool } from '../jobs/engine-pool.ts';

/** The languages that this installation translates. */
export type Languages = ReturnType<typeof createLanguages>;

interface LanguagesOptions {
  config: Config;
  db: Database;
  engines: EnginePool;
  /** The environment variables that set translators up. */
  variables: NodeJS.ProcessEnv;
}

/** Time after which a client that came before the first worker may ask again, in seconds. */
const retrySeconds = 10;

export function createLanguages({ config, db, engines, variables }: LanguagesOptions) {
  async function readOwn(): Promise<LanguagesResponse> {
    const languages = await engines.languages();
    // A process that works on no images needs its engine for the languages only.
    if (!worksOnImages(config)) engines.close();
    return toLanguagesResponse(languages, variables);
  }

  return {
    /** @throws DomainError `unavailable` in an HTTP process before the first worker has published its languages */
    read: (): Promise<LanguagesResponse> => (config.role === 'http' ? readPublished(db) : readOwn()),
    /** Stores this worker's languages for the HTTP processes, which share no disk with it. All workers are set up alike, so that the last one counts. */
    async publish(signal: AbortSignal): Promise<void> {
      // A worker that stops does not wait for an engine that is still being loaded.
      const stopped = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      const content = await Promise.race([readOwn(), stopped]);
      await db
        .insert(workerLanguages)
        .values({ content })
        .onConflictDoUpdate({
          target: workerLanguages.id,
          set: { content },
          setWhere: sql`${workerLanguages.content} is distinct from excluded.content`,
        });
    },
  };
}

async function readPublished(db: Database): Promise<LanguagesResponse> {
  const [published] = await db.select({ content: workerLanguages.content }).from(workerLanguages);
  if (published) return published.content;
  throw new DomainError('unavailable', 'No worker has started here yet. Please try again in a moment.', {
    retryAfter: retrySeconds,
  });
}

const toPair = ({ to, translator, downloadBytes }: EngineLanguages['offers'][number]) => ({
  language: to,
  translator,
  download_bytes: downloadBytes ?? null,
});

function toLanguagesResponse(
  { translators, offers }: EngineLanguages,
  variables: NodeJS.ProcessEnv,
): LanguagesResponse {
  const configured = namesOf(readTranslatorConfig(variables));
  const sources = Map.groupBy(offers, ({ from }) => from);
  return {
    translators: translators.map(({ cost, ...translator }) => ({ ...translator, cost: cost ?? null })),
    pairs: Object.fromEntries([...sources].map(([source, targets]) => [source, targets.map(toPair)])),
    enabled_by: translatorNames.flatMap((name) => {
      const setting = enabledBy[name];
      return setting === undefined || configured.includes(name) ? [] : [{ translator: name, setting }];
    }),
  };
}
