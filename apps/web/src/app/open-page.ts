import type { QueryClient } from '@tanstack/react-query';

/** As long as the router waits for a page before it shows a sign of waiting, in ms. */
const pendingMs = 1_000;

/** As long as nobody notices that nothing happens, in ms. */
const unnoticedMs = 100;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves once nothing is being asked of the server. */
const answered = (queries: QueryClient) =>
  new Promise<void>((resolve) => {
    const stop = queries.getQueryCache().subscribe(look);
    function look() {
      if (queries.isFetching() > 0) return;
      stop();
      resolve();
    }
    look();
  });

/**
 * Brings the page at the address before it is drawn: React shows what follows a sign of waiting 300 ms later, and each answer that comes after the
 * page draws it once more. The page is drawn without its code or answers where they are long on their way.
 * @param load brings its code, and begins to ask
 */
export async function openPage(load: () => Promise<void>, queries: QueryClient): Promise<void> {
  const come = async () => {
    await load();
    await Promise.race([answered(queries), after(unnoticedMs)]);
  };
  await Promise.race([come(), after(pendingMs)]);
}
