import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Locator } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview, type PreviewServer } from 'vite';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const { devDependencies: versions } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};

/** Outside this repository, so that nothing of the workspace can be found by accident. */
const folder = mkdtempSync(join(tmpdir(), 'palimpsest-ui-package-'));
const tarball = join(folder, 'palimpsest-ui.tgz');

test.beforeAll(async () => {
  await run('pnpm', ['--filter', '@palimpsest/ui', 'build'], { cwd: root });
  await run('pnpm', ['--filter', '@palimpsest/ui', 'pack', '--out', tarball], { cwd: root });
  cpSync(join(import.meta.dirname, 'ui-package'), folder, { recursive: true });
  const names = ['react', 'react-dom', '@types/react', '@types/react-dom', 'tailwindcss', 'typescript', 'vite'];
  const dependencies = Object.fromEntries(names.map((name) => [name, versions[name]]));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { ...dependencies, '@palimpsest/ui': `file:${tarball}` },
    }),
  );
  await run('pnpm', ['install', '--prefer-offline', '--ignore-workspace'], { cwd: folder });
});

test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function style(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

test('its types compile in a strict application', async () => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2024',
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        allowImportingTsExtensions: true,
        types: ['vite/client'],
      },
      files: ['app.tsx', 'with-tailwind/main.tsx', 'without-tailwind/main.tsx'],
    }),
  );
  await run(process.execPath, ['node_modules/typescript/bin/tsc'], { cwd: folder });
});

for (const [name, plugins] of [
  ['with-tailwind', [react(), tailwindcss()]],
  ['without-tailwind', [react()]],
] as const) {
  test.describe(`in an application ${name.replace('-', ' ')}`, () => {
    let server: PreviewServer;

    test.beforeAll(async () => {
      const app = join(folder, name);
      await build({ configFile: false, root: app, logLevel: 'warn', plugins: [...plugins] });
      server = await preview({
        configFile: false,
        root: app,
        logLevel: 'warn',
        preview: { host: '127.0.0.1', port: 0 },
      });
    });
    test.afterAll(() => server.close());

    test('a button looks as designed, in both themes', async ({ page }) => {
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      const button = page.getByRole('button', { name: 'Export' });
      expect(await style(button, 'background-color')).toBe('rgb(23, 59, 172)');
      expect(await style(button, 'border-radius')).toBe('6px');
      expect(await style(button, 'height')).toBe('36px');
      expect(await style(button, 'font-family')).toContain('Inter Variable');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('500 14px "Inter Variable"', 'Export'))).toBe(true);
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      await expect(button).toHaveCSS('background-color', 'rgb(113, 151, 245)');
    });

    test("the application's own class wins", async ({ page }) => {
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      expect(await style(page.getByRole('button', { name: 'Cancel' }), 'border-radius')).toBe('0px');
    });

    test('a dialog opens over the page, takes the focus and gives it back', async ({ page }) => {
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      await page.getByRole('button', { name: 'Export' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export the picture' });
      await expect(dialog).toBeVisible();
      expect(await style(page.locator('[data-slot=dialog-overlay]'), 'position')).toBe('fixed');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
    });
  });
}
