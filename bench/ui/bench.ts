import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from './print-table.ts';
import { loads, measureRendering, type Rendering } from './rendering.ts';
import { jobs, measureSizes, partsAlone, type Job, type Size } from './sizes.ts';

const ours = 'palimpsest';
const rivals = ['radix-themes', 'mantine'];
const floor = 'plain';

function printSizes(title: string, of: readonly Job[], sizes: readonly Size[]): void {
  const bytes = (job: string, system: string) =>
    sizes.find((size) => size.job === job && size.system === system)?.bytes ?? Number.NaN;
  console.log(`\n${title}, in kB after minifying and gzip, without React; in brackets: how many times ours\n`);
  printTable(
    ['', ours, ...rivals],
    of.map(({ name }) => [
      name,
      (bytes(name, ours) / 1000).toFixed(1),
      ...rivals.map((rival) =>
        Number.isNaN(bytes(name, rival))
          ? ''
          : `${(bytes(name, rival) / 1000).toFixed(1)} (${(bytes(name, rival) / bytes(name, ours)).toFixed(2)}×)`,
      ),
    ]),
  );
}

function printRenderings(renderings: readonly Rendering[], rounds: number): void {
  console.log(`\nMiddle of ${rounds} rounds in ms; in brackets: how many times the browser's own elements\n`);
  const rows = loads.flatMap((load) => {
    const at = (system: string) =>
      renderings.find((rendering) => rendering.load === load && rendering.system === system);
    return [floor, ours, ...rivals].map((system) => {
      const [own, plain] = [at(system), at(floor)];
      if (!own || !plain) throw new Error(`${system} was not measured.`);
      const cell = (kind: 'mount' | 'update' | 'restyle') =>
        plain[kind] > 0 ? `${own[kind].toFixed(1)} (${(own[kind] / plain[kind]).toFixed(1)}×)` : '';
      const name = `${load.count} ${load.part}s, ${system}`;
      return [name, cell('mount'), cell('update'), cell('restyle'), String(own.elements)];
    });
  });
  printTable(['', 'mount', 'update', 'restyle', 'elements'], rows);
}

/** What `ui` promises about its weight and speed, each promise that these figures break. */
export function brokenPromises(sizes: readonly Size[], renderings: readonly Rendering[]): string[] {
  const bytes = (job: string, system: string) =>
    sizes.find((size) => size.job === job && size.system === system)?.bytes ?? Number.NaN;
  const [radixThemes = '', mantine = ''] = rivals;
  const heavy = [...new Set(sizes.map(({ job }) => job))].flatMap((job) => {
    const own = bytes(job, ours);
    const [most, least] = [1.5 * bytes(job, radixThemes), bytes(job, mantine)];
    if (Number.isNaN(own) || (Number.isNaN(most) && Number.isNaN(least)))
      return [`${job} was not weighed beside another.`];
    return [
      ...(own > most ? [`${job}: ${own} bytes, more than 1.5 × ${radixThemes} (${Math.round(most)})`] : []),
      ...(own >= least ? [`${job}: ${own} bytes, not less than ${mantine} (${least})`] : []),
    ];
  });
  const slow = loads
    .filter(({ part }) => part === 'Button')
    .flatMap((load) => {
      const at = (system: string) =>
        renderings.find((rendering) => rendering.load === load && rendering.system === system)?.restyle ?? Number.NaN;
      const most = 1.5 * Math.min(...rivals.map(at));
      return at(ours) <= most
        ? []
        : [
            `restyling ${load.count} ${load.part}s: ${at(ours).toFixed(1)} ms, more than 1.5 × the faster rival (${most.toFixed(1)} ms)`,
          ];
    });
  return [...heavy, ...slow];
}

/** The page "Weight and speed" of the guide reads this file. */
const savedFigures = join(import.meta.dirname, '../../packages/ui/src/docs/weight-and-speed.json');

/** Weighs and times the design system beside two others. Wants `pnpm --filter @palimpsest/ui build` before. Returns 1 where a promise is broken. */
export async function benchUi(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { save: { type: 'boolean' } } });
  const rounds = positionals[0] === undefined ? 15 : Number(positionals[0]);
  if (!Number.isInteger(rounds) || rounds < 1) {
    console.error(`"${positionals[0]}" is no number of rounds. Give a whole number from 1, or nothing for 15.`);
    return 2;
  }
  const sizes = await measureSizes(jobs);
  const sizesAlone = await measureSizes(partsAlone);
  printSizes('What one job weighs', jobs, sizes);
  printSizes('The parts of "text boxes" and "marks" alone: no promise', partsAlone, sizesAlone);
  const renderings = await measureRendering([floor, ours, ...rivals], rounds);
  printRenderings(renderings, rounds);
  const broken = brokenPromises(sizes, renderings);
  console.log(broken.length === 0 ? '\nEvery promise of weight and speed holds.' : `\n${broken.join('\n')}`);
  if (values.save) {
    const date = new Date().toISOString().slice(0, 10);
    await writeFile(
      savedFigures,
      `${JSON.stringify({ date, rounds, sizes, sizesAlone, renderings, broken }, null, 2)}\n`,
    );
  }
  return broken.length === 0 ? 0 : 1;
}
