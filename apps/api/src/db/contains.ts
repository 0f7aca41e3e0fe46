/** A pattern for `like` that finds a text anywhere, to the letter. */
export const contains = (text: string) => `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
