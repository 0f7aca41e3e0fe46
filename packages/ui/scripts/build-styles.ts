import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { markParts, selectMarked } from './mark-parts.ts';
import { prefixClasses } from './prefix-classes.ts';

const packageRoot = join(import.meta.dirname, '..');
const source = join(packageRoot, 'src', 'styles');
const dist = join(packageRoot, 'dist');

/** Gives the classes of the built components the prefix that `styles.css` gives the theme, and their parts the mark that it selects. */
async function rewriteComponents() {
  const files = globSync('components/**/*.js', { cwd: dist });
  if (files.length === 0) throw new Error('dist has no components: run tsc -p tsconfig.build.json before.');
  for (const file of files) {
    const path = join(dist, file);
    await writeFile(path, markParts(prefixClasses(await readFile(path, 'utf8'))));
  }
}

/** What the strict sheet names differently once it lies beside the built components, whose classes are prefixed. */
const strictPaths: [from: string, to: string][] = [
  ["@config '../../../../tailwind.config.ts';", "@config './tailwind.config.js';"],
  ["@source '../components';", "@source './components';"],
  [
    "@import './theme.css';",
    "@import './theme.css';\n@import './section-themes.css';\n@import './tailwind-theme.css';",
  ],
];

/** The sheets for applications that run Tailwind themselves. */
async function copySheets() {
  await mkdir(dist, { recursive: true });
  for (const file of globSync('*.css', { cwd: source })) await copyFile(join(source, file), join(dist, file));
  for (const file of ['components.css', 'reset.css']) {
    await writeFile(join(dist, file), selectMarked(await readFile(join(source, file), 'utf8')));
  }
  for (const file of ['motion.css', 'slider.css', 'tabs.css', 'forced-colors.css']) {
    await writeFile(join(dist, file), prefixClasses(await readFile(join(source, file), 'utf8')));
  }
  let strict = await readFile(join(source, 'strict.css'), 'utf8');
  for (const [from, to] of strictPaths) {
    if (!strict.includes(from)) throw new Error(`src/styles/strict.css has no line ${from}`);
    strict = strict.replace(from, to);
  }
  await writeFile(join(dist, 'strict.css'), strict);
  await writeFile(
    join(dist, 'tailwind.config.js'),
    "import { tailwindTheme } from './tokens/tailwind-theme.js';\n\nexport default { theme: tailwindTheme };\n",
  );
}

/** The one sheet, with its fonts beside it, for everybody else. */
async function buildStandalone() {
  await rm(join(dist, 'fonts'), { recursive: true, force: true });
  await build({
    configFile: false,
    root: packageRoot,
    base: './',
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      outDir: dist,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(dist, 'standalone.css'),
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'fonts/[name][extname]',
        },
      },
    },
  });
}

await rewriteComponents();
await copySheets();
await buildStandalone();
