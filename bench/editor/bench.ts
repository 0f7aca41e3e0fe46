import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveTypefaces } from '@palimpsest/typefaces/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { alignedTable } from '../aligned-table.ts';
import { ours, readArguments } from './arguments.ts';
import type { Options, System } from './arguments.ts';
import { counts, measure, measureGrowth, measureLargePng, parts } from './measure.ts';
import type { Figures, Growth } from './measure.ts';

/** The figures that are compared. The goals are those of the editor; less is better in each. */
const rows: readonly {
  title: string;
  unit: string;
  of: (figures: Figures) => number | undefined;
  goals: Readonly<Record<(typeof counts)[number], number | undefined>>;
}[] = [
  { title: 'drag, p50', unit: 'ms', of: ({ drag }) => drag?.p50, goals: { 200: undefined, 1000: undefined } },
  { title: 'drag, p95', unit: 'ms', of: ({ drag }) => drag?.p95, goals: { 200: 4, 1000: 8 } },
  {
    title: 'drag, longest frame at 4 ×',
    unit: 'ms',
    of: ({ slowDrag }) => slowDrag,
    goals: { 200: 33, 1000: 33 },
  },
  { title: 'pan, p95', unit: 'ms', of: ({ pan }) => pan?.p95, goals: { 200: 16, 1000: 33 } },
  { title: 'undoable edit', unit: 'µs', of: ({ edit }) => edit, goals: { 200: undefined, 1000: 20 } },
  { title: 'open', unit: 'ms', of: ({ open }) => open, goals: { 200: 300, 1000: undefined } },
  { title: 'PNG, 12 MP', unit: 'ms', of: ({ png }) => png?.ms, goals: { 200: 1_000, 1000: undefined } },
  { title: 'PNG, longest task', unit: 'ms', of: ({ png }) => png?.longest, goals: { 200: 50, 1000: undefined } },
  { title: 'memory', unit: 'MB', of: ({ memory }) => memory, goals: { 200: 144, 1000: 144 } },
];

/** Figures of each system that was measured. */
type Measured<T> = ReadonlyMap<System, T>;

/** A value of ours and whether its goal was reached. */
function ownCell(value: number, goal: number | undefined): string {
  if (goal === undefined) return written(value);
  return value <= goal ? `${written(value)} ≤ ${goal} holds` : `${written(value)} > ${goal} misses`;
}

function written(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value < 10 ? 2 : 1);
}

function rowOf<T>(title: string, measured: Measured<T>, of: (figures: T) => number | undefined, goal?: number) {
  const cells = [...measured].flatMap(([system, figures]) => {
    const value = of(figures);
    return value === undefined ? [] : [[system, value] as const];
  });
  const own = cells.find(([system]) => system === ours)?.[1];
  if (own === undefined) return [];
  return [
    [
      title,
      ...cells.map(([system, value]) =>
        system === ours ? ownCell(value, goal) : `${written(value)} (${(value / own).toFixed(1)}×)`,
      ),
    ],
  ];
}

const ofUsualPicture = parts.filter((part) => part !== 'large-png' && part !== 'growth');

async function measureAll(browser: Browser, origin: string, options: Options): Promise<string[][]> {
  const ofEach = async <T>(run: (url: string) => Promise<T>): Promise<Measured<T>> => {
    const results = new Map<System, T>();
    for (const system of options.systems) results.set(system, await run(`${origin}?system=${system}`));
    return results;
  };
  const table: string[][] = [];
  for (const count of ofUsualPicture.some((part) => options.parts.has(part)) ? counts : []) {
    const figures = await ofEach((url) => measure(browser, url, count, options.parts));
    for (const { title, unit, of, goals } of rows)
      table.push(...rowOf(`${count} texts: ${title}, ${unit}`, figures, of, goals[count]));
  }
  if (options.parts.has('large-png')) {
    const large = await ofEach((url) => measureLargePng(browser, url));
    table.push(...rowOf('200 texts: PNG, 50 MP, ms', large, ({ ms }) => ms, 4_000));
    table.push(...rowOf('200 texts: PNG, 50 MP, longest task, ms', large, ({ longest }) => longest, 50));
  }
  if (options.parts.has('growth')) {
    const growth = await ofEach<Growth>((url) => measureGrowth(browser, url, options.mounts));
    table.push(...rowOf('growth, kB a mount', growth, ({ heap }) => heap, 1));
    table.push(...rowOf('growth, elements a mount', growth, ({ nodes }) => nodes, 0));
  }
  return table;
}

/** Serves the faces beside the built page, as the API does beside the product. */
const previewTypefaces = {
  name: 'bench-typefaces',
  configurePreviewServer: (server: Parameters<ReturnType<typeof serveTypefaces>['configureServer']>[0]) =>
    serveTypefaces().configureServer(server),
};

/** Times the editor beside Fabric and beside react-konva as its documentation uses it. Returns 0: a goal that is missed is printed. */
export async function benchEditor(args: string[]): Promise<number> {
  const options = readArguments(args);
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  const outDir = await mkdtemp(join(tmpdir(), 'palimpsest-bench-editor-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000, target: 'esnext' },
  });
  const server = await preview({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [previewTypefaces],
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments, env: { ...process.env, ...env } });
  try {
    const table = await measureAll(browser, server.resolvedUrls?.local[0] ?? '', options);
    console.log('\nLess is better; beside ours the goal, beside the others how many times ours\n');
    console.log(alignedTable([['', ...options.systems], ...table]));
    const goals = table.map(([, own = '']) => own).filter((own) => /holds|misses/.test(own));
    console.log(`\n${goals.filter((own) => own.endsWith('holds')).length} of ${goals.length} goals hold`);
    return 0;
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}
