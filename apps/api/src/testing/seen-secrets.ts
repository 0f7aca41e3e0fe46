/** Secrets that the tests of this process know, and that no log may hold. */
const secrets = new Set<string>();

/** Patterns of all bearer tokens and signatures of file addresses, also of those that no test has noted. */
const secretShapes = [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/, /[?&]signature=[\w-]{16,}/i];

/** Remembers passwords, tokens and e-mail addresses. */
export function noteSecrets(...values: string[]): void {
  for (const value of values) secrets.add(value);
}

/** Returns how much it has searched, in words. @throws Error that names the log line which holds a secret, without the secret */
export function assertNoSecrets(log: string): string {
  const lines = log.split('\n');
  for (const line of lines) {
    const told =
      [...secrets].find((secret) => line.includes(secret)) ??
      secretShapes.map((shape) => shape.exec(line)?.[0]).find((found) => found !== undefined);
    if (told !== undefined) throw new Error(`The log tells a secret: ${line.replaceAll(told, '[secret]')}`);
  }
  return `${lines.length} lines of log hold none of ${secrets.size} secrets`;
}
