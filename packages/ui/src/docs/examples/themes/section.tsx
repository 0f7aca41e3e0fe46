import { Button, DropdownMenu, PalimpsestProvider, SegmentedControl, type SectionTheme } from '@palimpsest/ui';
import { useState, type CSSProperties } from 'react';

const sizes = ['90%', '100%', '110%'] as const;
const green = {
  '--pal-color-accent': 'light-dark(#0b6e4f, #5fd3a6)',
  '--pal-color-accent-hover': 'light-dark(#08523b, #8be0c1)',
  '--pal-color-on-accent': 'light-dark(#ffffff, #06281d)',
} as CSSProperties;

export function BakerySection() {
  const [size, setSize] = useState<(typeof sizes)[number]>('100%');
  const theme: SectionTheme = {
    style: green,
    className: 'flex flex-wrap items-center gap-3 rounded-lg bg-surface p-4',
    'data-theme': 'dark',
    'data-scaling': size,
  };
  return (
    <>
      <SegmentedControl
        label="Size of the section"
        options={sizes.map((value) => ({ value, label: value }))}
        value={size}
        onValueChange={setSize}
      />
      <PalimpsestProvider theme={theme}>
        <Button variant="primary">Export the poster</Button>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button>More</Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item>Rename</DropdownMenu.Item>
            <DropdownMenu.Item>Duplicate</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </PalimpsestProvider>
    </>
  );
}
