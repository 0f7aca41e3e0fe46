import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  Badge,
  Button,
  Checkbox,
  ColorField,
  Link,
  PalimpsestProvider,
  SegmentedControl,
  Slider,
  Switch,
  Tabs,
  TextField,
} from '../index.ts';
import { themeModes } from '../testing/modes.ts';
import { createTheme, type ThemeOptions } from './create-theme.ts';

interface Customer extends ThemeOptions {
  name: string;
  site: string;
}

const customers: readonly Customer[] = [
  { name: 'Padaria Rocha', site: 'rocha.example', accent: '#c2410c' },
  { name: 'Verde Vivo', site: 'verdevivo.example', accent: '#16a34a', radius: 2 },
  { name: 'Atelier Lis', site: 'lis.example', accent: 'oklch(60% 0.22 320)', radius: 0 },
  { name: 'Farol', site: 'farol.example', accent: '#facc15' },
];

const formats = [
  { value: 'png', label: 'PNG' },
  { value: 'jpeg', label: 'JPEG' },
  { value: 'pdf', label: 'PDF' },
];

function BrandSettings({ name, site, ...options }: Customer) {
  return (
    <section
      aria-label={name}
      style={createTheme(options).style}
      className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5"
    >
      <header className="flex items-center justify-between gap-3">
        <h2 className="font-display text-xl">{name}</h2>
        <Badge tone="accent">{options.accent}</Badge>
      </header>
      <Tabs.Root defaultValue="export">
        <Tabs.List aria-label={`Settings of ${name}`}>
          <Tabs.Trigger value="export">Export</Tabs.Trigger>
          <Tabs.Trigger value="team" count={4}>
            Team
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="export" className="flex flex-col gap-4">
          <TextField label="Web address" defaultValue={site} />
          <SegmentedControl label="Format" options={formats} value="png" />
          <Slider label="Quality" value={80} min={0} max={100} />
          <Switch label="Publish by itself" defaultChecked />
          <Checkbox label="Add the name of the shop" defaultChecked />
        </Tabs.Content>
        <Tabs.Content value="team">Four people can edit.</Tabs.Content>
      </Tabs.Root>
      <footer className="flex items-center justify-between gap-3">
        <Link href={`https://${site}`}>Preview</Link>
        <Button variant="primary">Save</Button>
      </footer>
    </section>
  );
}

const meta = {
  title: 'Foundations/Created themes',
  parameters: { width: 720, chromatic: { modes: themeModes } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One form for four brands: each theme is made from one colour, two of them with other corners. */
export const FourBrands: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-5">
      {customers.map((customer) => (
        <BrandSettings key={customer.name} {...customer} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const saves = within(canvasElement).getAllByRole('button', { name: 'Save' });
    const fills = saves.map((save) => getComputedStyle(save).backgroundColor);
    await expect(new Set(fills).size).toBe(customers.length);
    await expect(new Set(saves.map((save) => getComputedStyle(save).borderRadius)).size).toBe(3);
  },
};

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

/** Try an accent, a tint of the greys, corners and a density: the form beside the panel follows. */
export const Panel: Story = {
  parameters: { chromatic: { modes: { light: themeModes.light } } },
  render: function Render() {
    const [accent, setAccent] = useState('#0f766e');
    const [gray, setGray] = useState('#475569');
    const [radius, setRadius] = useState(1);
    const [density, setDensity] = useState<(typeof densities)[number]['value']>('comfortable');
    return (
      <div className="grid grid-cols-2 gap-5">
        <section aria-label="Theme" className="flex flex-col gap-5 p-5">
          <ColorField label="Accent" value={accent} onValueChange={setAccent} />
          <ColorField label="Tint of the greys" value={gray} onValueChange={setGray} />
          <div className="flex flex-col gap-3 text-xs">
            <span aria-hidden>Corners</span>
            <Slider label="Corners" value={radius} onValueChange={setRadius} min={0} max={2} step={0.25} />
          </div>
          <div className="flex flex-col gap-2 text-xs">
            <span aria-hidden>Density</span>
            <SegmentedControl label="Density" options={densities} value={density} onValueChange={setDensity} />
          </div>
        </section>
        <PalimpsestProvider density={density}>
          <BrandSettings name="Casa Azul" site="casaazul.example" {...{ accent, gray, radius }} />
        </PalimpsestProvider>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('region', { name: 'Casa Azul' });
    const canvasColor = () => getComputedStyle(form).backgroundColor;
    const before = canvasColor();
    const tint = within(canvasElement).getByLabelText('Tint of the greys');
    await userEvent.clear(tint);
    await userEvent.type(tint, '#16a34a{Enter}');
    await expect(canvasColor()).not.toBe(before);
    const save = within(form).getByRole('button', { name: 'Save' });
    const height = save.offsetHeight;
    await userEvent.click(within(canvasElement).getByText('Compact'));
    await expect(save.offsetHeight).toBeLessThan(height);
  },
};
