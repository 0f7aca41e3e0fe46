import { readFile, writeFile } from 'node:fs/promises';
import { createApiClient, createSignedUrls } from '@palimpsest/api-client';
import { createToastManager, PalimpsestProvider } from '@palimpsest/ui';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import type { Manifest } from 'vite';
import { Screens } from './app/create-app.tsx';
import { LandingHead } from './features/landing/landing-head.tsx';
import { startIntegrations } from './lib/integrations/integrations.ts';
import { interfaceLanguages, isInterfaceLanguage, loadLanguage } from './lib/language/language.ts';
import { createAppRouter } from './router.tsx';

/** Stands for every answer of the server, which does not run while the app is built. */
const never = new Promise<never>(() => undefined);
/** The tags for the head, which React writes before everything else. */
const ofHead = /^(?:<title>.*?<\/title>|<link [^>]*>|<meta [^>]*>)*/s;
/** The part of the shell's head that each landing page replaces by its own. */
const ownHead = /<!-- page -->.*<!-- \/page -->/s;

function modulePreloads(manifest: Manifest, shell: string): string {
  const files = new Set<string>();
  const add = (name: string) => {
    const { file, imports = [] } = manifest[name] ?? {};
    if (!file) throw new Error(`The build has no "${name}", which shows the landing page.`);
    if (shell.includes(file) || files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  add('src/routes/index.tsx?tsr-split=component');
  add('src/routes/$language.tsx?tsr-split=component');
  return Array.from(files, (file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

async function drawLanding(language: keyof typeof interfaceLanguages) {
  const { locale, messages } = await loadLanguage(language);
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const client = createApiClient({ baseUrl: '', fetch: () => never, storage });
  const services = {
    api: { client, signedUrls: createSignedUrls(client), fetch: undefined },
    toasts: createToastManager(),
    ...startIntegrations(never, () => '/'),
  };
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [`/${language}`] }));
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  const { prelude } = await prerender(
    <PalimpsestProvider locale={locale} messages={messages}>
      <LandingHead languages={Object.keys(interfaceLanguages)} />
      <Screens services={services} router={router} />
    </PalimpsestProvider>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const drawn = await new Response(prelude).text();
  const head = ofHead.exec(drawn)?.[0] ?? '';
  return { head, body: drawn.slice(head.length) };
}

const shell = await readFile('dist/index.html', 'utf8');
if (!ownHead.test(shell) || !shell.includes('<div id="root"></div>'))
  throw new Error('dist/index.html has no place for the landing page.');
const preloads = modulePreloads(JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')) as Manifest, shell);
for (const language of Object.keys(interfaceLanguages).filter(isInterfaceLanguage)) {
  const { head, body } = await drawLanding(language);
  const html = shell
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(ownHead, () => head + preloads)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
  await writeFile(`dist/landing.${language}.html`, html);
}
