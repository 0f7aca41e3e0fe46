import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureOfflineTranslation } from './offline-translation.mjs';

let folder: string;
let modesDirectory: string;
const path = process.env.PATH;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-translation-test-'));
  modesDirectory = join(folder, 'modes');
  mkdirSync(modesDirectory);
  mkdirSync(join(folder, 'bin'));
  process.env.PATH = join(folder, 'bin');
});

afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true, force: true });
});

function installProgram(name: string, script: string): void {
  const file = join(folder, 'bin', name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

/** Does what apt does to the pairs and programs, and notes how it was called. */
function installApt(before = ''): void {
  installProgram(
    'apt-get',
    `echo "$@" >> '${folder}/calls'
${before}
for name in "$@"; do case "$name" in
  apertium-lex-tools|apertium-separable|cg3) /bin/touch '${folder}/bin/lrx-proc' '${folder}/bin/lsx-proc' '${folder}/bin/cg-proc';;
  apertium) /bin/touch '${folder}/bin/lt-proc' '${folder}/bin/apertium-transfer';;
  apertium-*) /bin/touch "${modesDirectory}/\${name#apertium-}.mode";;
esac; done
echo "Setting up everything"`,
  );
}

const calls = (): string[] => {
  const file = join(folder, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

test('installs what is missing, says what happens, and has nothing to do the second time', async () => {
  installApt();
  const lines: string[] = [];
  const options = { modesDirectory, isRoot: true, onProgress: (line: string) => lines.push(line) };
  expect(await ensureOfflineTranslation(options)).toEqual({ ready: true });
  expect(lines).toContain('Setting up everything');
  expect(calls()).toHaveLength(1);
  expect(calls()[0]).toMatch(/install --yes --no-install-recommends apertium .*apertium-eng-spa/);
  expect(await ensureOfflineTranslation(options)).toEqual({ ready: true });
  expect(calls()).toHaveLength(1);
});

test('fetches the package lists where the packages are not found, and tries again', async () => {
  installApt(`case "$*" in *update) /bin/touch '${folder}/lists';; *) [ -e '${folder}/lists' ] || exit 100;; esac`);
  expect(await ensureOfflineTranslation({ modesDirectory, isRoot: true })).toEqual({ ready: true });
  expect(calls()).toHaveLength(3);
});

test('only what is missing is installed', async () => {
  installApt();
  await ensureOfflineTranslation({ modesDirectory, isRoot: true });
  rmSync(join(modesDirectory, 'cat-ita.mode'));
  await ensureOfflineTranslation({ modesDirectory, isRoot: true });
  expect(calls()[1]).toMatch(/--no-install-recommends apertium-cat-ita$/);
});

test('without root it says the command to run, and runs nothing', async () => {
  installApt();
  const { ready, message } = await ensureOfflineTranslation({ modesDirectory, isRoot: false });
  expect(ready).toBe(false);
  expect(message).toMatch(/run: sudo apt-get install --yes --no-install-recommends apertium .*apertium-eng-spa/);
  expect(message).not.toContain('\n');
  expect(calls()).toEqual([]);
});

test('without apt it says what to install', async () => {
  const { ready, message } = await ensureOfflineTranslation({ modesDirectory, isRoot: true });
  expect(ready).toBe(false);
  expect(message).toMatch(/install Apertium with these language pairs: apertium .*apertium-eng-spa/);
});

test('an apt that fails is one line, not an error', async () => {
  installProgram('apt-get', 'echo "E: Could not resolve deb.example" >&2; exit 100');
  const { ready, message } = await ensureOfflineTranslation({ modesDirectory, isRoot: true });
  expect(ready).toBe(false);
  expect(message).toMatch(/^Offline translation is not complete\. .*\(Could not resolve deb\.example\)$/);
});
