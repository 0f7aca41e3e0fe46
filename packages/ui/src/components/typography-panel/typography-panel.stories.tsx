import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { de } from '../../messages/catalogue.ts';
import { PalimpsestProvider } from '../palimpsest-provider/palimpsest-provider.tsx';
import { TypographyPanel, type TypographyPanelProps } from './typography-panel.tsx';

const duplicateFont = 'A font with the name "Inter" already exists. Please use a different font file.';

const invalidFont = 'Please select a valid font file (.ttf, .otf, .woff, .woff2)';

const tooManyFonts = 'Maximum number of custom fonts (20) reached. Please remove some fonts first.';

const args: TypographyPanelProps = {
  selection: {
    id: 'text-1',
    fontFamily: 'Newsreader Variable',
    fontWeight: 'Medium',
    fontSize: 24,
    textAlign: 'center',
    fill: '#ffffff',
    suggestedColors: ['#ffffff', '#c82d12', '#17302e'],
    x: 120.4,
    y: 48,
    width: 361.6,
    height: 92,
  },
  fontFamilies: [
    { name: 'Newsreader Variable', weights: ['Light', 'Regular', 'Medium', 'Bold'] },
    { name: 'Inter Variable', weights: ['Light', 'Regular', 'SemiBold', 'Bold'] },
    { name: 'Poster Caps', weights: ['Bold'] },
  ],
  onChange: fn(),
  onReset: fn(),
  onRemove: fn(),
  onAddText: fn(),
  onUploadFont: fn(),
};

/** The panel on the sheet where the editor has it, with a text that takes what is changed. */
function Panel(props: TypographyPanelProps) {
  const [selection, setSelection] = useState(props.selection);
  return (
    <div className="border border-line bg-surface">
      <TypographyPanel
        {...props}
        selection={selection}
        onChange={(patch) => {
          setSelection((current) => current && { ...current, ...patch });
          props.onChange(patch);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Display/TypographyPanel',
  component: TypographyPanel,
  parameters: {
    width: 280,
    docs: {
      description: {
        component: `
**When to use it**
- Beside the canvas of the editor: it shows the selected text and tells what is to change, and keeps nothing itself.
- Give each selection its \`id\`: a half-typed size then never reaches another text.
- For several texts, give null for each property in which they differ: the panel says so, and a choice sets it for all.

**When not**
- Other properties than those of a text: put fields into an Inspector.
- One property alone: use Select, ColorField or NumberField.

| Key | Effect |
| --- | --- |
| Tab | Moves from field to field. |
| Enter in the size | Applies it, as leaving the field does; a text that is no positive number is ignored. |
| Escape in the size | Takes back what was typed. |
| Arrow keys in the alignment | Choose the next or the one before. |
| Arrow keys in a list | Move; Enter chooses, Escape closes. |
`,
      },
    },
  },
  args,
  render: (props) => <Panel {...props} />,
} satisfies Meta<typeof TypographyPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A text that is locked: its properties are seen, and a text can be added. */
export const ReadOnly: Story = {
  args: { readOnly: true },
};

export const NothingSelected: Story = {
  args: { selection: null },
};

/** Several texts that have nothing in common: each property says so, and is the same for all once it is chosen. */
export const SeveralThatDiffer: Story = {
  args: {
    selection: args.selection && {
      ...args.selection,
      fontFamily: null,
      fontWeight: null,
      fontSize: null,
      textAlign: null,
      fill: null,
    },
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole('button', { name: /^Font family/ })).toHaveTextContent('Mixed');
    await expect(panel.getByRole('combobox', { name: 'Weight' })).toHaveTextContent('Mixed');
    await expect(panel.getByLabelText('Size')).toHaveValue('');
    await expect(panel.getByLabelText('Size')).toHaveAttribute('placeholder', 'Mixed');
    await expect(panel.getByRole('textbox', { name: 'Color' })).toHaveAttribute('placeholder', 'Mixed');
    for (const alignment of panel.getAllByRole('radio')) await expect(alignment).not.toBeChecked();
  },
};

export const WithFontError: Story = {
  args: { fontError: invalidFont, fontErrorDuration: Infinity },
};

export const SizePresets: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Size presets' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['16px', '18px', '20px', '24px', '28px', '32px']);
  },
};

/** The numbers of place and size open in a popover, where they can be typed and dragged. */
export const GeometryEdited: Story = {
  args: { onGeometryChange: fn(), selection: args.selection && { ...args.selection, rotation: 0 } },
  play: async ({ args: props, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edit position and size' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Edit position and size' }));
    const width = popover.getByRole('spinbutton', { name: 'Width' });
    await userEvent.clear(width);
    await userEvent.type(width, '400{Enter}');
    await expect(props.onGeometryChange).toHaveBeenLastCalledWith({ width: 400 });
    await userEvent.click(popover.getByRole('spinbutton', { name: 'Rotation' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(props.onGeometryChange).toHaveBeenLastCalledWith({ rotation: 1 });
  },
};

/** The panel in German. */
export const InGerman: Story = {
  render: (props) => (
    <PalimpsestProvider locale="de" messages={de}>
      <Panel {...props} />
    </PalimpsestProvider>
  ),
};

export const LongText: Story = {
  args: {
    selection: args.selection && {
      ...args.selection,
      fontFamily: 'Grotesque Display Extra Condensed Poster Alternates',
      fontSize: 1234.567,
      fill: '#17302ecc',
      x: 12_345,
      y: 10_987,
      width: 9876.5,
      height: 5432.1,
    },
    fontError: duplicateFont,
    fontErrorDuration: Infinity,
  },
};

const selections = { none: null, left: 'left', center: 'center', right: 'right' } as const;

const fonts: Record<string, Partial<TypographyPanelProps>> = {
  upload: {},
  'not a font': { fontError: invalidFont },
  'font there already': { fontError: duplicateFont },
  'too many fonts': { fontError: tooManyFonts },
};

export const Matrix: Story = {
  parameters: { width: 1200, chromatic: { modes: fixedWidthModes } },
  render: (props) => (
    <MatrixOf axes={{ selection: ['none', 'left', 'center', 'right'], font: Object.keys(fonts) }} cellWidth={276}>
      {({ selection, font }) => {
        const textAlign = selections[selection];
        return (
          <Panel
            {...props}
            {...fonts[font]}
            aria-label={`Typography, ${selection}, ${font}`}
            fontErrorDuration={Infinity}
            selection={textAlign && props.selection && { ...props.selection, textAlign }}
          />
        );
      }}
    </MatrixOf>
  ),
};
