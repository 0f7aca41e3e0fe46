import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { cn } from '../lib/cn.ts';
import {
  defaultStories,
  exportedComponents,
  storiesOf,
  type ConformanceProps,
  type ExportedComponent,
  type Story,
} from './conformance.tsx';

/** A class for each property that components set most, so that classes of every component must be replaced. */
const callersClasses = [
  'grid',
  'p-13',
  'm-7',
  'bg-transparent',
  'rounded-none',
  'text-center',
  'h-17',
  'w-41',
  'gap-11',
];

/** Components without an element, which hold state or context for the components inside. */
const withoutElement = /(?:Provider|^(?:Dialog|Popover|Tooltip|DropdownMenu|ContextMenu)\.Root|\.Portal|\.Sub)$/;

let container = document.createElement('div');
let root = createRoot(container);

/** One container per story: a toast that disappears late would otherwise be removed from the container of the next story. */
function reset() {
  root.unmount();
  container.remove();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
}

afterEach(reset);

/** Opens popovers, submenus and context menus that a story leaves closed. */
function openAll(opened: Set<Element>) {
  for (const trigger of document.querySelectorAll<HTMLElement>('[data-slot$="-trigger"][data-state=closed]')) {
    if (opened.has(trigger)) continue;
    opened.add(trigger);
    trigger.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    trigger.click();
  }
}

/** Waits up to half a second for an element that matches the selector: Radix draws some parts a frame later. */
async function standing(selector: string): Promise<Element | null> {
  const opened = new Set<Element>();
  for (let frame = 0; frame < 30; frame += 1) {
    const element = document.querySelector(selector);
    if (element) return element;
    if (frame > 2) openAll(opened);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return null;
}

/** Draws a story with these props on the component, and returns whether its JSX contains the component. */
function draw(story: Story, { component }: ExportedComponent, props: ConformanceProps): boolean {
  reset();
  let found = false;
  flushSync(() => root.render(story.draw({ target: component, props, onFound: () => (found = true) })));
  return found;
}

/** Draws stories with these props on the component until one renders an element that fits the selector. */
async function drawn(exported: ExportedComponent, props: ConformanceProps, selector: string): Promise<Element> {
  for (const story of storiesOf(exported.folder)) {
    if (!draw(story, exported, props)) continue;
    const element = await standing(selector);
    if (element) return element;
  }
  throw new Error(
    `No story of components/${exported.folder} shows an element of <${exported.name}> with the props that it is given (${selector}). Let Default show it, open if it opens.`,
  );
}

test('the components of the package are found', () => {
  expect(exportedComponents.length).toBeGreaterThan(60);
});

describe.each(exportedComponents.filter(({ name }) => !withoutElement.test(name)))('$name', (component) => {
  test('passes its ref and any other prop to one part', async () => {
    const given: (Element | null)[] = [];
    const props: ConformanceProps = { ref: (element) => void given.push(element), 'data-probe': 'passed on' };
    const part = await drawn(component, props, '[data-probe="passed on"]');
    expect(given).toContain(part);
    expect(part).toHaveAttribute('data-slot');
  });

  test('lets the class of the caller win', async () => {
    const selector = callersClasses.map((name) => `.${name}`).join('');
    const part = await drawn(component, { className: callersClasses.join(' ') }, selector);
    const classes = part.getAttribute('class') ?? '';
    expect(cn(classes, callersClasses)).toBe(
      [...classes.split(' ').filter((name) => !callersClasses.includes(name)), ...callersClasses].join(' '),
    );
    expect(part).toHaveAttribute('data-slot');
  });
});

describe.each(exportedComponents.filter(({ name }) => withoutElement.test(name)))('$name', (component) => {
  test('is in a story', () => {
    expect(storiesOf(component.folder).some((story) => draw(story, component, {}))).toBe(true);
  });
});

test.each(defaultStories)('$name: each root has a class of ours, which the base styles select', (story) => {
  reset();
  flushSync(() => root.render(story.draw()));
  const slots = [...document.querySelectorAll('[data-slot]:not([data-slot] [data-slot])')];
  const unknown = slots.filter((slot) => !slot.getAttribute('class')?.includes('pal-'));
  expect(unknown.map((slot) => slot.getAttribute('data-slot'))).toEqual([]);
});
