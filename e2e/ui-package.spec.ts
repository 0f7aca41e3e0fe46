import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Locator, type Page } from '@playwright/test';
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
  await run('pnpm', ['--filter', '@palimpsest/ui', 'pack', '--out', tarball], { cwd: root });
  cpSync(join(import.meta.dirname, 'ui-package'), folder, { recursive: true });
  const names = ['react', 'react-dom', '@types/react', '@types/react-dom', 'tailwindcss', 'typescript', 'vite'];
  const dependencies = Object.fromEntries(names.map((name) => [name, versions[name]]));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { ...dependencies, '@types/node': versions['@types/node'], '@palimpsest/ui': `file:${tarball}` },
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

async function serve(app: string): Promise<PreviewServer> {
  return preview({
    configFile: false,
    root: app,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0 },
  });
}

const addressOf = (server: PreviewServer) => server.resolvedUrls?.local[0] ?? '';

/** The size and paint of each of our elements, and where it stands within the component, in the order of the page. */
function looks(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Some of everything' }).evaluate((region) =>
    [...region.children].flatMap((component) => {
      const origin = component.getBoundingClientRect();
      return [component, ...component.querySelectorAll(':not(svg, svg *)')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = width > 0 ? [x - origin.x, y - origin.y, width, height].map((value) => value.toFixed(1)) : [];
        const look = getComputedStyle(element);
        const line = look.borderTopWidth === '0px' ? 'no line' : look.borderTopColor;
        const paint = [look.color, look.backgroundColor, line, look.fontFamily, look.fontSize];
        return [element.tagName, element.getAttribute('data-slot'), ...place, ...paint].join(' ');
      });
    }),
  );
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
        types: ['vite/client', 'node'],
      },
      files: ['with-tailwind/main.tsx', 'without-tailwind/main.tsx', 'server/client.tsx', 'server/server.tsx'],
    }),
  );
  await run(process.execPath, ['node_modules/typescript/bin/tsc'], { cwd: folder });
});

const apps = [
  ['with-tailwind', [react(), tailwindcss()]],
  ['without-tailwind', [react()]],
] as const;
const servers = new Map<string, PreviewServer>();

async function open(page: Page, name: string): Promise<void> {
  const server = servers.get(name);
  if (!server) throw new Error(`${name} was not built.`);
  await page.goto(addressOf(server));
  await page.evaluate(() => document.fonts.ready);
}

test.describe('in an application', () => {
  test.beforeAll(async () => {
    for (const [name, plugins] of apps) {
      const app = join(folder, name);
      await build({ configFile: false, root: app, logLevel: 'warn', plugins: [...plugins] });
      servers.set(name, await serve(app));
    }
  });
  test.afterAll(async () => {
    for (const server of servers.values()) await server.close();
  });

  for (const [name] of apps) {
    test(`${name}: a button looks as designed, in both themes`, async ({ page }) => {
      await open(page, name);
      const button = page.getByRole('button', { name: 'Export' });
      const light = await style(button, 'background-color');
      expect(light).toBe('rgb(23, 59, 172)');
      expect(await style(button, 'border-radius')).toBe('6px');
      expect(await style(button, 'height')).toBe('36px');
      expect(await style(button, 'font-size')).toBe('14px');
      expect(await style(button, 'font-family')).toContain('Inter Variable');
      expect(await page.evaluate(() => document.fonts.check('500 14px "Inter Variable"', 'Export'))).toBe(true);
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      await expect(button).not.toHaveCSS('background-color', light);
    });

    test(`${name}: a section has its own theme, though the build replaces light-dark()`, async ({ page }) => {
      await open(page, name);
      const background = async (button: string) =>
        style(page.getByRole('button', { name: button }), 'background-color');
      expect(await background('Export')).toBe('rgb(23, 59, 172)');
      expect(await background('Night')).toBe('rgb(113, 151, 245)');
      expect(await background('Day')).toBe('rgb(23, 59, 172)');
    });

    test(`${name}: the application's own colors win, in a section too`, async ({ page }) => {
      await open(page, name);
      const color = async (text: string) => style(page.getByText(text, { exact: true }), 'color');
      expect(await color('In a light page')).toBe('rgb(1, 2, 3)');
      expect(await color('In a dark section')).toBe('rgb(4, 5, 6)');
      expect(await color('In a light section of a dark section')).toBe('rgb(1, 2, 3)');
      expect(await color('In a light page, too')).toBe('rgb(7, 8, 9)');
      expect(await color('In a dark section, too')).toBe('rgb(7, 8, 9)');
      await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
      expect(await color('In a light page')).toBe('rgb(1, 2, 3)');
    });

    test(`${name}: the application's own class wins`, async ({ page }) => {
      await open(page, name);
      expect(await style(page.getByRole('button', { name: 'Cancel' }), 'border-radius')).toBe('0px');
    });

    test(`${name}: a dialog opens over the page, takes the focus and gives it back`, async ({ page }) => {
      await open(page, name);
      await page.getByRole('button', { name: 'Export' }).click();
      const dialog = page.getByRole('dialog', { name: 'Export the picture' });
      await expect(dialog).toBeVisible();
      expect(await style(page.locator('[data-slot=dialog-overlay]'), 'position')).toBe('fixed');
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
    });

    test(`${name}: parts of another library keep the look of the page`, async ({ page }) => {
      await open(page, name);
      await page.addStyleTag({
        content: 'body { color: rgb(9, 99, 9); font-family: Georgia } * { border-color: rgb(200, 0, 0) }',
      });
      const other = page.locator('[data-slot=card]').first();
      const heading = page.getByRole('heading', { name: 'Of another library' });
      const [size, margin] = name === 'without-tailwind' ? ['24px', '19.92px'] : ['16px', '0px'];
      for (const element of [other, heading]) {
        expect(await style(element, 'color')).toBe('rgb(9, 99, 9)');
        expect(await style(element, 'font-family')).toBe('Georgia');
        expect(await style(element, 'border-top-color')).toBe('rgb(200, 0, 0)');
      }
      expect(await style(heading, 'font-size')).toBe(size);
      expect(await style(heading, 'margin-top')).toBe(margin);
      expect(await style(page.getByText('Beside it'), 'font-family')).toContain('Inter Variable');
    });

    test(`${name}: words of another language come from its entry`, async ({ page }) => {
      await open(page, name);
      await expect(page.getByRole('navigation', { name: 'Paginación' })).toContainText('21–40 de 134');
    });
  }

  test("with-tailwind: the application's theme means what it meant", async ({ page }) => {
    await open(page, 'with-tailwind');
    const own = page.getByText('Three posters');
    expect(await style(own, 'background-color')).toBe('oklch(0.623 0.214 259.815)');
    expect(await style(own, 'color')).toBe('rgb(255, 0, 128)');
    expect(await style(own, 'border-radius')).toBe('20px');
    expect(await style(own, 'font-size')).toBe('30px');
  });

  test('without-tailwind: the page keeps the look that the browser gives it', async ({ page }) => {
    await open(page, 'without-tailwind');
    expect(await style(page.getByRole('heading', { name: 'Spring fair' }), 'font-size')).toBe('32px');
    expect(await style(page.getByRole('heading', { name: 'Spring fair' }), 'margin-top')).toBe('21.44px');
    expect(await style(page.locator('body'), 'margin-top')).toBe('8px');
    expect(await style(page.locator('html'), 'background-color')).toBe('rgba(0, 0, 0, 0)');
    expect(await style(page.locator('body'), 'font-family')).not.toContain('Inter');
    // Classes of Tailwind that no component has mean nothing here.
    const own = page.getByText('Three posters');
    expect(await style(own, 'background-color')).toBe('rgba(0, 0, 0, 0)');
    expect(await style(own, 'border-radius')).toBe('0px');
    expect(await style(own, 'font-size')).toBe('16px');
  });

  test('the components look the same with Tailwind and without', async ({ page }) => {
    await open(page, 'with-tailwind');
    const withTailwind = await looks(page);
    await open(page, 'without-tailwind');
    expect(withTailwind.length).toBeGreaterThan(40);
    expect(await looks(page)).toEqual(withTailwind);
  });
});

test.describe('rendered on a server, as Next.js does', () => {
  let server: PreviewServer;
  let markup: string;

  test.beforeAll(async () => {
    const app = join(folder, 'server');
    const shared = { configFile: false, root: app, logLevel: 'warn' } as const;
    await build({ ...shared, plugins: [react()], build: { ssr: 'server.tsx', outDir: 'dist-server' } });
    ({ stdout: markup } = await run(process.execPath, [join(app, 'dist-server', 'server.js')]));
    await build({
      ...shared,
      plugins: [react(), { name: 'markup', transformIndexHtml: (page) => page.replace('<!--app-->', () => markup) }],
    });
    server = await serve(app);
  });
  test.afterAll(() => server.close());

  test('Node imports the package and draws the page', () => {
    expect(markup).toContain('data-slot="button"');
    expect(markup).toContain('21–40 de 134');
  });

  test('the browser takes it over without a difference', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(addressOf(server));
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('dialog', { name: 'Export the picture' })).toBeVisible();
    expect(problems.filter((problem) => !problem.includes('favicon'))).toEqual([]);
  });
});
