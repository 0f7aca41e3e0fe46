// @ts-check
// Brings a checkout to where it can run: `node scripts/setup.mjs [product|tests]`. Runs on Node 20 and newer without any package.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureOfflineTranslation } from './offline-translation.mjs';
import { prune } from './prune.mjs';
import { ensureToolchain, root, step } from './toolchain.mjs';

/**
 * How much is installed: what runs the product, or all but the rivals of the benches. `pnpm install` brings those too.
 * @typedef {'product' | 'tests'} Scope
 */

const modules = join(root, 'node_modules');
const stamp = join(modules, '.palimpsest');
/** The packages of the product lie elsewhere than those of `pnpm install`, because files are missing in them. */
const productStore = 'node_modules/.product';
const installs = {
  product: [
    '--prod',
    '--filter',
    '@palimpsest/api...',
    '--filter',
    '@palimpsest/web...',
    '--virtual-store-dir',
    productStore,
  ],
  tests: ['--filter', '!@palimpsest/bench-*'],
};
const webSources = [
  'pnpm-lock.yaml',
  ...['index.html', 'package.json', 'public', 'service-worker', 'src', 'vite.config.ts'].map(
    (name) => `apps/web/${name}`,
  ),
  ...['contract', 'api-client', 'typefaces', 'typeset', 'ui', 'editor'].map((name) => `packages/${name}/src`),
];

function removeModules() {
  const workspaces = ['packages', 'apps', 'bench'].flatMap((floor) =>
    readdirSync(join(root, floor)).map((name) => join(root, floor, name, 'node_modules')),
  );
  for (const path of [modules, ...workspaces]) rmSync(path, { recursive: true, force: true });
}

/**
 * @param {Scope} scope
 * @param {NodeJS.ProcessEnv} env
 */
async function installPackages(scope, env) {
  const isLean = existsSync(join(root, productStore));
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  // Whoever has more keeps it.
  const needed = existsSync(modules) && !isLean ? 'tests' : scope;
  const wanted = `${needed} ${lock}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (isLean) removeModules();
  const args = ['install', '--frozen-lockfile', '--reporter=append-only', ...installs[needed]];
  await step('Installing packages', 'pnpm', args, env);
  if (needed === 'product') prune(join(root, productStore));
  writeFileSync(stamp, wanted);
}

/** @param {string} path */
function newest(path) {
  const isFolder = statSync(path).isDirectory();
  const inside = isFolder
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [];
  return Math.max(...[path, ...inside].map((each) => statSync(each).mtimeMs));
}

/** @param {NodeJS.ProcessEnv} env */
async function buildWeb(env) {
  const built = join(root, 'apps/web/dist/index.html');
  const builtMs = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (webSources.every((path) => newest(join(root, path)) <= builtMs)) return;
  await step('Building the web app', 'pnpm', ['--filter', '@palimpsest/web', 'build'], env);
}

/**
 * Brings this checkout to where it can run: Node 24 and pnpm, packages, offline translation, the built web app.
 * A part that is there already is left alone, so that a second call takes a fraction of a second.
 * @param {Scope} scope
 * @returns {Promise<{node: string, env: NodeJS.ProcessEnv, notice: string | undefined}>} `notice` says what the offline translation lacks
 */
export async function setUp(scope) {
  const { node, env } = await ensureToolchain();
  const [notice] = await Promise.all([
    ensureOfflineTranslation(),
    installPackages(scope, env).then(() => buildWeb(env)),
  ]);
  return { node, env, notice };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { notice } = await setUp(process.argv[2] === 'product' ? 'product' : 'tests');
  if (notice) process.stderr.write(`${notice}\n`);
}
