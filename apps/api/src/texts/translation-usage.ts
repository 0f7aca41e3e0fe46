import type { Usage } from '@palimpsest/engine/translation-usage';
import { and, eq, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { translationUsage } from '../db/schema.ts';

/** The row of a day that counts all translators together. */
const all = '';
const today = sql`(now() at time zone 'utc')::date`;

/** Counts the characters and tokens that all processes of the installation send to paid services, by day of UTC. */
export type TranslationUsage = ReturnType<typeof createTranslationUsage>;

/** @param charactersPerDay limit of all translators together; undefined for no limit */
export function createTranslationUsage(db: Database, charactersPerDay: number | undefined) {
  const { day, translator, characters, inputTokens, outputTokens } = translationUsage;

  /** @returns false, with nothing counted, if the characters would exceed `most` */
  async function add(name: string, used: Usage, most?: number): Promise<boolean> {
    if (most !== undefined && used.characters > most) return false;
    const added = await db
      .insert(translationUsage)
      .values({ day: today, translator: name, ...used })
      .onConflictDoUpdate({
        target: [day, translator],
        set: {
          characters: sql`${characters} + excluded.characters`,
          inputTokens: sql`${inputTokens} + excluded.input_tokens`,
          outputTokens: sql`${outputTokens} + excluded.output_tokens`,
        },
        ...(most !== undefined && { setWhere: lte(characters, most - used.characters) }),
      })
      .returning({ name: translator });
    return added.length > 0;
  }

  return {
    /**
     * Counts characters before they are sent: one conditional UPDATE decides, however many processes ask at once.
     * @returns undefined, or the characters of the day so far if the limit would be exceeded
     */
    async reserve({ name, characters: count }: { name: string; characters: number }): Promise<number | undefined> {
      const used = { characters: count, inputTokens: 0, outputTokens: 0 };
      if (await add(all, used, charactersPerDay)) return void (await add(name, used));
      const [row] = await db
        .select({ characters })
        .from(translationUsage)
        .where(and(eq(day, today), eq(translator, all)));
      return row?.characters ?? 0;
    },

    /** Counts the tokens of an answer. */
    async countTokens({ name, ...tokens }: { name: string } & Omit<Usage, 'characters'>): Promise<void> {
      await add(name, { characters: 0, ...tokens });
    },

    /** The usage of today by translator. */
    async today(): Promise<Record<string, Usage>> {
      const rows = await db
        .select({ translator, characters, inputTokens, outputTokens })
        .from(translationUsage)
        .where(and(eq(day, today), ne(translator, all)));
      return Object.fromEntries(rows.map(({ translator: name, ...used }) => [name, used]));
    },
  };
}
