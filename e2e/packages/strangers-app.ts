import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The folders of the published packages by the last part of their names. */
export const packageNames = globSync('packages/*/package.json', { cwd: root })
  .map((path) => basename(dirname(path)))
  .toSorted();

interface Manifest {
  dependencies: Record<string, string>;
}

const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** The first example in TypeScript of the README of a package. */
export function readmeExample(name: string): string | undefined {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  return /```tsx?\n(import .*?)```/s.exec(readme)?.[1];
}

/**
 * Packs every package, and installs the tarballs in a folder outside of this repository, with what the examples need beside them; the examples and those
 * of the READMEs lie in it.
 * The variable `STRANGERS_APP` names the folder: one that is there already is used as it is.
 * @returns what removes it
 */
export default async function makeStrangersApp(): Promise<() => void> {
  if (process.env.STRANGERS_APP) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-packages-'));
  process.env.STRANGERS_APP = folder;
  // One after the other: each builds itself, from the sources of the others.
  for (const name of packageNames)
    await run('pnpm', ['--filter', `@palimpsest/${name}`, 'pack', '--out', join(folder, `${name}.tgz`)], { cwd: root });
  cpSync(join(root, 'examples'), folder, { recursive: true });
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const examples = globSync('*/package.json', { cwd: folder }).map((path) => readManifest(join(folder, path)));
  const tools = ['@types/node', '@types/react', '@types/react-dom', 'typescript'];
  const dependencies = Object.assign(
    Object.fromEntries(tools.map((name) => [name, devDependencies[name]])),
    ...examples.map((example) => example.dependencies),
    Object.fromEntries(packageNames.map((name) => [`@palimpsest/${name}`, `file:./${name}.tgz`])),
    { '@napi-rs/canvas': readManifest(join(root, 'packages/engine/package.json')).dependencies['@napi-rs/canvas'] },
  ) as Record<string, string>;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  // The script of onnxruntime-node would fetch CUDA.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, env });
  mkdirSync(join(folder, 'readmes'));
  for (const name of packageNames) {
    const example = readmeExample(name);
    if (example) writeFileSync(join(folder, 'readmes', `${name}.tsx`), example);
  }
  return () => rmSync(folder, { recursive: true, force: true });
}
