import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { scrollAreaGuide } from './scroll-area.guide.ts';
import { ScrollArea } from './scroll-area.tsx';

const languages =
  'Afrikaans Albanian Basque Bosnian Catalan Croatian Czech Danish Dutch Esperanto Estonian Finnish French Galician'.split(
    ' ',
  );

const list = (
  <ul className="flex flex-col">
    {languages.map((language) => (
      <li key={language} className="border-b border-line px-3 py-2 text-sm">
        {language}
      </li>
    ))}
  </ul>
);

const row = (
  <div className="flex w-max gap-3 p-3">
    {languages.map((language) => (
      <div
        key={language}
        className="flex h-20 w-28 items-center justify-center rounded-md bg-sunken text-xs text-muted"
      >
        {language}
      </div>
    ))}
  </div>
);

const meta = {
  title: 'Layout/ScrollArea',
  component: ScrollArea,
  parameters: { width: 320, guide: scrollAreaGuide },
  args: {
    label: 'Languages',
    bars: 'auto',
    className: 'h-60 rounded-lg border border-line bg-surface',
    children: list,
  },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const region = screen.getByRole('region', { name: 'Languages' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await waitFor(() => expect(document.querySelector('[data-slot=scroll-area-thumb]')).toBeVisible());
  },
};

export const Playground: Story = { args: { bars: 'hover', orientation: 'vertical' } };
export const Horizontal: Story = {
  args: { orientation: 'horizontal', className: 'rounded-lg border border-line', children: row },
};
export const Both: Story = { args: { orientation: 'both', children: [row, list] } };
export const NothingToScroll: Story = { args: { children: <p className="p-3 text-sm">Basque</p> } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'اللغات',
    dir: 'rtl',
    children: ['الفرنسية', 'البرتغالية', 'الويلزية', 'الباسكية', 'الدنماركية', 'الهولندية', 'التشيكية'].map(
      (language) => (
        <p key={language} className="border-b border-line px-3 py-2 text-sm">
          {language}
        </p>
      ),
    ),
  },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf axes={{ orientation: ['vertical', 'horizontal', 'both'] }} cellWidth={320}>
      {({ orientation }) => (
        <ScrollArea {...args} label={`Languages, ${orientation}`} orientation={orientation}>
          {orientation === 'vertical' ? list : row}
        </ScrollArea>
      )}
    </MatrixOf>
  ),
};
