import type { ReactElement, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Button, Combobox, DropdownMenu, FontPicker, LanguagePicker, Tabs } from '../index.ts';
import { render } from './plain-form.tsx';

/** Parts that draw more than their children, each with a selector of the additional elements. */
const drawings: [name: string, part: (child: ReactElement) => ReactNode, drawing: string][] = [
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
  render(
    draw(
      <a href="#ready" data-testid="child">
        Ready
      </a>,
    ),
  );
  const child = document.querySelector('a[data-testid=child]');
  expect(child?.querySelectorAll(drawing)).toHaveLength(drawing.split(',').length);
  expect(child?.textContent).toContain('Ready');
  expect(child?.getAttribute('data-slot')).toMatch(/trigger|item|button|upload/);
  expect(document.querySelector('a a, button a')).toBeNull();
});
