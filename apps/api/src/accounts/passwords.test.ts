import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = await createPasswords();

test('a password matches its own hash only', async () => {
  const hash = await passwords.hash('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches('correct horse', hash)).toBe(true);
  expect(await passwords.matches('correct horsf', hash)).toBe(false);
});

test('nobody has a password', async () => {
  expect(await passwords.matches('the password of nobody', undefined)).toBe(false);
});

test('user enumeration by time: refusing an unknown user takes as much work as refusing a known one', async () => {
  const hash = await passwords.hash('correct horse');
  // Processor time, in µs, is compared, so that other work of the machine does not count.
  const timeOf = async (stored: string | undefined) => {
    const start = process.cpuUsage();
    await passwords.matches('a guess', stored);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const fastest = { known: Infinity, unknown: Infinity };
  for (let round = 0; round < 40; round += 1) {
    fastest.known = Math.min(fastest.known, await timeOf(hash));
    fastest.unknown = Math.min(fastest.unknown, await timeOf(undefined));
  }
  expect(fastest.unknown).toBeGreaterThan(fastest.known * 0.6);
});
