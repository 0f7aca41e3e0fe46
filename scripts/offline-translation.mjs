// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from './toolchain.mjs';

const modesDirectory = '/usr/share/apertium/modes';

/**
 * The Debian packages of the language pairs, each with a mode that it brings: they join Spanish, Catalan,
 * Galician, Portuguese, French, Italian, Occitan, Esperanto, English, Slovenian and Serbo-Croatian without a detour.
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

/** @param {string} program */
const isOnPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((directory) => existsSync(join(directory, program)));

function missingPackages() {
  const tools = Object.entries(programPackages).filter(([program]) => !isOnPath(program));
  const pairs = Object.entries(pairModes).filter(([, mode]) => !existsSync(join(modesDirectory, `${mode}.mode`)));
  return [...new Set([...tools.map(([, name]) => name), ...pairs.map(([name]) => name)])];
}

/**
 * Installs Apertium and the pairs that are missing with apt where that can be done: as root on Debian and its kin. Takes no time when all is there.
 * Never throws: the product runs without them.
 * @returns {Promise<string | undefined>} one line saying what to do where something is missing
 */
export async function ensureOfflineTranslation() {
  const missing = missingPackages();
  if (missing.length === 0) return undefined;
  const incomplete = 'Offline translation is not complete. To translate,';
  if (!isOnPath('apt-get')) return `${incomplete} install Apertium with these language pairs: ${missing.join(' ')}`;
  const install = ['install', '--yes', '--no-install-recommends', ...missing];
  if (process.getuid?.() !== 0) return `${incomplete} run: sudo apt-get ${install.join(' ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const patience = ['-o', 'DPkg::Lock::Timeout=60', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
  /** @param {string[]} args */
  const apt = (args) => step('Installing offline translation', 'apt-get', [...patience, ...args], env);
  try {
    // A machine whose package lists are missing or out of date cannot find them.
    await apt(install).catch(() => apt(['update']).then(() => apt(install)));
    return undefined;
  } catch (error) {
    const fault =
      String(error)
        .split('\n')
        .find((line) => line.startsWith('E: ')) ?? String(error);
    return `${incomplete} see why this fails: apt-get ${install.join(' ')} (${fault})`;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const notice = await ensureOfflineTranslation();
  process.stderr.write(`${notice ?? 'Offline translation is installed.'}\n`);
  process.exitCode = notice ? 1 : 0;
}
