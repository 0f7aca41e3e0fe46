const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls `load` with the first sign of a pointer or a key: most visitors look before they do anything, and what is fetched then is there when it is
 * asked for.
 * @returns what stops listening
 */
export function onFirstSign(load: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, first);
  };
  const first = () => {
    stop();
    load();
  };
  for (const sign of signs) window.addEventListener(sign, first);
  return stop;
}
