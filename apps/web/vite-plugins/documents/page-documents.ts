import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentNameOf } from '@palimpsest/contract';
import react from '@vitejs/plugin-react';
import { build, minifySync, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { stylesheet } from './document-parts.ts';
import { landingDocument, scriptsOfLanding } from './landing-document.ts';
import { pageScript } from './page-script.ts';
import { screenDocument } from './screen-document.ts';
import type { PageBegin } from '../../src/inline/begin-page.ts';
import type * as Pages from '../../src/app/drawn-pages.ts';

/** The faces of text and headings in Latin letters. The stylesheet asks for them only with the first words, which would move when a face comes. */
const interfaceFace = /^assets\/(inter-latin-wght|newsreader-latin-opsz)-normal-[^/]+\.woff2$/;

function facePreloads(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const faces = Object.keys(bundle).filter((name) => interfaceFace.test(name));
  if (faces.length !== 2) throw new Error(`The build has ${faces.length} faces of the interface to preload, not 2.`);
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, fetchpriority: 'low' };
  return faces.map((name) => ({ tag: 'link', attrs: { ...font, href: `/${name}` }, injectTo: 'head' }));
}

const inlineScript = (begin: PageBegin) => minifySync('page.js', pageScript(begin)).code;

/** Puts the stylesheet after the content of the document, which is drawn without it. Scripts wait for a stylesheet wherever it stands. */
function stylesAfterContent(html: string): string {
  const link = stylesheet.exec(html)?.[0];
  if (link === undefined || !html.includes('</body>'))
    throw new Error('The document has no stylesheet, or no end of its body.');
  return html.replace(link, '').replace('</body>', `${link.trim()}\n  </body>`);
}

/** Builds what draws pages for Node, and lets it draw them. */
async function drawPages(root: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'palimpsest-pages-'));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      // The built pages stand alone: where they lie, they find no package.
      ssr: { noExternal: true },
      build: {
        ssr: 'src/app/drawn-pages.ts',
        outDir,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: { entryFileNames: 'pages.mjs' },
          // Here the parts of a screen need not come one after the other.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    });
    const built = pathToFileURL(join(outDir, 'pages.mjs')).href;
    const { drawLandingDocuments, drawScreenDocuments } = (await import(built)) as typeof Pages;
    return { landing: await drawLandingDocuments(), screens: await drawScreenDocuments() };
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** Names of the files of the build that a document shows or loads. */
const filesOf = (html: string) => [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name = '']) => name);

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build gave no "${name}" for the documents of its pages.`);
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/**
 * Builds documents in which a page stands already, one for each language, so that it is seen before its code is there: `landing.<language>.html`,
 * which search engines read and which the code takes over, and for each screen behind the login one by its path, as `admin-processes.<language>.html`.
 */
export function pageDocuments(): Plugin {
  let root = '.';
  return {
    name: 'palimpsest:page-documents',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) throw new Error('The build gave no bundle, so there is no face to preload.');
        // The server allows the script in the content security policy by its hash.
        const script: HtmlTagDescriptor = { tag: 'script', children: inlineScript('bars'), injectTo: 'head-prepend' };
        return { html: stylesAfterContent(html), tags: [script, ...facePreloads(bundle)] };
      },
    },
    generateBundle: {
      // After the document of the app.
      order: 'post',
      async handler(_options, bundle: Rolldown.OutputBundle) {
        const emit = (fileName: string, source: string) => {
          const missing = filesOf(source).filter((name) => !bundle[name]);
          if (missing.length > 0) throw new Error(`${fileName} needs ${missing.join(', ')}, which the build lacks.`);
          this.emitFile({ type: 'asset', fileName, source });
        };
        const shell = textOf(bundle, 'index.html');
        const styles = textOf(bundle, stylesheet.exec(shell)?.groups?.file ?? '');
        const scripts = scriptsOfLanding(bundle);
        const script = inlineScript('screen');
        const { landing, screens } = await drawPages(root);
        for (const page of landing)
          emit(`${documentNameOf('/')}.${page.language}.html`, landingDocument({ shell, styles, scripts }, page));
        for (const page of screens)
          emit(`${documentNameOf(page.path)}.${page.language}.html`, screenDocument({ shell, script }, page));
      },
    },
  };
}
