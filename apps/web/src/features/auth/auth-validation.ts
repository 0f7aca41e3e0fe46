import { authMessages, emailPattern, type LoginPayload, type SignupPayload } from '@palimpsest/contract';

/** A refused form: the sentence to show, and the field where it can be mended. */
export interface AuthProblem {
  field: keyof SignupPayload;
  message: string;
}

/** The first thing that is wrong with a login, or undefined. */
export function loginProblem({ email }: LoginPayload): AuthProblem | undefined {
  return emailPattern.test(email.trim()) ? undefined : { field: 'email', message: authMessages.emailInvalid };
}

/** The first thing that is wrong with a sign-up, in the order of its fields, or undefined. */
export function signupProblem({ name, surname, email, password }: SignupPayload): AuthProblem | undefined {
  if (!name.trim()) return { field: 'name', message: authMessages.nameRequired };
  if (!surname.trim()) return { field: 'surname', message: authMessages.surnameRequired };
  if (!email.trim()) return { field: 'email', message: authMessages.emailRequired };
  if (!password) return { field: 'password', message: authMessages.passwordRequired };
  return loginProblem({ email, password });
}
