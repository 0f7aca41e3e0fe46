/**
 * The texts on the page of a component, in addition to its props and stories. `parts` is part of the API: a test fails if a
 * `data-slot` or `data-` attribute in the source is not described here, or if no story shows a described value.
 */
export interface Guide {
  /** When this is the right component. */
  use: readonly string[];
  /** When it is not, and which component to use instead. */
  avoid: readonly string[];
  /** The parts as they are written in JSX. */
  anatomy: string;
  /** Keys and their effects; empty for a component that takes no focus. */
  keyboard: Readonly<Record<string, string>>;
  /** Each `data-slot` with its attributes and their meaning: one sentence, or one per value. */
  parts: Readonly<Record<string, PartAttributes>>;
}

export type PartAttributes = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** One sentence for every value that a prop can take: a value without one does not compile. */
export type Meanings<Value> = Readonly<Record<Extract<Value, string>, string>>;
