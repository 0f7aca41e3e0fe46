/** An event of a Chromium trace. Times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time on the processor. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** The work of a page's thread between two frames. */
export interface Frame {
  /** Time on the processor, in ms. */
  work: number;
  /** The time until the next frame, in ms. */
  interval: number;
}

const frameMark = 'bench-frame';

function tasksOf(events: readonly TraceEvent[]): { main: TraceEvent[]; tasks: TraceEvent[] } {
  const mark = events.find(({ name }) => name === frameMark);
  if (!mark) throw new Error('The trace has no frames.');
  const main = events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  const tasks = main
    .filter(({ name, ph }) => ph === 'X' && /(?:^|::)RunTask$/.test(name))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return { main, tasks: outermost(tasks) };
}

/** Tasks in order without those that run inside another: two layers of the browser report each task. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = -Infinity;
  return tasks.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

const workOf = ({ dur = 0, tdur = dur }: TraceEvent) => tdur / 1_000;

/**
 * The frames of a page in which an event of one of these types was handled. A frame lasts from the task that began it, which also
 * handles its pointer events, to the one that begins the next.
 */
export function framesWith(events: readonly TraceEvent[], types: readonly string[]): Frame[] {
  const { main, tasks } = tasksOf(events);
  const starts = main
    .filter(({ name }) => name === frameMark)
    .map(({ ts }) => tasks.findLast((task) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0))?.ts ?? ts)
    .toSorted((a, b) => a - b);
  const handled = main
    .filter(({ name, args }) => name === 'EventDispatch' && types.includes(args?.data?.type ?? ''))
    .map(({ ts }) => ts);
  return starts.flatMap((from, index) => {
    const to = starts[index + 1];
    if (to === undefined || !handled.some((ts) => ts >= from && ts < to)) return [];
    const work = tasks.filter(({ ts }) => ts >= from && ts < to).reduce((sum, task) => sum + workOf(task), 0);
    return [{ work, interval: (to - from) / 1_000 }];
  });
}

/** The longest task of a page, in ms on the processor. */
export function longestTask(events: readonly TraceEvent[]): number {
  return Math.max(0, ...tasksOf(events).tasks.map(workOf));
}
