import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { integrityOf } from './npm-files.mjs';
import { ensureTypefaces } from './typefaces.mjs';

const regular = Buffer.from('the outlines');
const license = Buffer.from('the licence');
const tarball = gzipSync(
  Buffer.concat([
    tarEntry('package/100Thin/Grot_100Thin.ttf', Buffer.alloc(700, 1)),
    tarEntry('package/400Regular/Grot_400Regular.ttf', regular),
    tarEntry('package/LICENSE_FONT', license),
    Buffer.alloc(1024),
  ]),
);
const grot = {
  name: 'Grot',
  package: '@fonts/grot@1.0.0',
  integrity: integrityOf(tarball),
  license: pinned('grot.LICENSE.txt', 'LICENSE_FONT', license),
  faces: [pinned('grot-400.ttf', '400Regular/Grot_400Regular.ttf', regular)],
};

let folder: string;
let directory: string;
const path = process.env.PATH;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'typefaces-test-'));
  directory = join(folder, 'faces');
});

afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true, force: true });
});

function pinned(file: string, source: string, data: Buffer) {
  return { file, source, bytes: data.length, sha256: createHash('sha256').update(data).digest('hex') };
}

function tarEntry(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

/** Puts a stand-in for the npm client first on PATH, since a test must not depend on a registry. */
function installNpm(script: string): void {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(folder, 'package.tgz'), tarball);
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$@" >> ${folder}/calls\n${script}\n`);
  chmodSync(join(bin, 'npm'), 0o755);
  process.env.PATH = `${bin}${delimiter}${path}`;
}

const packing = () => `cp ${folder}/package.tgz "$4/fonts-grot-1.0.0.tgz"`;

test('keeps the chosen faces and the license of a package, and nothing else', async () => {
  installNpm(packing());
  expect(await ensureTypefaces({ directory, families: [grot] })).toEqual({ fetched: ['Grot'] });
  expect(readdirSync(directory).toSorted()).toEqual(['grot-400.ttf', 'grot.LICENSE.txt']);
  expect(readFileSync(join(directory, 'grot-400.ttf'))).toEqual(regular);
});

test('asks npm for nothing the second time', async () => {
  installNpm(packing());
  await ensureTypefaces({ directory, families: [grot] });
  expect(await ensureTypefaces({ directory, families: [grot] })).toEqual({ fetched: [] });
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toHaveLength(1);
});

test('fetches a family again of which one file was cut short', async () => {
  installNpm(packing());
  mkdirSync(directory);
  writeFileSync(join(directory, 'grot.LICENSE.txt'), license);
  writeFileSync(join(directory, 'grot-400.ttf'), regular.subarray(0, 5));
  expect(await ensureTypefaces({ directory, families: [grot] })).toEqual({ fetched: ['Grot'] });
  expect(readFileSync(join(directory, 'grot-400.ttf'))).toEqual(regular);
});

test('refuses a package whose hash is not the pinned one', async () => {
  installNpm(packing());
  await expect(ensureTypefaces({ directory, families: [{ ...grot, integrity: 'sha512-other' }] })).rejects.toThrow(
    'The typefaces could not be fetched: @fonts/grot@1.0.0 does not have the pinned hash sha512-other',
  );
  expect(readdirSync(directory)).toEqual([]);
});

test('refuses a file whose hash is not the pinned one', async () => {
  installNpm(packing());
  const wrong = {
    ...grot,
    faces: [{ ...pinned('grot-400.ttf', '400Regular/Grot_400Regular.ttf', regular), sha256: 'other' }],
  };
  await expect(ensureTypefaces({ directory, families: [wrong] })).rejects.toThrow(
    /400Regular\/Grot_400Regular\.ttf of @fonts\/grot@1\.0\.0 does not have the pinned hash other/,
  );
});

test('the command fails with one line that says what npm complained of, and code 1', () => {
  installNpm('echo "offline" >&2; exit 1');
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'typefaces.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, PALIMPSEST_TYPEFACES: directory },
  });
  expect(run.status).toBe(1);
  expect(run.stderr.trim()).toMatch(/^The typefaces could not be fetched: .*offline$/);
});
