import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refusedField } from '../domain-error.ts';

/** Words that guessers try first at this very product: its name and what it does. */
const ownWords = [
  'palimpsest',
  'translator',
  'translation',
  'translate',
  'localization',
  'localize',
  'localise',
  'images',
  'image',
  'poster',
  'editor',
  'credits',
  'admin',
  'staff',
];

const onlyOwnWords = new RegExp(`^(${ownWords.join('|')})+$`);

/** Letters that figures and signs stand for. */
const lookAlikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

const spell = (text: string) => text.replaceAll(/[013457@$]/g, (sign) => lookAlikes[sign] ?? sign);

/** Whether a password holds nothing but {@link ownWords}, whatever figures and signs stand about, between or for their letters. */
export function isOfOwnWords(password: string): boolean {
  const text = password.toLowerCase();
  // The figures about a word are a year more often than letters.
  const inner = text.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  return [text, spell(text), spell(inner)].some((each) => onlyOwnWords.test(each.replaceAll(/\P{L}/gu, '')));
}

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
    /** Takes as long where there is no hash, so that the time does not tell whether an account exists. */
    async matches(password: string, storedHash: string | null | undefined): Promise<boolean> {
      const matched = await verify(storedHash ?? nobody, password.normalize('NFKC'));
      return typeof storedHash === 'string' && matched;
    },
    /** Returns a new hash of a password that matched; undefined if the stored hash has the present algorithm and cost. */
    async renew(password: string, storedHash: string): Promise<string | undefined> {
      // The password is not checked against common ones, because an account keeps the password with which it was made.
      return storedHash.startsWith(form) ? undefined : await hash(password.normalize('NFKC'), cost);
    },
  };
}
