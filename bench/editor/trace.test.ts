import { expect, test } from 'vitest';
import { framesWith, longestTask } from './trace.ts';
import type { TraceEvent } from './trace.ts';

const on = { pid: 1, tid: 1 };
const task = (ts: number, dur: number, thread = on): TraceEvent => ({ name: 'RunTask', ph: 'X', ts, dur, ...thread });
const frame = (ts: number): TraceEvent => ({ name: 'bench-frame', ph: 'R', ts, ...on });
const moved = (ts: number): TraceEvent => ({
  name: 'EventDispatch',
  ph: 'X',
  ts,
  args: { data: { type: 'pointermove' } },
  ...on,
});

test('a frame is all work from the task that begins it to the one that begins the next', () => {
  const events = [
    task(1_000, 3_000),
    moved(1_200),
    frame(2_000),
    task(5_000, 500),
    task(6_000, 9_000, { pid: 1, tid: 2 }),
    task(17_000, 1_000),
    frame(17_500),
  ];
  expect(framesWith(events, ['pointermove'])).toEqual([{ work: 3.5, interval: 16 }]);
});

test('a task that two layers of the browser report, one in the other, counts once', () => {
  const within = (ts: number, dur: number) => ({ ...task(ts, dur), name: 'ThreadControllerImpl::RunTask' });
  const events = [
    task(1_000, 3_000),
    within(1_100, 2_800),
    moved(1_200),
    frame(2_000),
    task(17_000, 500),
    frame(17_200),
  ];
  expect(framesWith(events, ['pointermove'])).toEqual([{ work: 3, interval: 16 }]);
});

test('frames without input do not count', () => {
  const events = [
    task(0, 100),
    frame(50),
    task(16_000, 100),
    moved(16_010),
    frame(16_050),
    task(32_000, 100),
    frame(32_050),
  ];
  expect(framesWith(events, ['pointermove'])).toEqual([{ work: 0.1, interval: 16 }]);
  expect(framesWith(events, ['wheel'])).toEqual([]);
});

test('where the trace knows the time on the processor, that counts', () => {
  expect(longestTask([{ ...task(0, 90_000), tdur: 7_000 }, frame(10), task(100_000, 2_000)])).toBe(7);
});

test('a trace of a page that never painted is refused', () => {
  expect(() => framesWith([task(0, 1)], ['wheel'])).toThrow('no frames');
});
