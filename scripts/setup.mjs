import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, isDone, markDone } from './fingerprint.mjs';
import { ensureOfflineTranslation } from './offline-translation.mjs';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';
import { ensureToolchain, root } from './toolchain.mjs';
import { ensureTypefaces } from './typefaces.mjs';

const manifests = ['packages', 'apps'].flatMap((floor) =>
  readdirSync(join(root, floor)).map((name) => `${floor}/${name}/package.json`),
);
const dependencySources = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests];
const webSources = [
  ...dependencySources,
  'apps/web',
  ...['contract', 'api-client', 'typefaces', 'typeset', 'ui', 'editor'].map((name) => `packages/${name}/src`),
];

/** @param {NodeJS.ProcessEnv} env */
async function installDependencies(env) {
  const print = fingerprint(dependencySources);
  if (isDone('dependencies', print) && existsSync(join(root, 'node_modules'))) return;
  await step('Installing packages', (say) =>
    runCommand('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], { cwd: root, env, onLine: say }),
  );
  markDone('dependencies', print);
}

/** @param {NodeJS.ProcessEnv} env */
async function buildWeb(env) {
  const print = fingerprint(webSources);
  if (isDone('web', print) && existsSync(join(root, 'apps/web/dist/index.html'))) return;
  await step('Building the web app', () =>
    runCommand('pnpm', ['--filter', '@palimpsest/web', 'build'], { cwd: root, env }),
  );
  markDone('web', print);
}

/**
 * Brings this checkout to where it can run: Node 24 and pnpm, packages, typefaces, offline translation, the built web app.
 * A part that is there already is left alone, so that a second call takes a fraction of a second.
 * @returns {Promise<{node: string, env: NodeJS.ProcessEnv, notice: string | undefined}>} `notice` says what the offline translation lacks.
 */
export async function setUp() {
  const { node, env } = await ensureToolchain();
  await installDependencies(env);
  await step('Getting typefaces', (say) => ensureTypefaces({ onProgress: say }));
  const translation = await step('Installing offline translation', (say) =>
    ensureOfflineTranslation({ onProgress: say }),
  );
  await buildWeb(env);
  return { node, env, notice: translation.ready ? undefined : translation.message };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { notice } = await setUp();
  if (notice) process.stderr.write(`${notice}\n`);
}
