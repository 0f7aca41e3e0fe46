/** How often a test repeats what it does: `gate` times by default, `whole` times where SOAK is set, as `pnpm soak` does. */
export function repetitions(gate: number, whole: number): number {
  return process.env.SOAK ? whole : gate;
}

/** Prints what a test counted. */
export function printCount(line: string): void {
  process.stdout.write(`soak: ${line}\n`);
}
