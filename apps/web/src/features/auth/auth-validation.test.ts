import { loginPayload, type LoginPayload } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginProblem } from './auth-validation.ts';

const valid: LoginPayload = { email: 'ada@example.org', password: 'secret' };

describe('a login', () => {
  test.each(['', 'ada', 'ada@', 'ada@example', '@example.org', 'a da@example.org', 'ada@exam ple.org'])(
    'is refused for "%s"',
    (email) => {
      expect(loginProblem({ email, password: '' })).toEqual({
        field: 'email',
        problem: { code: 'email_invalid' },
      });
    },
  );

  test('has no rule for the password', () => {
    expect(loginProblem({ email: valid.email, password: '' })).toBeUndefined();
  });
});

test('what the form lets through within the limits of length, the contract takes', () => {
  const word = fc.string({ maxLength: 50 });
  const email = fc.oneof(fc.emailAddress(), word);
  fc.assert(
    fc.property(fc.record({ email, password: word }), (payload) => {
      const refusedLogin = loginProblem(payload) !== undefined || payload.password === '';
      expect(refusedLogin || loginPayload.safeParse(payload).success).toBe(true);
    }),
  );
});
