import { parseArgs } from 'node:util';
import { parts } from './measure.ts';
import type { Part } from './measure.ts';

export const ours = 'palimpsest';
const systems = [ours, 'fabric', 'react-konva'] as const;
export type System = (typeof systems)[number];

/** The requested measurements. */
export interface Options {
  parts: ReadonlySet<Part>;
  systems: readonly System[];
  /** How often an editor is opened and closed to measure its memory growth. */
  mounts: number;
}

/** Reads the arguments. @returns the options, or an error message for arguments that are invalid */
export function readArguments(args: string[]): Options | string {
  const { values } = parseArgs({
    args,
    options: { mounts: { type: 'string', default: '200' }, only: { type: 'string' }, alone: { type: 'boolean' } },
  });
  const mounts = Number(values.mounts);
  if (!Number.isInteger(mounts) || mounts < 1)
    return `"${values.mounts}" is no number of mounts. Give a whole number from 1, or nothing for 200.`;
  const names = values.only?.split(',') ?? parts;
  const found = parts.filter((part) => names.includes(part));
  const unknown = names.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined)
    return `"${unknown}" is not measured. Give some of ${parts.join(', ')}, with commas between.`;
  return { parts: new Set(found), systems: values.alone ? [ours] : systems, mounts };
}
