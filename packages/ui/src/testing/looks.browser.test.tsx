import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import {
  Badge,
  Checkbox,
  ColorField,
  CommandMenu,
  Dialog,
  DropdownMenu,
  IconButton,
  ImageButton,
  NumberField,
  SelectField,
  Spinner,
  Switch,
  Tabs,
  TextField,
} from '../index.ts';
import './looks.css';

const container = document.createElement('div');
document.body.append(container);
let root = createRoot(container);

afterEach(() => {
  root.unmount();
  root = createRoot(container);
});

const draw = (content: ReactNode) => flushSync(() => root.render(content));
const part = (slot: string) => {
  const found = document.querySelector<HTMLElement>(`[data-slot=${slot}]`);
  if (!found) throw new Error(`There is no ${slot}.`);
  return found;
};
const startOf = (words: string) => page.getByText(words).element().getBoundingClientRect().left;
const backgroundOf = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;

test('the asterisk of a required NumberField stands on the line of its label', () => {
  draw(<NumberField label="Width" />);
  const { height } = part('field-label').getBoundingClientRect();
  draw(<NumberField label="Width" required />);
  expect(part('field-label').getBoundingClientRect().height).toBe(height);
});

/** Draws with the colors of the system, and gives the color of a part and that of disabled text. */
async function colorsInForcedColors(content: ReactNode, slot: string) {
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  try {
    draw(
      <>
        {content}
        <p data-slot="probe" style={{ color: 'GrayText' }} />
      </>,
    );
    return [slot, 'probe'].map((each) => getComputedStyle(part(each)).color);
  } finally {
    await session.send('Emulation.setEmulatedMedia', { features: [] });
  }
}

test.each([
  ['a text field', 'field-description', <TextField key="b" label="Name" hint="Shown to customers." disabled />],
  ['a checkbox', 'field-description', <Checkbox key="c" label="Grid" hint="While you drag." disabled />],
  ['a switch', 'field-description', <Switch key="d" label="Grid" hint="While you drag." disabled />],
])('the description of %s that is disabled is gray in forced colors', async (_name, slot, content) => {
  const [color, gray] = await colorsInForcedColors(content, slot);
  expect(color).toBe(gray);
});

test('a CommandMenu inside a dialog that leaves the page usable has its scrim', async () => {
  draw(
    <Dialog.Root modal={false} defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Poster</Dialog.Title>
        <CommandMenu groups={[]} open onOpenChange={() => undefined} />
      </Dialog.Content>
    </Dialog.Root>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  const probe = document.createElement('p');
  probe.className = 'bg-scrim';
  container.append(probe);
  const scrim = getComputedStyle(part('command-menu-overlay'));
  expect([scrim.backgroundColor, scrim.pointerEvents]).toEqual([getComputedStyle(probe).backgroundColor, 'auto']);
  probe.remove();
});

test.each(['xs', 'sm', 'md', 'lg'] as const)(
  'what opens the colors of a field of size %s is a target of 24 px',
  (size) => {
    draw(<ColorField label="Ink" size={size} defaultValue="#173bac" suggestions={['#ffffff']} />);
    for (const target of ['color-field-trigger', 'color-field-suggestion']) {
      const { width, height } = part(target).getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
);

test.each([
  ['alone', undefined],
  ['with an icon', <svg key="icon" />],
])('the text of a chosen option, %s, ends with an ellipsis where it is cut', (_name, icon) => {
  const option = { value: 'it', label: 'Information technology, telecommunications and electronics', icon };
  draw(
    <div style={{ width: 160 }}>
      <SelectField label="Sector" options={[option]} value="it" />
    </div>,
  );
  const walker = document.createTreeWalker(part('select-value'), NodeFilter.SHOW_TEXT);
  const box = walker.nextNode()?.parentElement;
  if (!box) throw new Error('The field shows no text.');
  expect(getComputedStyle(box).textOverflow).toBe('ellipsis');
  expect(getComputedStyle(box).display).toMatch(/^(?:block|inline-block)$/);
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(part('select-trigger').getBoundingClientRect().right);
});

test('the words of all items stand below one another where one of them can be checked', async () => {
  draw(
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>View</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>
          <span>Zoom in</span>
        </DropdownMenu.Item>
        <DropdownMenu.CheckboxItem>
          <span>Grid</span>
        </DropdownMenu.CheckboxItem>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  await expect.element(page.getByText('Zoom in')).toBeVisible();
  expect(startOf('Zoom in')).toBe(startOf('Grid'));
});

test('a pressed IconButton that is disabled looks unlike one that is not pressed', () => {
  draw(
    <>
      <IconButton label="Bold" pressed disabled>
        B
      </IconButton>
      <IconButton label="Italic" pressed={false} disabled>
        I
      </IconButton>
    </>,
  );
  expect(backgroundOf('Bold')).not.toBe(backgroundOf('Italic'));
});

test.each(['light', 'dark'] as const)(
  'the name of a tab that is not the current one is clearly quieter, %s',
  (theme) => {
    draw(
      <div style={{ colorScheme: theme }}>
        <Tabs.Root defaultValue="style">
          <Tabs.List aria-label="Panel">
            <Tabs.Trigger value="style">Style</Tabs.Trigger>
            <Tabs.Trigger value="versions">Versions</Tabs.Trigger>
            <Tabs.Trigger value="glossary" disabled>
              Glossary
            </Tabs.Trigger>
          </Tabs.List>
        </Tabs.Root>
        <p className="text-faint" data-slot="probe" />
        <p className="text-ink" data-slot="probe-ink" />
      </div>,
    );
    const [current, other, disabled] = page
      .getByRole('tab')
      .elements()
      .map((tab) => getComputedStyle(tab));
    // `tokens.test.ts` holds this color against WCAG AA on every background.
    expect([current?.color, other?.color]).toEqual(
      ['probe-ink', 'probe'].map((slot) => getComputedStyle(part(slot)).color),
    );
    expect([other?.opacity, disabled?.opacity]).toEqual(['1', '0.6']);
  },
);

test.each(['neutral', 'accent', 'success', 'warning', 'danger'] as const)('a badge of tone %s has a line', (tone) => {
  draw(<Badge tone={tone}>Trial</Badge>);
  expect(getComputedStyle(part('badge')).boxShadow).toContain('1px inset');
});

test.each([
  ['checkbox', <Checkbox key="b" label="Grid" defaultChecked />],
  ['switch', <Switch key="c" label="Grid" defaultChecked />],
] as const)('a checked %s keeps the accent under the pointer', async (role, content) => {
  draw(
    <>
      {content}
      <p className="bg-accent-hover" data-slot="probe" />
    </>,
  );
  const input = page.getByRole(role).element();
  await userEvent.hover(input);
  const box = input.nextElementSibling;
  if (!box) throw new Error('Nothing stands beside the input.');
  await expect.poll(() => getComputedStyle(box).borderTopColor).toBe(getComputedStyle(part('probe')).backgroundColor);
});

test('the capitals of an ImageButton stand in its middle', () => {
  draw(<ImageButton>New image</ImageButton>);
  const button = part('image-button').getBoundingClientRect();
  const label = page.getByText('New image').element();
  const words = label.getBoundingClientRect();
  // Trimmed to capitals, the box of the words is lower than their size.
  expect(words.height).toBeLessThan(Number.parseFloat(getComputedStyle(label).fontSize) * 0.8);
  expect(words.top + words.bottom).toBeCloseTo(button.top + button.bottom, 0);
});

test('a Spinner takes the color of the text around it', () => {
  draw(
    <p style={{ color: 'rgb(1, 2, 3)' }}>
      <Spinner />
    </p>,
  );
  expect(getComputedStyle(part('spinner')).color).toBe('rgb(1, 2, 3)');
});
