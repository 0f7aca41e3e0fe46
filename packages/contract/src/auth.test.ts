import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { emailPattern, signupPayload } from './auth.ts';

const ada = { name: 'Ada', surname: 'Byron', email: 'ada@example.org', password: 'secret' };

const firstProblem = (payload: unknown) => signupPayload.safeParse(payload).error?.issues[0]?.message;

test('a sign-up is refused for its first missing field, in the order of the form', () => {
  expect(firstProblem({ ...ada, name: '  ', surname: '' })).toBe('Name is required');
  expect(firstProblem({ ...ada, surname: ' ', email: '' })).toBe('Surname is required');
  expect(firstProblem({ ...ada, email: '', password: '' })).toBe('Email is required');
  expect(firstProblem({ ...ada, password: '' })).toBe('Password is required');
  expect(firstProblem({ ...ada, email: 'ada' })).toBe('Please enter a valid email address');
  expect(firstProblem(ada)).toBeUndefined();
});

test('no address with white space passes for an e-mail', () => {
  assert(property(string(), string(), (a, b) => !emailPattern.test(`${a} ${b}`)));
});
