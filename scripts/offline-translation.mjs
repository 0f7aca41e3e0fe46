import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.mjs';

/**
 * The Debian packages of the language pairs, each with a mode that it brings: they join Spanish, Catalan,
 * Galician, Portuguese, French, Italian, Occitan, Esperanto, English, Slovenian and Serbo-Croatian without a detour.
 * @type {Readonly<Record<string, string>>}
 */
const pairModes = {
  'apertium-eng-spa': 'eng-spa',
  'apertium-eng-cat': 'eng-cat',
  'apertium-en-gl': 'en-gl',
  'apertium-eo-en': 'eo-en',
  'apertium-hbs-eng': 'hbs-eng',
  'apertium-hbs-slv': 'hbs-slv',
  'apertium-spa-cat': 'spa-cat',
  'apertium-es-gl': 'es-gl',
  'apertium-es-pt': 'es-pt',
  'apertium-fr-es': 'fr-es',
  'apertium-por-cat': 'por-cat',
  'apertium-fra-cat': 'fra-cat',
  'apertium-cat-ita': 'cat-ita',
  'apertium-oc-ca': 'oc-ca',
};

/** Programs of the pairs, with their packages. */
const programPackages = {
  'apertium-transfer': 'apertium',
  'lt-proc': 'apertium',
  'lrx-proc': 'apertium-lex-tools',
  'lsx-proc': 'apertium-separable',
  'cg-proc': 'cg3',
};

/**
 * Installs Apertium and the pairs that are missing with apt where that can be done: as root on Debian and its kin. Takes no time when all is there.
 * Never throws: the product runs without them.
 * @param {{ onProgress?: (line: string) => void, modesDirectory?: string, isRoot?: boolean }} [options]
 * @returns {Promise<{ ready: boolean, message?: string }>} `message`: one line saying what to do where it is not ready
 */
export async function ensureOfflineTranslation({
  onProgress = () => {},
  modesDirectory = '/usr/share/apertium/modes',
  isRoot = process.getuid?.() === 0,
} = {}) {
  const missing = missingPackages(modesDirectory);
  if (missing.length === 0) return { ready: true };
  const install = ['install', '--yes', '--no-install-recommends', ...missing];
  if (!isOnPath('apt-get')) {
    return notReady(`install Apertium with these language pairs: ${missing.join(' ')}`);
  }
  if (!isRoot) return notReady(`run: sudo apt-get ${install.join(' ')}`);
  try {
    await apt(install, onProgress).catch(async () => {
      // A machine whose package lists are missing or out of date cannot find them.
      await apt(['update'], onProgress);
      await apt(install, onProgress);
    });
  } catch (error) {
    return notReady(`see why this fails: apt-get ${install.join(' ')} (${reason(error)})`);
  }
  const left = missingPackages(modesDirectory);
  return left.length === 0 ? { ready: true } : notReady(`install again: ${left.join(' ')}`);
}

/** @param {string} modesDirectory */
function missingPackages(modesDirectory) {
  const tools = Object.entries(programPackages).filter(([program]) => !isOnPath(program));
  const pairs = Object.entries(pairModes).filter(([, mode]) => !existsSync(join(modesDirectory, `${mode}.mode`)));
  return [...new Set([...tools.map(([, name]) => name), ...pairs.map(([name]) => name)])];
}

/** @param {string} program */
function isOnPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((directory) => existsSync(join(directory, program)));
}

/**
 * @param {string[]} args
 * @param {(line: string) => void} onProgress
 */
async function apt(args, onProgress) {
  const patience = ['-o', 'DPkg::Lock::Timeout=60', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  await runCommand('apt-get', [...patience, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    onLine: onProgress,
  });
}

/**
 * The line in which apt names the fault.
 * @param {unknown} error
 */
function reason(error) {
  const lines = error instanceof Error ? error.message.split('\n') : [String(error)];
  const fault = lines.find((line) => line.startsWith('E: ')) ?? lines.at(-1) ?? '';
  return fault.replace(/^E: /, '').trim();
}

/** @param {string} remedy */
function notReady(remedy) {
  return { ready: false, message: `Offline translation is not complete. To translate, ${remedy}` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ready, message } = await ensureOfflineTranslation({
    onProgress: (line) => process.stderr.write(`${line}\n`),
  });
  process.stderr.write(`${ready ? 'Offline translation is installed.' : message}\n`);
  process.exitCode = ready ? 0 : 1;
}
