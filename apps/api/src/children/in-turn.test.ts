import { expect, test } from 'vitest';
import { createFairQueue } from './in-turn.ts';

test('one at a time, and whoever brings one waits for one only of somebody who brought many', async () => {
  const run = createFairQueue();
  const order: string[] = [];
  let atOnce = 0;
  const work = (name: string) => async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await Promise.resolve();
    order.push(name);
    atOnce -= 1;
  };
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', work(name)));
  await Promise.all([...many, run('b', work('b1')), run('c', work('c1'))]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'].toSorted((x, y) => order.indexOf(x) - order.indexOf(y)));
  expect(order.indexOf('b1')).toBeLessThanOrEqual(2);
  expect(order.indexOf('c1')).toBeLessThanOrEqual(3);
});

test('work that fails fails for whoever brought it, and the next one runs', async () => {
  const run = createFairQueue();
  const failing = run('a', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  await expect(run('a', () => Promise.resolve(1))).resolves.toBe(1);
});
