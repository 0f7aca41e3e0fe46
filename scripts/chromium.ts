import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import sparticuz, { inflate } from '@sparticuz/chromium';
import { chromium as playwrightChromium } from 'playwright';

/** A Chromium that answers to `--version`. `pinned` is true where the lockfile decides which one: the only one whose pictures are compared. */
export interface ChromiumBinary {
  executablePath: string;
  version: string;
  pinned: boolean;
  /** Variables that the browser process needs on top of the environment. */
  env: Record<string, string>;
}

/** Flags that make drawing the same on every machine and keep the browser off the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Or what a change leaves alone keeps the shade that it was drawn in before.
  '--disable-partial-raster',
];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function versionOf(executablePath: string, env: Record<string, string> = {}): string | undefined {
  const { status, stdout } = spawnSync(executablePath, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 30_000,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** The browser inside the npm package, so that the lockfile pins it; Linux on x64 only. */
async function pinnedChromium(): Promise<ChromiumBinary | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const executablePath = await sparticuz.executablePath();
  const bin = join(import.meta.dirname, '..', 'node_modules', '@sparticuz', 'chromium', 'bin');
  // The machine's own fonts would show wherever a page names no font of its own.
  const fonts = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
  const bare = versionOf(executablePath, fonts);
  if (bare) return { executablePath, version: bare, pinned: true, env: fonts };
  // A bare Debian has no NSS libraries; the package carries those too.
  await inflate(join(bin, 'al2023.tar.br'));
  const env = { ...fonts, LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib') };
  const version = versionOf(executablePath, env);
  return version ? { executablePath, version, pinned: true, env } : undefined;
}

function unpinned(executablePath: string | undefined): ChromiumBinary | undefined {
  if (!executablePath || !existsSync(executablePath)) return undefined;
  const version = versionOf(executablePath);
  return version ? { executablePath, version, pinned: false, env: {} } : undefined;
}

function onPath(name: string): string | undefined {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/**
 * Finds a Chromium that starts: `CHROMIUM_PATH`, the pinned one, a system Chromium or Chrome, Playwright's own, and at last
 * what Debian's packages bring when we are root.
 * @throws Error naming what to install when none starts.
 */
export async function findChromium(): Promise<ChromiumBinary> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    const binary = unpinned(chosen);
    if (!binary)
      throw new Error(
        `CHROMIUM_PATH is ${chosen}, which does not start. Point it at a Chromium or Chrome, or unset it.`,
      );
    return binary;
  }
  const pinned = await pinnedChromium();
  if (pinned) return pinned;
  for (const name of systemNames) {
    const binary = unpinned(onPath(name));
    if (binary) return binary;
  }
  const cached = unpinned(playwrightChromium.executablePath());
  if (cached) return cached;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
    const installed = unpinned(onPath('chromium'));
    if (installed) return installed;
  }
  throw new Error('No Chromium starts on this machine. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}
