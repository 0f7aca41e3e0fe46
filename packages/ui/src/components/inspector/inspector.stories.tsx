import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Plus, Trash2 } from 'lucide-react';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { ColorField } from '../color-field/color-field.tsx';
import { FontPicker } from '../font-picker/font-picker.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { Slider } from '../slider/slider.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as Inspector from './inspector.parts.ts';

/** A whole inspector: what an editor shows of a text box. */
function TextBoxInspector({ label = 'Text box', disabled = false }: { label?: string; disabled?: boolean }) {
  const [opacity, setOpacity] = useState(100);
  return (
    <div className="w-70 border border-line bg-surface">
      <Inspector.Root aria-label={label}>
        <Inspector.Section title="Layout">
          {Object.entries({ X: 120, Y: 48, W: 362, H: 92 }).map(([name, value]) => (
            <NumberField key={name} label={name} defaultValue={value} decimals={0} disabled={disabled} />
          ))}
          <NumberField label="Rotation" unit="°" min={-180} max={180} defaultValue={-3} disabled={disabled} />
        </Inspector.Section>
        <Inspector.Section title="Text">
          <TextField label="Name" defaultValue="Summer sale" disabled={disabled} />
          <FontPicker
            label="Font"
            fonts={[{ family: 'Newsreader Variable' }, { family: 'Inter Variable' }]}
            defaultValue="Newsreader Variable"
            disabled={disabled}
          />
          <NumberField label="Size" unit="px" min={1} defaultValue={24} disabled={disabled} />
          <ColorField label="Color" defaultValue="#173bac" suggestions={['#173bac', '#ffffff']} disabled={disabled} />
          <Inspector.Row label="Opacity">
            <Slider label="Opacity" value={opacity} onValueChange={setOpacity} disabled={disabled} />
            <span className="w-9 shrink-0 text-end text-muted tabular-nums">{opacity}%</span>
          </Inspector.Row>
          <Inspector.Row label="Fit">
            <Switch label="Fit to box" hideLabel defaultChecked disabled={disabled} />
          </Inspector.Row>
        </Inspector.Section>
        <Inspector.Section
          title="Shadow"
          action={
            <IconButton label="Add shadow" size="sm" className="-me-1 size-6 border-0" disabled={disabled}>
              <Plus aria-hidden />
            </IconButton>
          }
        />
        <Inspector.Section>
          <Button size="sm" variant="ghost" icon={<Trash2 />} disabled={disabled}>
            Remove
          </Button>
        </Inspector.Section>
      </Inspector.Root>
    </div>
  );
}

const meta = {
  title: 'Display/Inspector',
  component: Inspector.Root,
  parameters: {
    width: 280,
    docs: {
      description: {
        component: `
**When to use it**
- The properties of a selected object are beside it and are changed one by one, for example in an editor.
- Fields inside become 28 px high, with their labels beside them. A number can be dragged by its label.

**When not**
- It is a form that is submitted at the end: use the fields in a form.
- The properties are those of a text: use TypographyPanel.

| Key | Effect |
| --- | --- |
| Tab | Moves from field to field. |
| Arrow Up or Arrow Down in a number | Steps it; with Shift by ten. |
`,
      },
    },
  },
  args: { 'aria-label': 'Text box' },
  render: () => <TextBoxInspector />,
} satisfies Meta<typeof Inspector.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { render: () => <TextBoxInspector disabled /> };

/** Arabic words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="w-70 border border-line bg-surface">
      <Inspector.Root aria-label="مربع النص">
        <Inspector.Section title="التخطيط">
          <NumberField label="س" defaultValue={120} />
          <NumberField label="ص" defaultValue={48} />
          <NumberField label="التدوير" unit="°" defaultValue={-3} />
          <TextField label="الاسم" defaultValue="العنوان" />
        </Inspector.Section>
      </Inspector.Root>
    </div>
  ),
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: () => (
    <MatrixOf axes={{ disabled: [false, true] }} cellWidth={300}>
      {({ disabled }) => <TextBoxInspector label={disabled ? 'Disabled' : 'Enabled'} disabled={disabled} />}
    </MatrixOf>
  ),
};
