// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Has npm install packages into a folder, without their scripts and dependencies.
 *
 * @param {string[]} specifiers such as `name@1.0.0`
 * @param {string} folder
 * @returns {Map<string, { directory: string, integrity: string }>} by specifier: the folder of the package, and the hash of its tarball
 * @throws Error when npm cannot install one
 */
export function installFromNpm(specifiers, folder) {
  const args = [
    '--ignore-scripts',
    '--omit=dev',
    '--omit=peer',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  execFileSync('npm', ['install', '--prefix', folder, ...args, ...specifiers], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  /** @type {{ packages: Record<string, { version: string, integrity: string }> }} */
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'));
  return new Map(
    Object.entries(packages).map(([path, { version, integrity }]) => [
      `${path.slice('node_modules/'.length)}@${version}`,
      { directory: join(folder, path), integrity },
    ]),
  );
}
