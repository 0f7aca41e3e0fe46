const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls `load` at the first event of a pointer or a key: most visitors look before they do anything, so code fetched then is loaded when it is
 * needed.
 * @returns a function that stops listening
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
