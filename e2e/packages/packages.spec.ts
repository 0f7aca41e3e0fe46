import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { preview, type PreviewServer } from 'vite';
import { packageNames, readmeExample } from './strangers-app.ts';

const run = promisify(execFile);
const folder = process.env.STRANGERS_APP ?? '';

const installed = (name: string) => join(folder, 'node_modules/@palimpsest', name);

/** Whatever a page reports while it is used. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

for (const name of packageNames) {
  test(`${name} brings its code, README, licence, and every file that its scripts name`, () => {
    const scripts = globSync('dist/**/*.js', { cwd: installed(name) });
    const named = scripts.flatMap((file) => {
      const script = readFileSync(join(installed(name), file), 'utf8');
      const paths = script.matchAll(/(?:from |import |import\(|new URL\()'(\.[^']+\.(?:[jt]s|json))'/g);
      return [...paths].map(([, path = '']) => join(installed(name), dirname(file), path));
    });
    expect(scripts.length).toBeGreaterThan(0);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
    for (const file of ['README.md', 'LICENSE']) expect(existsSync(join(installed(name), file)), file).toBe(true);
    expect(globSync('dist/**/*.map', { cwd: installed(name) })).toEqual([]);
  });
}

test('the examples compile in a strict application that checks the types of its libraries', async () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
  };
  const files = globSync(['readmes/*.tsx', '*/*.{ts,tsx}', 'ui-next/app/*.tsx'], {
    cwd: folder,
    exclude: ['node_modules/**'],
  });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const errors = await run(process.execPath, ['node_modules/typescript/bin/tsc'], { cwd: folder }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  expect(errors).toBe('');
});

for (const [name, sentence] of [
  ['contract', '44 languages; Spanish is es'],
  ['copy-deck', 'changed: Summer sale → Rebajas de verano'],
  ['typefaces', 'Arial is drawn in Arimo'],
  ['typeset', ''],
  ['engine', ''],
] as const) {
  test(`the example of the README of ${name} runs`, async () => {
    const script = join(folder, `${name}.ts`);
    writeFileSync(script, readmeExample(name) ?? '');
    cpSync(join(folder, 'engine-node/poster.png'), join(folder, 'poster.png'));
    const { stdout } = await run(process.execPath, [script], { cwd: folder });
    expect(stdout).toContain(sentence);
  });
}

test('engine-node localises a poster to the end', async () => {
  const app = join(folder, 'engine-node');
  const { stdout } = await run(process.execPath, ['localise.ts'], { cwd: app });
  expect(stdout).toContain('SUMMER SALE → ');
  const [poster, translated] = await Promise.all(
    ['poster.png', 'poster.es.png'].map((file) => sharp(join(app, file)).metadata()),
  );
  expect([translated?.width, translated?.height]).toEqual([poster?.width, poster?.height]);
});

test('the command line says what can translate', async () => {
  const { stdout } = await run('npx', ['palimpsest', 'doctor'], { cwd: folder });
  expect(stdout).toContain('Apertium');
});

async function built(app: string): Promise<PreviewServer> {
  const root = join(folder, app);
  await run(process.execPath, [join(folder, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: root });
  return preview({ configFile: false, root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
}

/** A page with the design system: its button has the look and opens a dialog. */
async function useDesignSystem(page: Page, url: string): Promise<void> {
  const problems = problemsOf(page);
  await page.goto(url);
  const button = page.getByRole('button', { name: 'Export' });
  await expect(button).toHaveCSS('background-color', 'rgb(23, 59, 172)');
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Export the picture' })).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
}

test('ui-tailwind shows components beside its own classes', async ({ page }) => {
  const server = await built('ui-tailwind');
  await useDesignSystem(page, server.resolvedUrls?.local[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Three posters', includeHidden: true })).toHaveCSS(
    'font-size',
    '24px',
  );
  await server.close();
});

test('editor-vite edits without Tailwind, with a tool, an action and a tab of its own', async ({ page }) => {
  const server = await built('editor-vite');
  const problems = problemsOf(page);
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const text = page.getByRole('button', { name: /^Willkommen/ });
  await expect(text).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCSS('background-color', 'rgb(23, 59, 172)');
  await page.getByRole('tab', { name: 'Count' }).click();
  await expect(page.getByText('Texts: 1')).toBeVisible();
  await page.keyboard.press('Alt+p');
  await expect.poll(() => printed.some((line) => line.includes('"text":"Willkommen"'))).toBe(true);
  await page.getByRole('button', { name: 'Point' }).click();
  await page.getByRole('application').click({ position: { x: 200, y: 200 } });
  await expect.poll(() => printed.some((line) => /^\d+, \d+$/.test(line))).toBe(true);
  expect(problems).toEqual([]);
  await server.close();
});

test('ui-next draws components on the server and takes them over', async ({ page }) => {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const cwd = join(folder, 'ui-next');
  await run(process.execPath, [next, 'build'], { cwd, env });
  const server = spawn(process.execPath, [next, 'start', '--port', '0'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let printed = '';
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const ready = /Local:\s+(http:\S+)[^]*Ready/.exec(printed)?.[1];
        if (ready) resolve(ready);
      });
      server.on('exit', () => reject(new Error(printed)));
    });
    expect(await (await fetch(url)).text()).toMatch(/<button [^>]*data-variant="primary"/);
    await useDesignSystem(page, url);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
