export interface TagInputMessages {
  /** Shown when Enter is pressed and nothing is typed. */
  empty: string;
  /** Shown when Enter is pressed and the list already contains the typed tag. */
  duplicate: (tag: string) => string;
  /** The accessible name of the button that removes a tag. */
  remove: (tag: string) => string;
}

export const tagInputMessages: TagInputMessages = {
  empty: 'Type something first.',
  duplicate: (tag) => `“${tag}” is in the list already.`,
  remove: (tag) => `Remove ${tag}`,
};
