import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  ColorField,
  FontPicker,
  IconButton,
  Inspector,
  NumberField,
  SegmentedControl,
  Slider,
  Switch,
  TextareaField,
} from '../index.ts';
import { TextAlignCenter, TextAlignEnd, TextAlignStart } from '../icons/icons.ts';

/** The properties that the inspector edits. Lengths in px of the image, angles in degrees. */
export interface TextBox {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  family: string;
  size: number;
  color: string;
  align: string;
  opacity: number;
}

interface TextInspectorProps {
  value: TextBox;
  onChange: (patch: Partial<TextBox>) => void;
}

const families = [{ family: 'Newsreader Variable' }, { family: 'Inter Variable' }];
const alignments = [
  { value: 'start', label: 'Start', icon: <TextAlignStart aria-hidden /> },
  { value: 'center', label: 'Center', icon: <TextAlignCenter aria-hidden /> },
  { value: 'end', label: 'End', icon: <TextAlignEnd aria-hidden /> },
];
const geometry = [
  ['x', 'X'],
  ['y', 'Y'],
  ['width', 'W'],
  ['height', 'H'],
] as const;

/** A whole inspector: the position of the text, its style, and optional effects. It reports one change at a time. */
export function TextInspector({ value, onChange }: TextInspectorProps) {
  return (
    <Inspector.Root aria-label="Text">
      <Inspector.Section title="Translation">
        <TextareaField
          label="Translation"
          hideLabel
          rows={2}
          autoSize
          value={value.text}
          onValueChange={(text) => onChange({ text })}
        />
      </Inspector.Section>
      <Inspector.Section title="Layout">
        <Inspector.Grid>
          {geometry.map(([name, label]) => (
            <NumberField
              key={name}
              label={label}
              labelPlacement="inside"
              decimals={0}
              value={value[name]}
              onValueChange={(length) => onChange({ [name]: length })}
            />
          ))}
        </Inspector.Grid>
        <NumberField
          label="Rotation"
          unit="°"
          min={-180}
          max={180}
          value={value.rotation}
          onValueChange={(rotation) => onChange({ rotation })}
        />
      </Inspector.Section>
      <TypeSection value={value} onChange={onChange} />
      <ShadowSection />
      <Inspector.Section>
        <Button size="sm" variant="ghost" icon={<Trash2 />} className="self-start">
          Remove text
        </Button>
      </Inspector.Section>
    </Inspector.Root>
  );
}

function TypeSection({ value, onChange }: TextInspectorProps) {
  return (
    <Inspector.Section title="Type">
      <FontPicker label="Font" fonts={families} value={value.family} onValueChange={(family) => onChange({ family })} />
      <NumberField label="Size" unit="px" min={1} value={value.size} onValueChange={(size) => onChange({ size })} />
      <ColorField
        label="Color"
        value={value.color}
        suggestions={['#2f2318', '#ffffff', '#a52712']}
        backdrop="#d98e4a"
        onValueChange={(color) => onChange({ color })}
      />
      <Inspector.Row label="Alignment">
        <SegmentedControl
          label="Alignment"
          size="sm"
          options={alignments}
          value={value.align}
          onValueChange={(align) => onChange({ align })}
        />
      </Inspector.Row>
      <Inspector.Row label="Opacity">
        <Slider label="Opacity" value={value.opacity} onValueChange={(opacity) => onChange({ opacity })} />
        <span className="w-9 shrink-0 text-end text-muted tabular-nums">{value.opacity}%</span>
      </Inspector.Row>
    </Inspector.Section>
  );
}

/** An optional property of a text. The plus adds it, the switch removes it. */
function ShadowSection() {
  const [added, setAdded] = useState(false);
  return (
    <Inspector.Section
      title="Shadow"
      action={
        added ? undefined : (
          <IconButton label="Add shadow" size="sm" className="-me-1 size-6 border-0" onClick={() => setAdded(true)}>
            <Plus aria-hidden />
          </IconButton>
        )
      }
    >
      {added ? (
        <>
          <NumberField label="Blur" unit="px" min={0} defaultValue={4} />
          <ColorField label="Shadow color" defaultValue="#2f231866" />
          <Inspector.Row label="Shown">
            <Switch label="Shadow" hideLabel checked onCheckedChange={setAdded} />
          </Inspector.Row>
        </>
      ) : null}
    </Inspector.Section>
  );
}
