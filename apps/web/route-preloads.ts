import { storageKeys } from '@palimpsest/api-client';
import { minifySync, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { firstQuestions, firstResults } from './src/lib/first-questions.ts';

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

/** Modules that screens behind the login import as soon as they begin: how answers are read, and where they are kept. */
const ofScreens = /\/(api-client\/src\/schemas|web\/src\/lib\/query-client)\.ts$/;

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

const withoutQuery = (address: string) => address.replace(/\?.*/, '');

/** Takes the chosen theme before anything is drawn. */
export const themeScript = `const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;`;

/**
 * The script that takes the chosen theme before anything is drawn, says whether the page has bars around it, and asks for the files of the page at
 * hand, and for what the page asks the server as it opens. Names stand in it once, pages point at them.
 * @param questions addresses of the server by the page's, as `firstQuestions`: those of all pages that have bars
 * @param results of these the one, by the page's address, whose answer names a picture to show between the bars, as `firstResults`
 */
export function preloadScript(
  pages: Readonly<Record<string, readonly string[]>>,
  questions: Readonly<Record<string, readonly string[]>>,
  results: Readonly<Record<string, string>>,
): string {
  const names = [...new Set(Object.values(pages).flat())];
  const places = Object.fromEntries(
    Object.entries(pages).map(([path, files]) => [path, files.map((name) => names.indexOf(name))]),
  );
  return `${themeScript}
const names = ${JSON.stringify(names)};
const pages = ${JSON.stringify(places)};
const page = location.pathname + location.search;
const id = /[?&]process=([^&]+)/.exec(page)?.[1];
const named = id ? page.replace(id, '{process}') : page;
for (const place of pages[named] ?? pages[location.pathname] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = '/' + names[place];
  document.head.append(link);
}
const questions = ${JSON.stringify(questions)};
const token = localStorage.getItem('${storageKeys.authToken}') && localStorage.getItem('${storageKeys.accessToken}');
const asked = questions[named];
if (token && ${JSON.stringify([...new Set(Object.keys(questions).map(withoutQuery))])}.includes(location.pathname)) document.documentElement.dataset.bars = '';
if (token && asked && !document.cookie.includes('XSRF-TOKEN=')) {
  const authorization = 'Bearer ' + token;
  const ask = (address) => {
    const answer = fetch(address, { headers: { accept: 'application/json', authorization } });
    // The caller that takes the answer hears of its failure; an answer that nobody takes must not be reported as unhandled.
    answer.catch(() => undefined);
    return answer;
  };
  const answers = new Map(asked.map((address) => [address.replace('{process}', id), ask(address.replace('{process}', id))]));
  window.askedAhead = { authorization, answers };
  const show = async (answer) => {
    if (!answer.ok) return;
    // The page reads the answer itself.
    const { result_thumbnails: small, signed_files: signed } = await answer.clone().json();
    const bars = document.querySelector('#bars');
    const address = small && signed?.urls[small.large];
    if (!bars || !address) return;
    const picture = new Image();
    picture.fetchPriority = 'high';
    picture.alt = '';
    picture.src = address;
    bars.append(picture);
  };
  const result = answers.get((${JSON.stringify(results)})[named]?.replace('{process}', id));
  // Whoever takes the answer tells of a lost connection.
  result?.then(show, () => undefined);
}
`;
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
        const pages = filesOfPages(bundle);
        if (!pages['/'])
          throw new Error('No page has the address /, so the routes were not found and nothing is preloaded.');
        // The landing page has a document of its own.
        const { '/': _landing, ...others } = pages;
        const { code } = minifySync(
          'preload.js',
          `(() => {\n${preloadScript(others, firstQuestions, firstResults)}})();`,
        );
        const script: HtmlTagDescriptor = { tag: 'script', children: code, injectTo: 'head-prepend' };
        return { html: stylesAfterContent(html), tags: [script, ...facePreloads(bundle)] };
      },
    },
  };
}
