import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailPattern, loginPayload, signupPayload, signupProblem, type SignupPayload } from './auth.ts';
import { problemSentence } from './problems.ts';

const ada = { name: 'Ada', surname: 'Byron', email: 'ada@example.org', password: 'engine no. 2' };

/** The sentence of what is wrong with a sign-up. */
const refusalOf = (payload: SignupPayload) => {
  const refused = signupProblem(payload);
  return refused && problemSentence(refused.problem);
};

describe('a sign-up', () => {
  test('is refused for its first missing field, in the order of the form, then for what cannot be used', () => {
    expect(refusalOf({ ...ada, name: '  ', surname: '' })).toBe('Name is required');
    expect(refusalOf({ ...ada, surname: ' ', email: '' })).toBe('Surname is required');
    expect(refusalOf({ ...ada, email: '', password: '' })).toBe('Email is required');
    expect(refusalOf({ ...ada, email: 'ada', password: '' })).toBe('Password is required');
    expect(signupProblem({ ...ada, email: 'ada', password: 'short' })).toEqual({
      field: 'email',
      problem: { code: 'email_invalid', sentence: 'Please enter a valid email address' },
    });
    expect(signupProblem(ada)).toBeUndefined();
  });

  test.each([
    ['a', 'Password must have at least 8 characters'],
    ['seven c', 'Password must have at least 8 characters'],
    ['eight ch', undefined],
    ['p'.repeat(128), undefined],
    ['p'.repeat(129), 'Password must have at most 128 characters'],
  ])('with the password %j', (password, message) => {
    expect(refusalOf({ ...ada, password })).toBe(message);
  });

  test('shows no problem exactly for what the server takes', () => {
    assert(
      property(string(), string(), string(), (name, email, password) => {
        const payload = { ...ada, name, email, password };
        return (signupProblem(payload) === undefined) === signupPayload.safeParse(payload).success;
      }),
    );
  });
});

test('a log-in has no rule for the password but being there', () => {
  expect(loginPayload.safeParse({ email: ada.email, password: 'a' }).success).toBe(true);
  expect(loginPayload.safeParse({ email: ada.email, password: '' }).success).toBe(false);
});

test('no address with white space passes for an e-mail', () => {
  assert(property(string(), string(), (a, b) => !emailPattern.test(`${a} ${b}`)));
});
