import { z } from 'zod';
import { limits } from './limits.ts';

/** Non-space, @, non-space, dot, non-space: the check that the log-in form and the server share. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const authMessages = {
  nameRequired: 'Name is required',
  surnameRequired: 'Surname is required',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  emailInvalid: 'Please enter a valid email address',
} as const;

const email = z
  .string(authMessages.emailRequired)
  .trim()
  .min(1, authMessages.emailRequired)
  .max(limits.emailLength)
  .regex(emailPattern, authMessages.emailInvalid);
const password = z
  .string(authMessages.passwordRequired)
  .min(1, authMessages.passwordRequired)
  .max(limits.passwordLength);

/** Fields in the order in which the form checks them. */
export const signupPayload = z.object({
  name: z.string(authMessages.nameRequired).trim().min(1, authMessages.nameRequired).max(limits.nameLength),
  surname: z.string(authMessages.surnameRequired).trim().min(1, authMessages.surnameRequired).max(limits.nameLength),
  email,
  password,
});
export type SignupPayload = z.infer<typeof signupPayload>;

export const loginPayload = z.object({ email, password });
export type LoginPayload = z.infer<typeof loginPayload>;

export const refreshPayload = z.object({ refresh_token: z.string().min(1).max(1_000) });
export type RefreshPayload = z.infer<typeof refreshPayload>;

export const authResponse = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.string(),
});
export type AuthResponse = z.infer<typeof authResponse>;

export const signupResponse = z.object({ user_id: z.string() });
export type SignupResponse = z.infer<typeof signupResponse>;
