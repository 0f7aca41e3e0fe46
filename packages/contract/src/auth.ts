import { z } from 'zod';
import { maxEmailLength, maxNameLength, maxPasswordLength, minPasswordLength } from './limits.ts';

/** Non-space, @, non-space, dot, non-space: the check that the log-in form and the server share. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const authMessages = {
  nameRequired: 'Name is required',
  surnameRequired: 'Surname is required',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  emailInvalid: 'Please enter a valid email address',
  nameTooLong: `Name must have at most ${maxNameLength} characters`,
  surnameTooLong: `Surname must have at most ${maxNameLength} characters`,
  passwordTooShort: `Password must have at least ${minPasswordLength} characters`,
  passwordTooLong: `Password must have at most ${maxPasswordLength} characters`,
  passwordWrong: 'This is not your current password',
  /** The server knows the list. */
  passwordCommon: 'This password is one of the most used ones. Please choose another',
  passwordOfProduct: 'This password is made of words of this product. Please choose another',
} as const;

const email = z
  .string(authMessages.emailRequired)
  .trim()
  .min(1, authMessages.emailRequired)
  .max(maxEmailLength, authMessages.emailInvalid)
  .regex(emailPattern, authMessages.emailInvalid);

/** Counted as NFKC, as the server hashes it. */
const newPassword = z
  .string(authMessages.passwordRequired)
  .min(1, authMessages.passwordRequired)
  .refine((password) => password.normalize('NFKC').length >= minPasswordLength, {
    error: authMessages.passwordTooShort,
    when: ({ issues }) => issues.length === 0,
  })
  .max(maxPasswordLength, authMessages.passwordTooLong);

const personName = (required: string, tooLong: string) =>
  z.string(required).trim().min(1, required).max(maxNameLength, tooLong);

/** Fields in the order in which the form checks them. */
export const signupPayload = z.strictObject({
  name: personName(authMessages.nameRequired, authMessages.nameTooLong),
  surname: personName(authMessages.surnameRequired, authMessages.surnameTooLong),
  email,
  password: newPassword,
});
export type SignupPayload = z.infer<typeof signupPayload>;

/** A refused form: the sentence to show, and the field where it can be mended. */
export interface FormProblem {
  field: keyof SignupPayload;
  message: string;
}

const required: readonly string[] = [
  authMessages.nameRequired,
  authMessages.surnameRequired,
  authMessages.emailRequired,
  authMessages.passwordRequired,
];

/** The first thing that is wrong with a sign-up, or undefined: what is missing, in the order of the fields, then what cannot be used. */
export function signupProblem(payload: SignupPayload): FormProblem | undefined {
  const issues = signupPayload.safeParse(payload).error?.issues ?? [];
  const first = issues.find(({ message }) => required.includes(message)) ?? issues[0];
  return first && { field: first.path[0] as keyof SignupPayload, message: first.message };
}

/** No rule beyond being there: an account keeps the password with which it was made. */
const knownPassword = z
  .string(authMessages.passwordRequired)
  .min(1, authMessages.passwordRequired)
  .max(1_000, authMessages.passwordTooLong);

export const loginPayload = z.strictObject({ email, password: knownPassword });
export type LoginPayload = z.infer<typeof loginPayload>;

export const refreshPayload = z.strictObject({ refresh_token: z.string().min(1).max(1_000) });
export type RefreshPayload = z.infer<typeof refreshPayload>;

export const authResponse = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.string(),
});
export type AuthResponse = z.infer<typeof authResponse>;

export const googlePayload = z.strictObject({
  token_id: z.string().min(1).max(10_000),
  /** What the browser made up for this sign-in; the token's `nonce` is its SHA-256 in hexadecimal. A token is refused without it. */
  nonce: z.string().min(1).max(200).optional(),
});
export type GooglePayload = z.infer<typeof googlePayload>;

export const googleResponse = authResponse.extend({ is_new_user: z.boolean() });
export type GoogleResponse = z.infer<typeof googleResponse>;

/** One log-in of the user. */
export const sessionEntry = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** What the browser calls itself. */
  user_agent: z.string().nullable(),
  /** The one that asks. */
  is_current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

/** Guards against a slip: the account's own address. */
export const deleteAccountPayload = z.strictObject({ confirm_email: z.string().max(maxEmailLength) });

/** The same whether or not the address has an account already. */
export const signupResponse = z.object({
  /** Whether the owner of the address must follow a link in an e-mail before the first log-in. */
  confirmation_required: z.boolean(),
  /** A server that signs a new user in at once gives one; ours gives none. */
  access_token: z.string().optional(),
});
export type SignupResponse = z.infer<typeof signupResponse>;

export const emailPayload = z.strictObject({ email });

/** From the link in an e-mail. */
/** Of any length: a link that was cut off is told like one that is unusable. */
const emailToken = z.string().max(200);

export const confirmEmailPayload = z.strictObject({ token: emailToken });

/** Whoever changes a password proves to know the old one. */
export const changePasswordPayload = z.strictObject({ current_password: knownPassword, password: newPassword });
export type ChangePasswordPayload = z.infer<typeof changePasswordPayload>;

export const resetPasswordPayload = z.strictObject({ token: emailToken, password: newPassword });
