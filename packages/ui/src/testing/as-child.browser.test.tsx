import type { ComponentType, ReactElement, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import {
  Button,
  ColorField,
  Dialog,
  DropdownMenu,
  Field,
  Fieldset,
  FontPicker,
  Link,
  Popover,
  Slot,
  Stepper,
  Tabs,
  TagInput,
} from '../index.ts';

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

/** A component of the caller, as in the guide. */
function Chip({ asChild = false, ...props }: Omit<Given, 'asChild'> & { asChild?: boolean }) {
  const Root = asChild ? Slot : 'span';
  return <Root data-slot="chip" {...props} />;
}

const steps = [{ value: 'read', label: 'Reading' }];
const StepOfOne = (props: Given) => <Stepper.Step value="read" {...props} />;
const UploadOfNothing = (props: Given) => <FontPicker.Upload onUpload={vi.fn<(file: File) => void>()} {...props} />;

const cases: [name: string, part: unknown, around?: (part: ReactNode) => ReactNode][] = [
  ['Button', Button],
  ['Link', Link],
  ['Slot, in a component of the caller', Chip],
  ['Dialog.Trigger', Dialog.Trigger, (part) => <Dialog.Root>{part}</Dialog.Root>],
  ['Popover.Trigger', Popover.Trigger, (part) => <Popover.Root>{part}</Popover.Root>],
  ['Popover.Anchor', Popover.Anchor, (part) => <Popover.Root>{part}</Popover.Root>],
  ['DropdownMenu.Trigger', DropdownMenu.Trigger, (part) => <DropdownMenu.Root>{part}</DropdownMenu.Root>],
  ['Tabs.Root', Tabs.Root],
  ['Fieldset.Root', Fieldset.Root],
  ['Fieldset.Legend', Fieldset.Legend, (part) => <Fieldset.Root>{part}</Fieldset.Root>],
  ['ColorField.Control', ColorField.Control, (part) => <ColorField.Root>{part}</ColorField.Root>],
  ['TagInput.Control', TagInput.Control, (part) => <TagInput.Root>{part}</TagInput.Root>],
  ['Field.Root', Field.Root],
  ['Field.Label', Field.Label, (part) => <Field.Root>{part}</Field.Root>],
  ['Field.Description', Field.Description, (part) => <Field.Root>{part}</Field.Root>],
  ['Fieldset.Description', Fieldset.Description, (part) => <Fieldset.Root>{part}</Fieldset.Root>],
  ['Dialog.Body', Dialog.Body],
  ['Dialog.Footer', Dialog.Footer],
  ['Popover.Title', Popover.Title],
  ['Popover.Description', Popover.Description],
  ['Field.Input', Field.Input, (part) => <Field.Root>{part}</Field.Root>],
  ['ColorField.Input', ColorField.Input, (part) => <ColorField.Root>{part}</ColorField.Root>],
  ['TagInput.Input', TagInput.Input, (part) => <TagInput.Root>{part}</TagInput.Root>],
  ['FontPicker.Upload', UploadOfNothing],
  ['Stepper.List', Stepper.List, (part) => <Stepper.Root steps={steps}>{part}</Stepper.Root>],
  ['Stepper.Step', StepOfOne, (part) => <Stepper.Root steps={steps}>{part}</Stepper.Root>],
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
