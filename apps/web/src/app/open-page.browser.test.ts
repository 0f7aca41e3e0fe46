import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { openPage } from './open-page.ts';

/** Opens a page that asks one question, and says whether it is ready to be drawn. */
function open(answer: Promise<string>, code: Promise<void> = Promise.resolve()) {
  const queries = new QueryClient();
  const load = () => {
    void queries.prefetchQuery({ queryKey: ['question'], queryFn: () => answer });
    return code;
  };
  const ready = vi.fn<() => void>();
  const opened = openPage(load, queries).then(ready);
  return { queries, ready, opened };
}

test('a page is drawn with the answers that come in time', async () => {
  const answer = Promise.withResolvers<string>();
  const { queries, opened } = open(answer.promise);
  answer.resolve('yes');
  await opened;
  expect(queries.getQueryData(['question'])).toBe('yes');
});

test('a page does not wait for answers that are long on their way', async () => {
  const { queries, opened } = open(new Promise(() => undefined));
  await opened;
  expect(queries.isFetching()).toBe(1);
});

test('a page whose code is long on its way is drawn without it, after as long as the router waits', async () => {
  const begin = performance.now();
  const { opened } = open(Promise.resolve('yes'), new Promise(() => undefined));
  await opened;
  expect(performance.now() - begin).toBeGreaterThan(900);
});
