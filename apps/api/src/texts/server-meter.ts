import { limitReached, type UsageMeter } from '@palimpsest/engine/translation-usage';
import { askParent } from '../children/serve-functions.ts';

/**
 * Counts in the database of the server, which a child process does not know: `createTranslationUsage` answers there.
 * @param charactersPerDay the limit, for the words of a refusal
 */
export function createServerMeter(charactersPerDay: number | undefined): UsageMeter {
  return {
    async reserve(name, characters) {
      const used = await askParent('reserve', { name, characters });
      if (typeof used === 'number') throw limitReached(name, used, charactersPerDay ?? 0);
    },
    countTokens: async (name, tokens) => void (await askParent('countTokens', { name, ...tokens })),
    // The server itself reads the usage: its children never ask for it.
    today: async () => ({}),
  };
}
