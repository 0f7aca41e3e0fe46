import type { EngineStage } from '@palimpsest/engine';

const counted: ReadonlySet<EngineStage> = new Set(['finding runs', 'typography', 'typesetting']);

/** Counts the seconds that knowing and setting type take, of all cores together: other work on the machine changes them little. */
export function createTypeClock(): { onStage: (stage: EngineStage) => void; seconds: () => number } {
  let total = 0;
  let begun: NodeJS.CpuUsage | undefined;
  return {
    onStage(stage) {
      if (begun) {
        const { user, system } = process.cpuUsage(begun);
        total += (user + system) / 1e6;
      }
      begun = counted.has(stage) ? process.cpuUsage() : undefined;
    },
    seconds: () => total,
  };
}
