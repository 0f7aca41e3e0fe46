import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id; `memoryCost` is in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist, so that the time tells nobody who has one. */
  matches(password: string, storedHash: string | undefined): Promise<boolean>;
}

export async function createPasswords(): Promise<Passwords> {
  const nobody = await hash('the password of nobody', cost);
  return {
    hash: (password) => hash(password, cost),
    async matches(password, storedHash) {
      const matched = await verify(storedHash ?? nobody, password);
      return storedHash !== undefined && matched;
    },
  };
}
