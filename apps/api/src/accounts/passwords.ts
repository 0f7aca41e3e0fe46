import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refusedField } from '../domain-error.ts';
import { isOfOwnWords } from './own-words.ts';

/** OWASP's first recommendation for argon2id; `memoryCost` is in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** How a hash of this algorithm and cost begins. */
const form = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** The 49 000 passwords that leaks hold most often, in lower case. */
const common = new Set(dictionary['passwords-common']);

/** Hashes and checks passwords. However a keyboard composes its letters, they are the same password (NFKC). */
export type Passwords = Awaited<ReturnType<typeof createPasswords>>;

export async function createPasswords() {
  const nobody = await hash('the password of nobody', cost);
  return {
    /** @throws DomainError `invalid_fields` for one of the most used passwords, or one of words of this product */
    async hash(password: string): Promise<string> {
      const normalized = password.normalize('NFKC');
      if (common.has(normalized.toLowerCase())) throw refusedField('password', 'password_common', 'common');
      if (isOfOwnWords(normalized)) throw refusedField('password', 'password_of_product', 'common');
      return await hash(normalized, cost);
    },
    /** Takes as long for an account that does not exist, so that the time tells nobody who has one. */
    async matches(password: string, storedHash: string | null | undefined): Promise<boolean> {
      const matched = await verify(storedHash ?? nobody, password.normalize('NFKC'));
      return typeof storedHash === 'string' && matched;
    },
    /** Another hash of a password that matched, where the stored one is of another algorithm or cost than those of now. */
    async renew(password: string, storedHash: string): Promise<string | undefined> {
      // Not looked up among common ones: an account keeps the password with which it was made.
      return storedHash.startsWith(form) ? undefined : await hash(password.normalize('NFKC'), cost);
    },
  };
}
