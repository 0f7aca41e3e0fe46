/**
 * What the page of a component says beside its props and stories. `parts` is a promise that is kept: a test fails when a
 * `data-slot` or `data-` attribute in the source is not described here, or when no story shows a value that is described.
 */
export interface Guide {
  /** When this is the right component. */
  use: readonly string[];
  /** When it is not, and what is instead. */
  avoid: readonly string[];
  /** The parts as they are written in JSX. */
  anatomy: string;
  /** Keys and what they do; empty for what takes no focus. */
  keyboard: Readonly<Record<string, string>>;
  /** Each `data-slot`, its attributes, and what they mean: one sentence, or one a value. */
  parts: Readonly<Record<string, PartAttributes>>;
}

export type PartAttributes = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** One sentence for every value that a prop can take: a value without one does not compile. */
export type Meanings<Value> = Readonly<Record<Extract<Value, string>, string>>;
