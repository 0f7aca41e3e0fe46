import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../../..');
const component = z.object({
  name: z.string(),
  group: z.string().optional(),
  version: z.string(),
  purl: z.string(),
  licenses: z.array(z.unknown()).min(1),
  externalReferences: z.array(z.object({ hashes: z.array(z.unknown()).optional() })).optional(),
});
const bill = z.object({ specVersion: z.enum(Spec.Version), components: z.array(component) });

let folder: string;
let text: string;
let components: z.infer<typeof component>[];
let version: Spec.Version;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palimpsest-sbom-'));
  const file = join(folder, 'sbom.cdx.json');
  execFileSync('sh', ['deploy/build-steps.sh', 'sbom', file], { cwd: root });
  text = readFileSync(file, 'utf8');
  ({ components, specVersion: version } = bill.parse(JSON.parse(text)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Packages that a package of ours needs to run, with their versions. */
function dependenciesOf(manifest: string): string[] {
  const json: unknown = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
  const { dependencies } = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(json);
  return Object.entries(dependencies).flatMap(([name, range]) =>
    range.startsWith('workspace:') ? [] : [`${name}@${range}`],
  );
}

test('the bill of materials fits the schema of CycloneDX to the letter', async () => {
  expect(await new Validation.JsonStrictValidator(version).validate(text)).toBeNull();
});

test('it names all that the server and the web app need, with licence and hash, and nothing that only tests need', () => {
  const named = new Set(components.map(({ group, name, version: at }) => `${group ? `${group}/` : ''}${name}@${at}`));
  const needed = ['apps/api/package.json', 'apps/web/package.json'].flatMap(dependenciesOf);
  expect(needed.filter((name) => !named.has(name))).toEqual([]);
  const isOurs = ({ group }: (typeof components)[number]) => group === '@palimpsest';
  const hasHash = ({ externalReferences = [] }: (typeof components)[number]) =>
    externalReferences.some(({ hashes = [] }) => hashes.length > 0);
  expect(components.filter((each) => !isOurs(each) && !hasHash(each))).toEqual([]);
  expect([...named].filter((name) => /^(vitest|playwright|@storybook\/.*)@/.test(name))).toEqual([]);
  process.stdout.write(`bill of materials: ${components.length} packages, ${needed.length} of them needed directly\n`);
});
