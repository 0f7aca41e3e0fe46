/** Where the build puts the script that the document begins with. */
const builtScript = 'script[type="module"][src^="/assets/"]';

/**
 * Whether the server has another version of the app than the one that runs: its files have other names, and what this one would still fetch is gone.
 * @param page that runs. @default the document
 * @returns false also where the server cannot be asked
 */
export async function isOutdated(page: ParentNode = document): Promise<boolean> {
  const script = page.querySelector(builtScript)?.getAttribute('src');
  if (!script) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(script);
  } catch {
    // Without a connection nothing is known.
    return false;
  }
}
