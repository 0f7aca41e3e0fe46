import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const packageRoot = join(import.meta.dirname, '..');
const source = join(packageRoot, 'src', 'styles');
const dist = join(packageRoot, 'dist');

/** What the sheet for Tailwind users names differently once it lies beside the built components. */
const paths: [from: string, to: string][] = [
  ["@config '../../../../tailwind.config.ts';", "@config './tailwind.config.js';"],
  ["@source '../components';", "@source './components';"],
];

/** The sheets as they are written, for applications that run Tailwind themselves. */
async function copySheets() {
  await mkdir(dist, { recursive: true });
  for (const file of await readdir(source)) await copyFile(join(source, file), join(dist, file));
  let sheet = await readFile(join(source, 'styles.css'), 'utf8');
  for (const [from, to] of paths) {
    if (!sheet.includes(from)) throw new Error(`src/styles/styles.css has no line ${from}`);
    sheet = sheet.replace(from, to);
  }
  await writeFile(join(dist, 'styles.css'), sheet);
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

await copySheets();
await buildStandalone();
