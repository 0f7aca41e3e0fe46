import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveTypefaces } from '@palimpsest/typefaces/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { printTable } from '../ui/print-table.ts';
import { counts, measure, measureGrowth, measureLargePng } from './measure.ts';
import type { Figures, Growth } from './measure.ts';

const ours = 'palimpsest';
const systems = [ours, 'fabric', 'react-konva'] as const;
type System = (typeof systems)[number];

/** What is compared of the figures. The goals are those of the editor; less is better in each. */
const rows: readonly {
  title: string;
  unit: string;
  of: (figures: Figures) => number;
  goals: Readonly<Record<(typeof counts)[number], number | undefined>>;
}[] = [
  { title: 'drag, p50', unit: 'ms', of: ({ drag }) => drag.p50, goals: { 200: undefined, 1000: undefined } },
  { title: 'drag, p95', unit: 'ms', of: ({ drag }) => drag.p95, goals: { 200: 4, 1000: 8 } },
  {
    title: 'drag, longest frame at 4 ×',
    unit: 'ms',
    of: ({ slowDrag }) => slowDrag,
    goals: { 200: 33, 1000: undefined },
  },
  { title: 'pan, p95', unit: 'ms', of: ({ pan }) => pan.p95, goals: { 200: 16, 1000: 33 } },
  { title: 'undoable edit', unit: 'µs', of: ({ edit }) => edit, goals: { 200: undefined, 1000: 20 } },
  { title: 'open', unit: 'ms', of: ({ open }) => open, goals: { 200: 300, 1000: undefined } },
  { title: 'PNG, 12 MP', unit: 'ms', of: ({ png }) => png.ms, goals: { 200: 1_000, 1000: undefined } },
  { title: 'PNG, longest task', unit: 'ms', of: ({ png }) => png.longest, goals: { 200: 50, 1000: undefined } },
  { title: 'memory', unit: 'MB', of: ({ memory }) => memory, goals: { 200: 144, 1000: 144 } },
];

/** A value, how many times ours it is, and whether a goal was reached. */
function cell(value: number, own: number | undefined, goal?: number): string {
  const written = value >= 100 ? value.toFixed(0) : value.toFixed(value < 10 ? 2 : 1);
  if (own !== undefined) return `${written} (${(value / own).toFixed(1)}×)`;
  return goal === undefined ? written : `${written} ${value <= goal ? '≤' : '>'} ${goal}`;
}

type Measured<T> = ReadonlyMap<System, T>;

function valueIn<T>(measured: Measured<T>, system: System): T {
  const value = measured.get(system);
  if (value === undefined) throw new Error(`${system} was not measured.`);
  return value;
}

function printRow(title: string, values: Measured<number>, goal?: number): string[] {
  const own = valueIn(values, ours);
  return [title, cell(own, undefined, goal), ...systems.slice(1).map((system) => cell(valueIn(values, system), own))];
}

async function ofEach<T>(run: (system: System) => Promise<T>): Promise<Measured<T>> {
  const results = new Map<System, T>();
  for (const system of systems) results.set(system, await run(system));
  return results;
}

function mapped<T>(measured: Measured<T>, of: (value: T) => number): Measured<number> {
  return new Map([...measured].map(([system, value]) => [system, of(value)]));
}

async function measureAll(browser: Browser, origin: string, mounts: number): Promise<string[][]> {
  const urlOf = (system: System) => `${origin}?system=${system}`;
  const table: string[][] = [];
  for (const count of counts) {
    const figures = await ofEach((system) => measure(browser, urlOf(system), count));
    for (const { title, unit, of, goals } of rows)
      table.push(printRow(`${count} texts: ${title}, ${unit}`, mapped(figures, of), goals[count]));
  }
  const large = await ofEach((system) => measureLargePng(browser, urlOf(system)));
  table.push(
    printRow(
      '200 texts: PNG, 50 MP, ms',
      mapped(large, ({ ms }) => ms),
      4_000,
    ),
    printRow(
      '200 texts: PNG, 50 MP, longest task, ms',
      mapped(large, ({ longest }) => longest),
      50,
    ),
  );
  const growth = await ofEach<Growth>((system) => measureGrowth(browser, urlOf(system), mounts));
  table.push(
    printRow(
      'growth, kB a mount',
      mapped(growth, ({ heap }) => heap),
      1,
    ),
  );
  table.push(
    printRow(
      'growth, elements a mount',
      mapped(growth, ({ nodes }) => nodes),
      0,
    ),
  );
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
  const { values } = parseArgs({ args, options: { mounts: { type: 'string', default: '200' } } });
  const mounts = Number(values.mounts);
  if (!Number.isInteger(mounts) || mounts < 1) {
    console.error(`"${values.mounts}" is no number of mounts. Give a whole number from 1, or nothing for 200.`);
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
    const table = await measureAll(browser, server.resolvedUrls?.local[0] ?? '', mounts);
    console.log('\nLess is better; beside ours the goal, beside the others how many times ours\n');
    printTable(['', ...systems], table);
    return 0;
  } finally {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}
