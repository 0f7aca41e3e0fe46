/** Scripts that are loaded or on their way, by address. */
const scripts = new Map<string, Promise<void>>();

/**
 * Runs a script from elsewhere beside the page, once. One that could not be loaded is tried again the next time.
 * @throws Error when it cannot be loaded
 */
export function loadScript(url: string): Promise<void> {
  const known = scripts.get(url);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      scripts.delete(url);
      reject(new Error(`The script ${url} could not be loaded.`));
    });
    document.head.append(script);
  });
  scripts.set(url, loading);
  return loading;
}
