import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { languages, type System } from './system.ts';

/** What one round took, in ms, and how many elements it made. */
export interface Round {
  mount: number;
  /** Other words, or another choice, in each. */
  update: number;
  /** Another variant of each; 0 for what has none. */
  restyle: number;
  elements: number;
}

type Part = 'Button' | 'Select';

declare global {
  interface Window {
    /** Mounts so many of a component, then changes each of them, and waits for the layout every time. */
    measure: (part: Part, count: number) => Round;
  }
}

const systems: Record<string, () => Promise<{ system: System }>> = {
  plain: () => import('./systems/plain.tsx'),
  palimpsest: () => import('./systems/palimpsest.tsx'),
  'radix-themes': () => import('./systems/radix-themes.tsx'),
  mantine: () => import('./systems/mantine.tsx'),
};

const name = new URLSearchParams(location.search).get('system') ?? '';
const load = systems[name];
if (!load) throw new Error(`There is no system "${name}".`);
const { system } = await load();

interface ManyProps {
  part: Part;
  count: number;
  changed: boolean;
  primary: boolean;
}

function Many({ part, count, changed, primary }: ManyProps) {
  const { Provider, Button, Select } = system;
  return (
    <Provider>
      {Array.from({ length: count }, (_, index) =>
        part === 'Button' ? (
          <Button key={index} primary={primary}>{`Export ${changed ? count - index : index}`}</Button>
        ) : (
          <Select key={index} label={`Language ${index}`} value={languages[changed ? 1 : 2] ?? ''} />
        ),
      )}
    </Provider>
  );
}

window.measure = (part, count) => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const render = (changed: boolean, primary: boolean) => {
    const started = performance.now();
    flushSync(() => root.render(<Many part={part} count={count} changed={changed} primary={primary} />));
    // Asking for a size makes the browser lay the page out before the clock stops.
    container.getBoundingClientRect();
    return performance.now() - started;
  };
  const mount = render(false, false);
  const elements = container.querySelectorAll('*').length;
  const update = render(true, false);
  const restyle = part === 'Button' ? render(true, true) : 0;
  root.unmount();
  container.remove();
  return { mount, update, restyle, elements };
};
