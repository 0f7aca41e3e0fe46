import type { ComponentType, ReactElement, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, Collapsible, Dialog, DropdownMenu, Link, Popover, Sheet, Slot, Tabs } from '../index.ts';

const container = document.createElement('div');
document.body.append(container);
let root = createRoot(container);

afterEach(() => {
  root.unmount();
  root = createRoot(container);
});

interface Given {
  asChild: true;
  ref: Ref<never>;
  className: string;
  style: { color: string };
  onClick: () => void;
  'data-probe': string;
  children: ReactElement;
}

/** A component of the caller's own, as the guide writes it. */
function Chip({ asChild = false, ...props }: Omit<Given, 'asChild'> & { asChild?: boolean }) {
  const Root = asChild ? Slot : 'span';
  return <Root data-slot="chip" {...props} />;
}

const cases: [name: string, part: unknown, around?: (part: ReactNode) => ReactNode][] = [
  ['Button', Button],
  ['Link', Link],
  ['Slot, in a component of the caller', Chip],
  ['Dialog.Trigger', Dialog.Trigger, (part) => <Dialog.Root>{part}</Dialog.Root>],
  ['Sheet.Trigger', Sheet.Trigger, (part) => <Sheet.Root>{part}</Sheet.Root>],
  ['Popover.Trigger', Popover.Trigger, (part) => <Popover.Root>{part}</Popover.Root>],
  ['Popover.Anchor', Popover.Anchor, (part) => <Popover.Root>{part}</Popover.Root>],
  ['DropdownMenu.Trigger', DropdownMenu.Trigger, (part) => <DropdownMenu.Root>{part}</DropdownMenu.Root>],
  ['Collapsible.Trigger', Collapsible.Trigger, (part) => <Collapsible.Root>{part}</Collapsible.Root>],
  ['Collapsible.Root', Collapsible.Root],
  ['Tabs.Root', Tabs.Root],
];

test.each(cases)('%s with `asChild` becomes its child and merges the props of both', (_, part, around) => {
  const Part = part as ComponentType<Given>;
  const refs = { ours: vi.fn<(element: Element | null) => void>(), theirs: vi.fn<(element: Element | null) => void>() };
  const clicked: string[] = [];
  const drawn = (
    <Part
      asChild
      ref={refs.ours}
      className="given-to-part"
      style={{ color: 'red' }}
      onClick={() => clicked.push('part')}
      data-probe="passed on"
    >
      <a
        ref={refs.theirs}
        href="#more"
        className="given-to-child"
        style={{ paddingTop: 3 }}
        onClick={() => clicked.push('child')}
      >
        More
      </a>
    </Part>
  );
  flushSync(() => root.render(around?.(drawn) ?? drawn));
  const child = container.querySelector('a');
  if (!child) throw new Error('The child is not on the page.');
  expect(container.querySelector('button, span')).toBeNull();
  expect(child.dataset).toMatchObject({ probe: 'passed on', slot: expect.any(String) as string });
  expect([...child.classList]).toEqual(expect.arrayContaining(['given-to-part', 'given-to-child']));
  expect([child.style.color, child.style.paddingTop]).toEqual(['red', '3px']);
  expect(refs.ours).toHaveBeenCalledWith(child);
  expect(refs.theirs).toHaveBeenCalledWith(child);
  flushSync(() => child.click());
  expect(clicked).toEqual(['child', 'part']);
});
