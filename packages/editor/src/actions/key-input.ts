/** The part of a keyboard event that says which keys are down. */
export interface KeyInput {
  key: string;
  /** The place of the key, as in `KeyboardEvent.code`: digits and brackets with Shift are other keys on other keyboards. */
  code?: string | undefined;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** An input method is composing: the keys are its own. */
  isComposing: boolean;
}

/** The keys that a keyboard event says are down. */
export function keyInputOf({ key, code, shiftKey, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): KeyInput {
  return { key, code, shiftKey, ctrlKey, metaKey, altKey, isComposing };
}
