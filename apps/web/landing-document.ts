import { minifySync } from 'vite';
import type { LandingDocument } from './src/app/landing-document.tsx';
import { mainScript, replaceParts, stylesheet } from './document-parts.ts';
import { themeScript } from './page-script.ts';
import { earlyInputScript } from './src/lib/early-input.ts';

/**
 * In ms: until the code is asked for at last, as a page that is not in sight is not painted, and some browsers tell nobody when one is; and between
 * two looks whether the connection is back.
 */
const longestWaitMs = 2_000;

/**
 * The script of the document. What is seen comes first: the code is asked for once that is painted, all of it at once.
 * @param main the file that starts the app
 * @param scripts the files that it needs for this page
 */
const documentScript = (main: string, scripts: readonly string[]) => `${themeScript}
const chosen = localStorage.getItem('language');
// Who chose another language in this browser than the browser asks for sees nothing of this one.
if (chosen && chosen !== document.documentElement.lang)
  document.head.insertAdjacentHTML('beforeend', '<style>[data-built]{display:none}</style>');
${earlyInputScript}
let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  for (const name of ${JSON.stringify(scripts)}) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + name;
    document.head.append(link);
  }
  import('${main}').catch((error) => {
    reportError(error);
    fetch('${main}').catch(comeBack);
  });
};
// Code that could not be fetched once is not fetched again by the same page.
const comeBack = () => setTimeout(() => fetch('${main}').then(() => location.reload(), comeBack), ${longestWaitMs});
new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
setTimeout(begin, ${longestWaitMs});
`;

/** What the document is made of. */
export interface LandingParts {
  /** The document of the app. */
  shell: string;
  /** Its stylesheet. */
  styles: string;
  /** Names of the files of script that the page needs. */
  scripts: readonly string[];
}

/** The document of the app with the landing page in it and all that it is drawn with but letters and pictures: it is seen before anything else is there. */
export function landingDocument({ shell, styles, scripts }: LandingParts, drawn: LandingDocument): string {
  const { language, head, body } = drawn;
  const main = mainScript.exec(shell)?.groups?.file ?? '';
  const { code } = minifySync('document.js', `(() => {\n${documentScript(main, scripts)}})();`);
  return replaceParts(shell, [
    [/<html lang="en">/, `<html lang="${language}">`],
    [/<meta\s+name="description"[^>]*>/, ''],
    [/<script>.*?<\/script>/s, `<script>${code}</script>`],
    [/<title>.*?<\/title>/, head],
    [stylesheet, ''],
    [mainScript, ''],
    [/<link rel="modulepreload"[^>]*>/, ''],
    [/<\/head>/, `<style>${styles}</style>\n  </head>`],
    [/<div id="root">.*<\/noscript>/s, `<div id="root" data-built="${language}">${body}</div>`],
  ]);
}
