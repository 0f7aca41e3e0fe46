import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as react from 'react';
import ts from 'typescript-6';
import { describe, expect, test } from 'vitest';
import * as icons from '../packages/ui/src/icons/icons.ts';
import * as ui from '../packages/ui/src/index.ts';
import type { Guide } from '../packages/ui/src/docs/guide.ts';

const packageRoot = join(import.meta.dirname, '..', 'packages', 'ui');
const guides = import.meta.glob<Record<string, Guide>>('../packages/ui/src/components/*/*.guide.ts', { eager: true });

/** The code of the guide's pages and of each component's page, by where it stands. Code of other systems is fenced as `jsx`. */
function examples(): Map<string, string> {
  const pages = [...globSync('src/docs/*.mdx', { cwd: packageRoot }), 'README.md'].flatMap((file) =>
    [...readFileSync(join(packageRoot, file), 'utf8').matchAll(/^```tsx?\n([^]*?)^```/gm)].map(
      ([, code = ''], index): [string, string] => [`${basename(file)} ${index + 1}`, code],
    ),
  );
  const anatomies = Object.values(guides).flatMap((module) =>
    Object.entries(module).map(([name, { anatomy }]): [string, string] => [
      name,
      anatomy.includes(';\n') ? anatomy : `<>${anatomy}</>;`,
    ]),
  );
  return new Map([...pages, ...anatomies]);
}

const { config } = ts.readConfigFile(join(packageRoot, 'tsconfig.json'), (file) => ts.sys.readFile(file));
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageRoot);

/** What TypeScript says about files that exist in memory only, each as if it stood in `src/docs`. */
function diagnose(files: ReadonlyMap<string, string>): Map<string, readonly ts.Diagnostic[]> {
  const paths = new Map(
    [...files.keys()].map((name, index) => [join(packageRoot, `src/docs/example-${index}.tsx`), name]),
  );
  const host = ts.createCompilerHost(options);
  const textOf = (path: string) => files.get(paths.get(path) ?? '');
  const onDisk = { fileExists: host.fileExists.bind(host), readFile: host.readFile.bind(host) };
  host.fileExists = (path) => textOf(path) !== undefined || onDisk.fileExists(path);
  host.readFile = (path) => textOf(path) ?? onDisk.readFile(path);
  const program = ts.createProgram({
    rootNames: [...paths.keys()],
    options: {
      ...options,
      noEmit: true,
      composite: false,
      incremental: false,
      noUnusedLocals: false,
      isolatedModules: false,
    },
    host,
  });
  return new Map(
    [...paths].map(([path, name]) => {
      const source = program.getSourceFile(path);
      return [name, [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]];
    }),
  );
}

/** "Cannot find name", with and without a suggestion, and the same of a shorthand property. */
const missing = new Set([2304, 2552, 18_004]);

/** Imports what an example takes from React and the package, and declares what belongs to the reader's own application. */
function headerOf(diagnostics: readonly ts.Diagnostic[]): string {
  const names = new Set(
    diagnostics
      .filter(({ code }) => missing.has(code))
      .map(({ messageText }) => /'([^']+)'/.exec(ts.flattenDiagnosticMessageText(messageText, ' '))?.[1] ?? ''),
  );
  return [...names]
    .map((name) => {
      if (name in react) return `import { ${name} } from 'react';`;
      if (name in ui) return `import { ${name} } from '@palimpsest/ui';`;
      if (name in icons) return `import { ${name} } from '../icons/icons.ts';`;
      // A name may be used as a value and as a type.
      return `declare const ${name}: any; type ${name} = any;`;
    })
    .join('\n');
}

describe('the code of the guides', () => {
  const written = examples();
  const first = diagnose(written);
  const complete = new Map(
    [...written].map(([name, code]) => [name, `${headerOf(first.get(name) ?? [])}\n${code}\nexport {};`]),
  );
  const found = diagnose(complete);

  test('is found', () => {
    expect(written.size).toBeGreaterThan(70);
  });

  test.each([...found])('compiles: %s', (_, diagnostics) => {
    expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});

test('no page of the guide has a Markdown table, which MDX shows as a line of text', () => {
  const pages = globSync('src/docs/*.mdx', { cwd: packageRoot });
  expect(pages.length).toBeGreaterThan(15);
  const textOf = (file: string) => readFileSync(join(packageRoot, file), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  expect(pages.filter((file) => /^ *\|/m.test(textOf(file)))).toEqual([]);
});
