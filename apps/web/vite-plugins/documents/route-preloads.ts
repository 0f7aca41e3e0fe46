import { minifySync, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { pageScript } from './page-script.ts';
import type { PageBegin } from '../../src/inline/begin-page.ts';

const page = /\/src\/routes\/(?<file>.+)\.tsx\?tsr-split=component$/;

/** Layouts have no address of their own; what begins with `$` stands for many addresses. */
const segmentsOf = (file: string) => file.split(/[/.]/).filter((part) => !part.startsWith('_') && part !== 'index');

/** The faces of text and headings in Latin letters. Other letters and slants are fetched where they stand. */
const interfaceFace = /^assets\/(inter-latin-wght|newsreader-latin-opsz)-normal-[^/]+\.woff2$/;

/** The faces that every page is set in. The stylesheet asks for them with the first words: on the screen these would move when they come. */
function facePreloads(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const faces = Object.keys(bundle).filter((name) => interfaceFace.test(name));
  if (faces.length !== 2) throw new Error(`The build has ${faces.length} faces of the interface to preload, not 2.`);
  return faces.map((name) => ({
    tag: 'link',
    // After the scripts on a slow connection: words can be read in another face meanwhile.
    attrs: {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossorigin: true,
      fetchpriority: 'low',
      href: `/${name}`,
    },
    injectTo: 'head',
  }));
}

/** A chunk with all that it imports, or asks for as it begins, without what the document loads anyway. */
function withImports(
  bundle: Rolldown.OutputBundle,
  name: string,
  asked: readonly RegExp[],
  found = new Map<string, Rolldown.OutputChunk>(),
) {
  const output = bundle[name];
  if (output?.type !== 'chunk' || output.isEntry || found.has(name)) return found;
  found.set(name, output);
  const atOnce = output.dynamicImports.filter((other) => asked.some((module) => holds(bundle, other, module)));
  for (const imported of [...output.imports, ...atOnce]) withImports(bundle, imported, asked, found);
  return found;
}

/** The module that screens behind the login import as soon as they begin: where answers are kept. */
const ofScreens = /\/web\/src\/lib\/server\/query-client\.ts$/;

/** The module that screens import as soon as they begin with a process: the editor. */
const ofProcess = /\/web\/src\/features\/editor\/image-editor\.ts$/;

const holds = (bundle: Rolldown.OutputBundle, name: string, module: RegExp): boolean => {
  const output = bundle[name];
  return output?.type === 'chunk' && [output.facadeModuleId ?? '', ...output.moduleIds].some((id) => module.test(id));
};

/** The landing page is shown without the router; every other page begins with what puts the screens together. */
const landing = /\/src\/app\/landing-start\.tsx$/;
const screens = /\/src\/app\/create-app\.tsx$/;

/** Names of the chunks that hold the component of a route, by the route's file, and of those that pages begin with. */
function findChunks(bundle: Rolldown.OutputBundle) {
  const found = { pages: new Map<string, string>(), landing: '', screens: '', begins: [] as string[] };
  for (const [name, output] of Object.entries(bundle)) {
    if (output.type !== 'chunk') continue;
    if (output.isEntry) found.begins.push(...output.dynamicImports.filter((other) => holds(bundle, other, ofScreens)));
    for (const id of output.moduleIds) {
      const file = page.exec(id)?.groups?.file;
      if (file) found.pages.set(file, name);
      if (landing.test(id)) found.landing = name;
      if (screens.test(id)) found.screens = name;
    }
  }
  return found;
}

/**
 * Names of the files of script that each page needs beside the start, by its address; pages whose address holds an id are left out.
 * `?process={process}` follows the path of a page that needs more where it names a process.
 */
export function filesOfPages(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const { pages: chunks, begins, ...first } = findChunks(bundle);
  const pages: Record<string, string[]> = {};
  for (const [file, name] of chunks) {
    const segments = segmentsOf(file);
    if (file.startsWith('_') && segments.length === 0) continue;
    if (segments.some((part) => part.startsWith('$'))) continue;
    const layout = chunks.get(file.split('/')[0] ?? '');
    const isLanding = segments.length === 0;
    const neededWith = (asked: readonly RegExp[]) => {
      const needed = withImports(bundle, isLanding ? first.landing : first.screens, asked);
      if (!isLanding) withImports(bundle, name, asked, needed);
      if (layout && layout !== name) for (const own of [layout, ...begins]) withImports(bundle, own, asked, needed);
      return needed;
    };
    const needed = neededWith([ofScreens]);
    const withProcess = neededWith([ofScreens, ofProcess]);
    const path = `/${segments.join('/')}`;
    pages[path] = [...needed.keys()];
    if (withProcess.size > needed.size) pages[`${path}?process={process}`] = [...withProcess.keys()];
  }
  return pages;
}

/**
 * Puts the stylesheet after what stands in the document itself: that is drawn without it. Scripts wait for it all the same, as for every
 * stylesheet before them.
 */
function stylesAfterContent(html: string): string {
  const link = /\n?[ ]*<link rel="stylesheet"[^>]*>/.exec(html)?.[0];
  if (link === undefined || !html.includes('</body>'))
    throw new Error('The document has no stylesheet, or no end of its body.');
  return html.replace(link, '').replace('</body>', `${link.trim()}\n  </body>`);
}

/** The script of the documents of the app, as it stands in them. @param shows as {@link pageScript} takes it */
export function inlineScript(bundle: Rolldown.OutputBundle, shows: PageBegin): string {
  const { '/': landing, ...pages } = filesOfPages(bundle);
  if (!landing) throw new Error('No page has the address /, so the routes were not found and nothing is preloaded.');
  return minifySync('page.js', pageScript(pages, shows)).code;
}

/**
 * Has the browser fetch what the page at hand needs beside the start, not after it: the start would ask for the page's code. The script stands in
 * the document: as a file it would put one more round of requests before all others. The server allows it in the content security policy by its
 * hash; where another does not, the start asks for everything itself.
 */
export function routePreloads(): Plugin {
  return {
    name: 'palimpsest:route-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) throw new Error('The build gave no bundle, so there is nothing to preload.');
        const script: HtmlTagDescriptor = {
          tag: 'script',
          children: inlineScript(bundle, 'bars'),
          injectTo: 'head-prepend',
        };
        return { html: stylesAfterContent(html), tags: [script, ...facePreloads(bundle)] };
      },
    },
  };
}
