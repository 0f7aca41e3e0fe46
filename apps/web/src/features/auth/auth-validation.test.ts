import { loginPayload, signupPayload } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginProblem, signupProblem } from './auth-validation.ts';

const valid = { name: 'Ada', surname: 'Byron', email: 'ada@example.org', password: 'secret' };

describe('a sign-up', () => {
  test('names the first failure in the order name, surname, email, password, e-mail pattern', () => {
    const empty = { name: ' ', surname: ' ', email: '', password: '' };
    expect(signupProblem(empty)?.message).toBe('Name is required');
    expect(signupProblem({ ...empty, name: 'Ada' })?.message).toBe('Surname is required');
    expect(signupProblem({ ...empty, name: 'Ada', surname: 'Byron' })?.message).toBe('Email is required');
    expect(signupProblem({ ...valid, email: 'ada', password: '' })?.message).toBe('Password is required');
    expect(signupProblem({ ...valid, email: 'ada' })?.message).toBe('Please enter a valid email address');
    expect(signupProblem(valid)).toBeUndefined();
  });
});

describe('a login', () => {
  test.each(['', 'ada', 'ada@', 'ada@example', '@example.org', 'a da@example.org', 'ada@exam ple.org'])(
    'is refused for "%s"',
    (email) => {
      expect(loginProblem({ email, password: '' })).toEqual({
        field: 'email',
        message: 'Please enter a valid email address',
      });
    },
  );

  test('has no rule for the password', () => {
    expect(loginProblem({ email: valid.email, password: '' })).toBeUndefined();
  });
});

test('what a form lets through within the limits of length, the contract takes', () => {
  const word = fc.string({ maxLength: 50 });
  const email = fc.oneof(fc.emailAddress(), word);
  fc.assert(
    fc.property(fc.record({ name: word, surname: word, email, password: word }), (payload) => {
      const refusedSignup = signupProblem(payload) !== undefined;
      expect(refusedSignup || signupPayload.safeParse(payload).success).toBe(true);
      const refusedLogin = loginProblem(payload) !== undefined || payload.password === '';
      expect(refusedLogin || loginPayload.safeParse(payload).success).toBe(true);
    }),
  );
});
