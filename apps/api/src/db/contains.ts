/** A pattern for `like` that finds a text anywhere, with its wildcards escaped. */
export const contains = (text: string) => `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
