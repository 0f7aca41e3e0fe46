/** What the tests of this process know that no log may hold. */
const secrets = new Set<string>();

/** Bearer tokens and signatures of file addresses look so, whoever made them. */
const secretShapes = [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/, /[?&]signature=[\w-]{16,}/i];

/** Remembers passwords, tokens and e-mail addresses. */
export function noteSecrets(...values: string[]): void {
  for (const value of values) secrets.add(value);
}

/** @throws Error that names the line of the log which tells a secret, without the secret */
export function assertNoSecrets(log: string): void {
  for (const line of log.split('\n')) {
    const told =
      [...secrets].find((secret) => line.includes(secret)) ??
      secretShapes.map((shape) => shape.exec(line)?.[0]).find((found) => found !== undefined);
    if (told !== undefined) throw new Error(`The log tells a secret: ${line.replaceAll(told, '[secret]')}`);
  }
}
