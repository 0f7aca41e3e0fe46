const hasCommandKey = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const isHandheld = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/**
 * The keys that open the list of commands, as they are shown; undefined where there is no keyboard to expect.
 * @param control what the key Ctrl is called on keyboards of the language
 */
export function commandKeys(control: string): string[] | undefined {
  if (isHandheld()) return undefined;
  return [hasCommandKey() ? '⌘' : control, 'K'];
}

/** Whether ⌘K was pressed, or Ctrl+K on a keyboard without that key: on a Mac, Ctrl+K deletes to the end of a line. */
export function isCommandKey(event: KeyboardEvent): boolean {
  const { key, metaKey, ctrlKey, shiftKey, altKey } = event;
  const [wanted, other] = hasCommandKey() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && wanted && !other && !shiftKey && !altKey;
}
