import { z } from 'zod/mini';
import { maxEmailLength, maxNameLength, maxPasswordLength, minPasswordLength } from './limits.ts';
import { problemCode as code, problemOfIssue, type OwnProblemCode, type Problem } from './problems.ts';

/** Non-space, @, non-space, dot, non-space: the check that the log-in form and the server share. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const email = z
  .string(code('email_required'))
  .check(
    z.trim(),
    z.minLength(1, code('email_required')),
    z.maxLength(maxEmailLength, code('email_invalid')),
    z.regex(emailPattern, code('email_invalid')),
  );

/** Its length is counted in the NFKC form, which the server hashes. */
const newPassword = z.string(code('password_required')).check(
  z.minLength(1, code('password_required')),
  z.refine((password) => password.normalize('NFKC').length >= minPasswordLength, {
    error: code('password_too_short'),
    when: ({ issues }) => issues.length === 0,
  }),
  z.maxLength(maxPasswordLength, code('password_too_long')),
);

const personName = (required: OwnProblemCode, tooLong: OwnProblemCode) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(maxNameLength, tooLong));

/** Fields in the order in which the form checks them. */
export const signupPayload = z.strictObject({
  name: personName(code('name_required'), code('name_too_long')),
  surname: personName(code('surname_required'), code('surname_too_long')),
  email,
  password: newPassword,
});
export type SignupPayload = z.infer<typeof signupPayload>;

/** A refused form: what is wrong, and the field where it can be mended. */
export interface FormProblem {
  field: keyof SignupPayload;
  problem: Problem;
}

/** The first problem of a sign-up, or undefined: missing fields first, in their order, then unusable ones. */
export function signupProblem(payload: SignupPayload): FormProblem | undefined {
  const issues = signupPayload.safeParse(payload).error?.issues ?? [];
  const first = issues.find(({ message }) => message.endsWith('_required')) ?? issues[0];
  return first && { field: first.path[0] as keyof SignupPayload, problem: problemOfIssue(first) };
}

/** Required, without further rules: an account keeps the password with which it was made. */
const knownPassword = z
  .string(code('password_required'))
  .check(z.minLength(1, code('password_required')), z.maxLength(1_000, code('password_too_long')));

export const loginPayload = z.strictObject({ email, password: knownPassword });
export type LoginPayload = z.infer<typeof loginPayload>;

export const refreshPayload = z.strictObject({ refresh_token: z.string().check(z.minLength(1), z.maxLength(1_000)) });

export const authResponse = z.object({ access_token: z.string(), refresh_token: z.string(), token_type: z.string() });
export type AuthResponse = z.infer<typeof authResponse>;

export const googlePayload = z.strictObject({
  token_id: z.string().check(z.minLength(1), z.maxLength(10_000)),
  /** A random string that the browser made for this sign-in; the token's `nonce` is its SHA-256 in hexadecimal. A token is refused without it. */
  nonce: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type GooglePayload = z.infer<typeof googlePayload>;

export const googleResponse = z.extend(authResponse, { is_new_user: z.boolean() });
export type GoogleResponse = z.infer<typeof googleResponse>;

/** One log-in of the user. */
export const sessionEntry = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** The `User-Agent` of the browser. */
  user_agent: z.nullable(z.string()),
  /** Whether the request was made with this log-in. */
  is_current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

/** The account's own address, a guard against deletion by mistake. */
export const deleteAccountPayload = z.strictObject({ confirm_email: z.string().check(z.maxLength(maxEmailLength)) });

/** The same whether or not the address has an account already. */
export const signupResponse = z.object({
  /** Whether the owner of the address must follow a link in an e-mail before the first log-in. */
  confirmation_required: z.boolean(),
  /** A server that signs a new user in at once gives one; ours gives none. */
  access_token: z.optional(z.string()),
});
export type SignupResponse = z.infer<typeof signupResponse>;

export const emailPayload = z.strictObject({ email });

/** The token of a link in an e-mail. It has no minimum length: a link that was cut off gets the same answer as an unusable one. */
const emailToken = z.string().check(z.maxLength(200));

export const confirmEmailPayload = z.strictObject({ token: emailToken });

/** Changing the password requires the old one. */
export const changePasswordPayload = z.strictObject({ current_password: knownPassword, password: newPassword });
export type ChangePasswordPayload = z.infer<typeof changePasswordPayload>;

export const resetPasswordPayload = z.strictObject({ token: emailToken, password: newPassword });
