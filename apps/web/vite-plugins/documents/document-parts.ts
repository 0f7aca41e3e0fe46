/** The stylesheet of the app, as its document asks for it. */
export const stylesheet = /\n *<link rel="stylesheet"[^>]* href="\/(?<file>[^"]+)">/;

/** The file that starts the app, as its document asks for it. */
export const mainScript = /<script type="module"[^>]* src="(?<file>[^"]+)"><\/script>/;

/** Puts `text` in the place of the one thing that `pattern` finds. @throws Error where it finds nothing */
function replaceOnce(html: string, pattern: RegExp, text: string): string {
  if (!pattern.test(html)) throw new Error(`The document of the app has nothing like ${pattern}.`);
  return html.replace(pattern, () => text);
}

/** Puts each text in the place of the one thing that its pattern finds. @throws Error where one finds nothing */
export const replaceParts = (html: string, parts: readonly [RegExp, string][]): string =>
  parts.reduce((changed, [pattern, text]) => replaceOnce(changed, pattern, text), html);
