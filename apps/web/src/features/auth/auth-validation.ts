import { emailPattern, type FormProblem, type LoginPayload } from '@palimpsest/contract';

/** The first thing that is wrong with a login, or undefined. */
export function loginProblem({ email }: LoginPayload): FormProblem | undefined {
  return emailPattern.test(email.trim()) ? undefined : { field: 'email', problem: { code: 'email_invalid' } };
}
