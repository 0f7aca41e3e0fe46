import { existsSync, readFileSync } from 'node:fs';

const manifestPath = 'dist/.vite/manifest.json';
if (!existsSync(manifestPath))
  throw new Error(`${manifestPath} is missing: run \`pnpm --filter @palimpsest/web build\` first.`);

/** @type {Record<string, { file: string; imports?: string[]; css?: string[] }>} */
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));

/** Adds a module's chunk and all chunks that it imports statically. @throws Error if the build has no such module */
function addFiles(module, files) {
  const entry = manifest[module];
  if (!entry) throw new Error(`The build has no "${module}": .size-limit.js names a module that has moved.`);
  if (files.has(`dist/${entry.file}`)) return files;
  files.add(`dist/${entry.file}`);
  for (const imported of entry.imports ?? []) addFiles(imported, files);
  return files;
}

const scriptsOf = (...modules) => [
  ...modules.reduce((files, module) => addFiles(module, files), addFiles('index.html', new Set())),
];

const route = (file) => `src/routes/_workspace${file}.tsx?tsr-split=component`;
const screen = (file, ...modules) => scriptsOf(route(''), route(file), ...modules);

/** The limits leave some room, so that no commit has to move one by a kilobyte. Of each page 105 kB are React, its router and its queries. */
export default [
  { name: '/', path: scriptsOf('src/routes/index.tsx?tsr-split=component'), limit: '200 kB' },
  ...['account', 'admin/processes.index', 'dashboard', 'preview', 'terminology'].map((file) => ({
    name: `/${file}`,
    path: screen(`/${file}`),
    limit: '320 kB',
  })),
  {
    name: '/editor with a document',
    path: screen(
      '/editor',
      'src/features/editor/image-editor.ts',
      '../../packages/editor/src/components/text-panel.tsx',
    ),
    limit: '560 kB',
  },
  { name: 'styles', path: (manifest['index.html'].css ?? []).map((file) => `dist/${file}`), limit: '24 kB' },
].map((check) => ({ ...check, gzip: true }));
