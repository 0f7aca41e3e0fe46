/** The part of a keyboard event that says which keys are down. */
export interface KeyInput {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** An input method is composing: the keys are its own. */
  isComposing: boolean;
}

/** The keys that a keyboard event says are down. */
export function keyInputOf({ key, shiftKey, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): KeyInput {
  return { key, shiftKey, ctrlKey, metaKey, altKey, isComposing };
}
