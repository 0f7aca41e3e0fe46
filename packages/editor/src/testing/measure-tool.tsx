import { Ruler } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Draft, EditorTool } from '../index.ts';
import { takeUp } from '../index.ts';

type Point = { x: number; y: number };

/** The measured line, in px of the image. */
interface Way {
  from: Point;
  to: Point;
}

function createWayStore() {
  let last: Way | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => last,
    set: (way: Way) => {
      last = way;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A tool of a host: a drag measures how far and at which angle two points lie from each other. */
export function createMeasureTool(): EditorTool {
  const ways = createWayStore();
  const measured = (way: Way): Draft => ({
    lead({ point }) {
      const next = { ...way, to: point };
      ways.set(next);
      return measured(next);
    },
    finish: () => {},
  });
  return {
    id: 'measure',
    cursor: 'crosshair',
    actions: [
      {
        ...takeUp(
          'measure',
          { id: 'tool-measure', label: { text: 'Measure' }, icon: Ruler, shortcuts: ['M'] },
          { draws: true },
        ),
        inToolbar: true,
      },
    ],
    begin: (_, { point }) => measured({ from: point, to: point }),
    Marks({ viewport: { origin, zoom } }) {
      const way = useSyncExternalStore(ways.subscribe, ways.get);
      if (!way) return null;
      const onScreen = ({ x, y }: Point) => ({ x: origin.x + x * zoom, y: origin.y + y * zoom });
      const [from, to] = [onScreen(way.from), onScreen(way.to)];
      return (
        <svg
          aria-hidden
          style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
        >
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} strokeWidth={2} className="stroke-accent" />
        </svg>
      );
    },
    Panel() {
      const way = useSyncExternalStore(ways.subscribe, ways.get);
      if (!way) return <p className="p-4 text-sm text-muted">Drag over the picture to measure it.</p>;
      const [across, down] = [way.to.x - way.from.x, way.to.y - way.from.y];
      const degrees = Math.round((Math.atan2(down, across) * 180) / Math.PI);
      return (
        <output className="block p-4 text-sm">
          {Math.round(Math.hypot(across, down))} px, {degrees}°
        </output>
      );
    },
  };
}
