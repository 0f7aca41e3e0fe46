import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { twMerge } from 'tailwind-merge';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as exported from '../index.ts';
import { conformanceFiles, type Conformance, type ConformanceProps } from './conformance.tsx';

/** One class of each property that components set most, so that something of theirs has to give way. */
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

const container = document.createElement('div');
document.body.append(container);
let root = createRoot(container);

afterEach(() => {
  root.unmount();
  root = createRoot(container);
});

/** Draws it and waits until it stands: Radix brings some parts in with a transition. */
async function draw(component: Conformance, props: ConformanceProps) {
  flushSync(() => root.render(component.render(props)));
  await vi.waitFor(() => part(component.slot ?? ''));
}

function part(slot: string): Element {
  const element = document.querySelector(`[data-slot="${slot}"]`);
  if (!element)
    throw new Error(`Nothing on the page has data-slot="${slot}": ${document.body.innerHTML.slice(0, 400)}`);
  return element;
}

const components = conformanceFiles.flatMap(({ conformance }) => conformance);

describe.each(components.filter(({ slot }) => slot !== null))('$name', (component) => {
  const slot = component.slot ?? '';
  const control = component.control ?? slot;

  test(`gives its ref the ${component.tag} with data-slot="${control}"`, async () => {
    const given: (Element | null)[] = [];
    await draw(component, { ref: (element) => void given.push(element) });
    expect(given[0]).toBe(part(control));
    expect(given[0]?.tagName.toLowerCase()).toBe(component.tag);
  });

  test('lets the class of the caller win', async () => {
    await draw(component, { className: callersClasses.join(' ') });
    const classes = part(slot).getAttribute('class') ?? '';
    expect(classes.split(' ')).toEqual(expect.arrayContaining(callersClasses));
    expect(twMerge(classes, callersClasses)).toBe(
      [...classes.split(' ').filter((name) => !callersClasses.includes(name)), ...callersClasses].join(' '),
    );
  });

  test('passes any other prop on', async () => {
    await draw(component, { 'data-probe': 'passed on' });
    expect(part(control).getAttribute('data-probe')).toBe('passed on');
  });
});

describe('developer tools', () => {
  test.each(components)('show $name by its name', ({ name, component }) => {
    expect(component.displayName ?? component.name).toBe(name);
  });
});

test('every exported component is here', () => {
  const names = Object.entries(exported)
    .filter(([name, value]) => /^[A-Z]/.test(name) && ['function', 'object'].includes(typeof value))
    .map(([name]) => name);
  expect(components.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});
