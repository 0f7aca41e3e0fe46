import { createHash } from 'node:crypto';
import { type Plugin, type Rolldown } from 'vite';

/** What a page needs beside the start: files of script, and the pictures that it shows first. */
export interface PageFiles {
  scripts: string[];
  pictures: string[];
}

const page = /\/src\/routes\/(?<file>.+)\.tsx\?tsr-split=component$/;

/** Layouts have no address of their own; what begins with `$` stands for many addresses. */
const segmentsOf = (file: string) => file.split(/[/.]/).filter((part) => !part.startsWith('_') && part !== 'index');

const isPicture = (name: string) => name.endsWith('.webp');

/** A chunk with all that it imports at once, without what the document loads anyway. */
function withImports(bundle: Rolldown.OutputBundle, name: string, found = new Map<string, Rolldown.OutputChunk>()) {
  const output = bundle[name];
  if (output?.type !== 'chunk' || output.isEntry || found.has(name)) return found;
  found.set(name, output);
  for (const imported of output.imports) withImports(bundle, imported, found);
  return found;
}

/** What each page needs, by its address; pages whose address holds an id are left out. */
export function filesOfPages(bundle: Rolldown.OutputBundle): Record<string, PageFiles> {
  const chunks = new Map<string, string>();
  for (const [name, output] of Object.entries(bundle)) {
    if (output.type !== 'chunk') continue;
    for (const id of output.moduleIds) {
      const file = page.exec(id)?.groups?.file;
      if (file) chunks.set(file, name);
    }
  }
  const pages: Record<string, PageFiles> = {};
  for (const [file, name] of chunks) {
    const segments = segmentsOf(file);
    if (file.startsWith('_') && segments.length === 0) continue;
    if (segments.some((part) => part.startsWith('$'))) continue;
    const layout = chunks.get(file.split('/')[0] ?? '');
    const needed = withImports(bundle, name);
    if (layout && layout !== name) withImports(bundle, layout, needed);
    const pictures = [...needed.values()].flatMap((chunk) => [...(chunk.viteMetadata?.importedAssets ?? [])]);
    pages[`/${segments.join('/')}`] = { scripts: [...needed.keys()], pictures: pictures.filter(isPicture) };
  }
  return pages;
}

/** The script that asks for the files of the page at hand. Names stand in it once, pages point at them. */
export function preloadScript(pages: Readonly<Record<string, PageFiles>>): string {
  const names = [...new Set(Object.values(pages).flatMap(({ scripts, pictures }) => [...scripts, ...pictures]))];
  const places = Object.fromEntries(
    Object.entries(pages).map(([path, { scripts, pictures }]) => [
      path,
      [...scripts, ...pictures].map((name) => names.indexOf(name)),
    ]),
  );
  return `const names = ${JSON.stringify(names)};
const pages = ${JSON.stringify(places)};
for (const place of pages[location.pathname] ?? []) {
  const link = document.createElement('link');
  const isPicture = names[place].endsWith('.webp');
  link.rel = isPicture ? 'preload' : 'modulepreload';
  if (isPicture) {
    link.as = 'image';
    link.fetchPriority = 'high';
  } else {
    link.crossOrigin = '';
  }
  link.href = '/' + names[place];
  document.head.append(link);
}
`;
}

/**
 * Has the browser fetch what the page at an address needs beside the start, not after it: the start would ask for the page's code, and the page for
 * its pictures. A script of its own, because the content security policy allows none within the document. It knows one page: the names of
 * all would weigh more than they save.
 */
export function routePreloads(path: string): Plugin {
  let script = '';
  const fileName = () => `assets/preload-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'palimpsest:route-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) throw new Error('The build gave no bundle, so there is nothing to preload.');
        const { [path]: files } = filesOfPages(bundle);
        if (!files) throw new Error(`No page has the address ${path}, so there is nothing to preload for it.`);
        script = `(() => {\n${preloadScript({ [path]: files })}})();\n`;
        return [{ tag: 'script', attrs: { async: true, src: `/${fileName()}` }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (!script) throw new Error('The document was not built, so that no page would preload its files.');
        this.emitFile({ type: 'asset', fileName: fileName(), source: script });
      },
    },
  };
}
