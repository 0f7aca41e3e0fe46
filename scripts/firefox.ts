import { spawnSync } from 'node:child_process';

const names = ['firefox-esr', 'firefox'];

function onPath(): string | undefined {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

function installedFromDebian(): boolean {
  const steps = [['update'], ['install', '-y', '--no-install-recommends', 'firefox-esr']];
  return steps.every((step) => spawnSync('apt-get', step, { stdio: 'inherit' }).status === 0);
}

/**
 * The Firefox of this machine: `FIREFOX_PATH`, what the path holds, and at last Debian's where we are root.
 * @returns undefined where there is none and none can be installed
 */
export function findFirefox(): string | undefined {
  const found = process.env.FIREFOX_PATH ?? onPath();
  if (found !== undefined) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;
  return mayInstall && installedFromDebian() ? onPath() : undefined;
}
