import { semanticColors, type SemanticColor } from '@palimpsest/ui/tokens';
import { offlinePageMessages } from './offline-page.messages.ts';

type Language = keyof typeof offlinePageMessages;

const isKnown = (language: string): language is Language => Object.hasOwn(offlinePageMessages, language);

/** Returns the first of the browser's languages that the interface has, or English. */
function languageOf(languages: readonly string[]): Language {
  return languages.map((tag) => tag.split('-')[0] ?? '').find(isKnown) ?? 'en';
}

/** Returns a color of the interface in the system's theme, because the worker cannot read the theme that the user chose. */
function colorOf(name: SemanticColor): string {
  const { light, dark } = semanticColors[name];
  return `light-dark(${light}, ${dark})`;
}

/** The interval in ms of checks for the server: the browser's `online` event tells nothing of the server, and comes too early. */
const retryMs = 5000;

/**
 * Makes a page that loads nothing, for an address that cannot be reached.
 * @param languages the browser's languages, BCP 47, the preferred one first
 */
export function offlinePage(languages: readonly string[]): Response {
  const language = languageOf(languages);
  const { title, hint, retry } = offlinePageMessages[language];
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; background: ${colorOf('canvas')}; color: ${colorOf('ink')}; font: 1rem/1.5 system-ui, sans-serif }
body { display: grid; min-height: 100dvh; margin: 0; place-content: center }
main { max-width: 26rem; padding: 1.5rem }
h1 { margin: 0; font: 500 1.875rem/1.2 ui-serif, Georgia, serif; text-wrap: balance }
p { margin: 0.5rem 0 1.25rem; text-wrap: pretty }
a { display: inline-block; padding: 0.5rem 1rem; border-radius: 0.375rem; background: ${colorOf('accent')}; color: ${colorOf('on-accent')}; font-weight: 500; text-decoration: none }
</style>
<main><h1>${title}</h1><p>${hint}</p><a href="">${retry}</a></main>
<script>
const retry = () => fetch('/robots.txt', { cache: 'no-store' }).then(() => location.reload(), () => setTimeout(retry, ${retryMs}))
addEventListener('online', retry)
setTimeout(retry, ${retryMs})
</script>
</html>
`;
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
