import type { ComponentType, ReactElement, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import {
  Button,
  Collapsible,
  ColorField,
  Combobox,
  DateRangeField,
  Dialog,
  DropdownMenu,
  Field,
  Fieldset,
  FontPicker,
  LanguagePicker,
  Link,
  NumberField,
  Popover,
  Render,
  Select,
  Sheet,
  Slider,
  Slot,
  Stepper,
  Tabs,
  TagInput,
  TextField,
  type RenderProps,
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
/** A slider with a `div` as its root, so that no other `span` is on the page. */
const inSlider = (part: ReactNode) => (
  <Slider.Root asChild>
    <div>{part}</div>
  </Slider.Root>
);

const StartEntry = (props: Given) => <DateRangeField.Entry side="start" {...props} />;
const UploadOfNothing = (props: Given) => <FontPicker.Upload onUpload={vi.fn<(file: File) => void>()} {...props} />;

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
  ['Fieldset.Root', Fieldset.Root],
  ['Fieldset.Legend', Fieldset.Legend, (part) => <Fieldset.Root>{part}</Fieldset.Root>],
  ['Slider.Root', Slider.Root],
  ['Slider.Track', Slider.Track, inSlider],
  ['Slider.Range', Slider.Range, inSlider],
  ['NumberField.Group', NumberField.Group, (part) => <NumberField.Root>{part}</NumberField.Root>],
  ['NumberField.ScrubArea', NumberField.ScrubArea, (part) => <NumberField.Root>{part}</NumberField.Root>],
  ['ColorField.Control', ColorField.Control, (part) => <ColorField.Root>{part}</ColorField.Root>],
  ['TagInput.Control', TagInput.Control, (part) => <TagInput.Root>{part}</TagInput.Root>],
  ['DateRangeField.Control', DateRangeField.Control, (part) => <DateRangeField.Root>{part}</DateRangeField.Root>],
  ['DateRangeField.Trigger', DateRangeField.Trigger, (part) => <DateRangeField.Root>{part}</DateRangeField.Root>],
  ['Field.Input', Field.Input, (part) => <Field.Root>{part}</Field.Root>],
  ['NumberField.Input', NumberField.Input, (part) => <NumberField.Root>{part}</NumberField.Root>],
  ['ColorField.Input', ColorField.Input, (part) => <ColorField.Root>{part}</ColorField.Root>],
  ['TagInput.Input', TagInput.Input, (part) => <TagInput.Root>{part}</TagInput.Root>],
  ['Slider.Thumb', Slider.Thumb, inSlider],
  ['DateRangeField.Entry', StartEntry, (part) => <DateRangeField.Root>{part}</DateRangeField.Root>],
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

test.each(cases)('%s with `asChild` and `Render` gives its child the merged props and its state', (_, part, around) => {
  const Part = part as ComponentType<Given>;
  const draw = vi.fn<RenderProps['with']>(({ children, ...props }) => (
    <a {...props} href="#more">
      {children}
    </a>
  ));
  const ref = vi.fn<(element: Element | null) => void>();
  const clicked = vi.fn<() => void>();
  const drawn = (
    <Part asChild ref={ref} className="given" style={{ color: 'red' }} onClick={clicked} data-probe="passed on">
      <Render with={draw}>More</Render>
    </Part>
  );
  flushSync(() => root.render(around?.(drawn) ?? drawn));
  const child = container.querySelector('a');
  if (!child) throw new Error('The child is not on the page.');
  expect(draw.mock.lastCall?.[1]).toMatchObject({ probe: 'passed on', slot: child.dataset.slot });
  expect(draw.mock.lastCall?.[1]?.state).toBe(child.dataset.state);
  expect(child.classList).toContain('given');
  expect(child.textContent).toContain('More');
  expect(ref).toHaveBeenCalledWith(child);
  flushSync(() => child.click());
  expect(clicked).toHaveBeenCalledOnce();
});

test('the function of `Render` follows the state of the part', () => {
  flushSync(() =>
    root.render(
      <Collapsible.Root>
        <Collapsible.Trigger asChild>
          <Render
            with={(props, { state }) => (
              <a {...props} href="#more">
                {state}
              </a>
            )}
          />
        </Collapsible.Trigger>
      </Collapsible.Root>,
    ),
  );
  const child = container.querySelector('a');
  expect(child?.textContent).toBe('closed');
  flushSync(() => child?.click());
  expect(child?.textContent).toBe('open');
});

test('Fieldset.Legend with `asChild` names the group by a heading', () => {
  flushSync(() =>
    root.render(
      <Fieldset.Root aria-labelledby="plan">
        <Fieldset.Legend asChild>
          <h2>Invoices</h2>
        </Fieldset.Legend>
      </Fieldset.Root>,
    ),
  );
  const heading = container.querySelector('h2');
  expect(container.querySelector('fieldset')?.getAttribute('aria-labelledby')).toBe(`plan ${heading?.id}`);
  expect(container.querySelector('legend')).toBeNull();
});

test('Fieldset.Root with `asChild` makes its child a group that disables the fields inside', () => {
  flushSync(() =>
    root.render(
      <Fieldset.Root asChild disabled>
        <section>
          <Fieldset.Legend asChild>
            <h2>Invoices</h2>
          </Fieldset.Legend>
          <TextField label="Street" />
        </section>
      </Fieldset.Root>,
    ),
  );
  const group = container.querySelector('section');
  expect(container.querySelector('fieldset')).toBeNull();
  expect(group?.getAttribute('role')).toBe('group');
  expect(group?.getAttribute('aria-labelledby')).toBe(container.querySelector('h2')?.id);
  expect(group?.getAttribute('aria-disabled')).toBe('true');
  expect(container.querySelector('input')?.disabled).toBe(true);
});

/** Parts that draw more than their children, each with a selector of the additional elements. */
const drawings: [name: string, part: (child: ReactElement) => ReactNode, drawing: string][] = [
  [
    'Select.Trigger',
    (child) => (
      <Select.Root>
        <Select.Trigger asChild>{child}</Select.Trigger>
      </Select.Root>
    ),
    'svg',
  ],
  [
    'Combobox.Trigger',
    (child) => (
      <Combobox.Root options={[]}>
        <Combobox.Trigger asChild>{child}</Combobox.Trigger>
      </Combobox.Root>
    ),
    'svg',
  ],
  [
    'LanguagePicker.Trigger',
    (child) => (
      <LanguagePicker.Root languages={[]}>
        <LanguagePicker.Trigger asChild>{child}</LanguagePicker.Trigger>
      </LanguagePicker.Root>
    ),
    'svg',
  ],
  [
    'FontPicker.Trigger',
    (child) => (
      <FontPicker.Root fonts={[]}>
        <FontPicker.Trigger asChild>{child}</FontPicker.Trigger>
      </FontPicker.Root>
    ),
    'svg',
  ],
  [
    'FontPicker.Upload',
    (child) => (
      <FontPicker.Upload asChild onUpload={vi.fn<(file: File) => void>()}>
        {child}
      </FontPicker.Upload>
    ),
    'svg',
  ],
  [
    'Tabs.Trigger with an icon and a count',
    (child) => (
      <Tabs.Root>
        <Tabs.List aria-label="Posters">
          <Tabs.Trigger value="ready" asChild icon={<svg />} count={3}>
            {child}
          </Tabs.Trigger>
        </Tabs.List>
      </Tabs.Root>
    ),
    'svg, [data-slot=tabs-count]',
  ],
  [
    'DropdownMenu.Item with an icon and a shortcut',
    (child) => (
      <DropdownMenu.Root open modal={false}>
        <DropdownMenu.Trigger />
        <DropdownMenu.Content>
          <DropdownMenu.Item asChild icon={<svg />} shortcut={['E']}>
            {child}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
    'svg, [data-slot=kbd]',
  ],
  [
    'Button with an icon',
    (child) => (
      <Button asChild icon={<svg />}>
        {child}
      </Button>
    ),
    'svg',
  ],
];

test.each(drawings)('%s with `asChild` draws into its child what it draws itself', (_, draw, drawing) => {
  flushSync(() =>
    root.render(
      draw(
        <a href="#ready" data-testid="child">
          Ready
        </a>,
      ),
    ),
  );
  const child = document.querySelector('a[data-testid=child]');
  expect(child?.querySelectorAll(drawing)).toHaveLength(drawing.split(',').length);
  expect(child?.textContent).toContain('Ready');
  expect(child?.getAttribute('data-slot')).toMatch(/trigger|item|button|upload/);
  expect(document.querySelector('a a, button a')).toBeNull();
});
