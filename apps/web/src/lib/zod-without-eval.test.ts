import { expect, test } from 'vitest';
import './zod-without-eval.ts';

test('zod makes no code from strings', async () => {
  const { config } = await import('zod/v4/core');
  expect(config()).toMatchObject({ jitless: true });
});
