import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages } from '@palimpsest/contract';
import { ensureRecognitionData } from './recognition-data.mjs';
import pinned from './recognition-data.json' with { type: 'json' };

const data = Buffer.from('what the recogniser needs');
const tarball = gzipSync(
  Buffer.concat([
    tarEntry('package/4.0.0/xxx.traineddata.gz', Buffer.alloc(700, 1)),
    tarEntry('package/4.0.0_best_int/xxx.traineddata.gz', data),
    Buffer.alloc(1024),
  ]),
);
const catalogue = {
  variant: '4.0.0_best_int',
  atSetUp: ['xxx'],
  languages: { xxx: { package: 'data-xxx@1.0.0', integrity: sha512(tarball), bytes: data.length } },
};

let folder: string;
let directory: string;
const path = process.env.PATH;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recognition-data-test-'));
  directory = join(folder, 'data');
});

afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true, force: true });
});

function sha512(bytes: Buffer): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
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

const packing = () => `cp ${folder}/package.tgz "$4/data-xxx-1.0.0.tgz"`;

test('keeps the one variant that is used and leaves nothing else behind', async () => {
  installNpm(packing());
  const lines: string[] = [];
  expect(await ensureRecognitionData({ directory, catalogue, onProgress: (line) => lines.push(line) })).toEqual({
    fetched: ['xxx'],
  });
  expect(readdirSync(directory)).toEqual(['xxx.traineddata.gz']);
  expect(readFileSync(join(directory, 'xxx.traineddata.gz'))).toEqual(data);
  expect(lines).toEqual(['Fetching recognition data for 1 languages: xxx', 'Recognition data 1/1: xxx']);
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toContain('pack data-xxx@1.0.0 --pack-destination');
});

test('fetches nothing the second time', async () => {
  installNpm(packing());
  await ensureRecognitionData({ directory, catalogue });
  expect(await ensureRecognitionData({ directory, catalogue })).toEqual({ fetched: [] });
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toHaveLength(1);
});

test('fetches a file again that was cut short', async () => {
  installNpm(packing());
  mkdirSync(directory);
  writeFileSync(join(directory, 'xxx.traineddata.gz'), data.subarray(0, 5));
  expect(await ensureRecognitionData({ directory, catalogue })).toEqual({ fetched: ['xxx'] });
  expect(readFileSync(join(directory, 'xxx.traineddata.gz'))).toEqual(data);
});

test('refuses a package whose hash is not the pinned one', async () => {
  installNpm(packing());
  const wrong = { ...catalogue, languages: { xxx: { ...catalogue.languages.xxx, integrity: 'sha512-other' } } };
  await expect(ensureRecognitionData({ directory, catalogue: wrong })).rejects.toThrow(
    /recognition data for "xxx" could not be fetched: .* does not have the pinned hash/,
  );
  expect(readdirSync(directory)).toEqual([]);
});

test('names the language and what npm complained of', async () => {
  installNpm('echo "no such package" >&2; exit 1');
  await expect(ensureRecognitionData({ directory, catalogue })).rejects.toThrow(
    'The recognition data for "xxx" could not be fetched: npm pack data-xxx@1.0.0 ended with code 1: no such package',
  );
});

test('names what can be had when asked for a language that cannot', async () => {
  await expect(ensureRecognitionData({ directory, catalogue, languages: ['yyy'] })).rejects.toThrow(
    'There is no recognition data for "yyy" in scripts/recognition-data.json. Known: xxx.',
  );
});

test('the command fails with one line and code 1', () => {
  installNpm('echo "offline" >&2; exit 1');
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'recognition-data.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, PALIMPSEST_RECOGNITION_DATA: directory },
  });
  expect(run.status).toBe(1);
  expect(run.stderr.trim()).toMatch(/^The recognition data for "\w+" could not be fetched: .*offline$/);
});

test('there is pinned recognition data for every language of the product', () => {
  const names = Object.keys(pinned.languages);
  expect(languages.map(({ tesseract }) => tesseract).filter((name) => !names.includes(name))).toEqual([]);
});
