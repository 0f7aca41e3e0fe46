import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, minifySync, type Plugin, type Rolldown } from 'vite';
import type * as Drawing from './src/app/landing-document.tsx';
import type { LandingDocument } from './src/app/landing-document.tsx';
import { filesOfPages, themeScript } from './route-preloads.ts';
import { earlyInputScript } from './src/lib/early-input.ts';

/** Builds the landing page for Node, and draws it. */
async function drawDocuments(root: string): Promise<LandingDocument[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'palimpsest-landing-'));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      // The built page stands alone: where it lies, it finds no package.
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/landing-document.tsx',
        outDir,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { entryFileNames: 'landing.mjs' } },
      },
    });
    const built = pathToFileURL(join(outDir, 'landing.mjs')).href;
    const { drawLandingDocuments } = (await import(built)) as typeof Drawing;
    return await drawLandingDocuments();
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** Puts `text` in the place of the one thing that `pattern` finds. */
function replaceOnce(html: string, pattern: RegExp, text: string): string {
  if (!pattern.test(html)) throw new Error(`The document of the app has nothing like ${pattern}.`);
  return html.replace(pattern, () => text);
}

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

const stylesheet = /\n *<link rel="stylesheet"[^>]* href="\/(?<file>[^"]+)">/;
const mainScript = /<script type="module"[^>]* src="(?<file>[^"]+)"><\/script>/;

/** What the documents are made of. */
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
  const parts: [RegExp, string][] = [
    [/<html lang="en">/, `<html lang="${language}">`],
    [/<meta\s+name="description"[^>]*>/, ''],
    [/<script>.*?<\/script>/s, `<script>${code}</script>`],
    [/<title>.*?<\/title>/, head],
    [stylesheet, ''],
    [mainScript, ''],
    [/<link rel="modulepreload"[^>]*>/, ''],
    [/<\/head>/, `<style>${styles}</style>\n  </head>`],
    [/<div id="root">.*<\/noscript>/s, `<div id="root" data-built="${language}">${body}</div>`],
  ];
  return parts.reduce((html, [pattern, text]) => replaceOnce(html, pattern, text), shell);
}

/** Names of the files of the build that a document shows or loads. */
const filesOf = (html: string) => [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name = '']) => name);

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build gave no "${name}" for the landing page.`);
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/**
 * Builds a document of the landing page for each language, `landing.<language>.html`: the page is seen, and read by search engines, before its code
 * is there, which then takes it over.
 */
export function landingDocuments(): Plugin {
  let root = '.';
  return {
    name: 'palimpsest:landing-documents',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // After the document of the app.
      order: 'post',
      async handler(_options, bundle: Rolldown.OutputBundle) {
        const shell = textOf(bundle, 'index.html');
        const styles = textOf(bundle, stylesheet.exec(shell)?.groups?.file ?? '');
        const scripts = filesOfPages(bundle)['/'];
        if (!scripts) throw new Error('No page has the address /, so that the landing page has no code.');
        for (const document of await drawDocuments(root)) {
          const source = landingDocument({ shell, styles, scripts }, document);
          const missing = filesOf(source).filter((name) => !bundle[name]);
          if (missing.length > 0)
            throw new Error(`The landing page needs ${missing.join(', ')}, which the build lacks.`);
          this.emitFile({ type: 'asset', fileName: `landing.${document.language}.html`, source });
        }
      },
    },
  };
}
