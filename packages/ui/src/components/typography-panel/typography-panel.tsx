'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import {
  ChevronDown,
  Plus,
  RotateCcw,
  SlidersHorizontal,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Trash2,
  Type,
  Upload,
} from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useOpenState } from '../../lib/open-state.tsx';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import { ColorField } from '../color-field/color-field.tsx';
import * as DropdownMenu from '../dropdown-menu/dropdown-menu.parts.ts';
import { FontPicker } from '../font-picker/font-picker.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as Inspector from '../inspector/inspector.parts.ts';
import { NumberField } from '../number-field/number-field.tsx';
import { FieldPanel } from '../popover/field-panel.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { SelectField } from '../select/select-field.tsx';
import { TextField } from '../text-field/text-field.tsx';

export interface TypographyPanelMessages {
  /** The accessible name of the panel. */
  label: string;
  /** Shown while no text is selected. */
  nothingSelected: string;
  /** The heading of the style properties of a text. */
  text: string;
  /** The heading of the position and size of a text. */
  position: string;
  /** The label of the field for the font family. */
  fontFamily: string;
  /** The accessible name of the button that uploads a font file. */
  uploadFont: string;
  /** The label of the field for the weight. */
  weight: string;
  /** The label of the field for the font size. */
  size: string;
  /** The accessible name of the button that opens the preset sizes. */
  sizePresets: string;
  /** The label of the alignment. */
  alignment: string;
  /** One of the alignments. */
  alignLeft: string;
  /** One of the alignments. */
  alignCenter: string;
  /** One of the alignments. */
  alignRight: string;
  /** The label of the field for the color. */
  color: string;
  /** Shown instead of a value that differs among the selected texts. */
  mixed: string;
  /** The label of the distance from the left edge of the image. */
  x: string;
  /** The label of the distance from the upper edge of the image. */
  y: string;
  /** The label of the width of the text box. */
  width: string;
  /** The label of the height of the text box. */
  height: string;
  /** The label of the rotation of the text box. */
  rotation: string;
  /** The accessible name of the button that opens the fields of position and size. */
  editPosition: string;
  /** The button that restores the original style of the text. */
  reset: string;
  /** The button that removes the text from the image. */
  remove: string;
  /** The button that adds a text. */
  add: string;
}

export const typographyPanelMessages: TypographyPanelMessages = {
  label: 'Typography',
  nothingSelected: 'Select a text element to edit its properties.',
  text: 'Text',
  position: 'Position and size',
  fontFamily: 'Font family',
  uploadFont: 'Upload custom font',
  weight: 'Weight',
  size: 'Size',
  sizePresets: 'Size presets',
  alignment: 'Text alignment',
  alignLeft: 'Align left',
  alignCenter: 'Align center',
  alignRight: 'Align right',
  color: 'Color',
  mixed: 'Mixed',
  x: 'X',
  y: 'Y',
  width: 'Width',
  height: 'Height',
  rotation: 'Rotation',
  editPosition: 'Edit position and size',
  reset: 'Reset',
  remove: 'Remove',
  add: 'Add Text',
};

/** The properties of a text that the panel can change. */
export interface TypographyStyle {
  /** The name of the family, as in {@link TypographyFamily.name}. */
  fontFamily: string;
  /** The name of the weight: Light, Regular, Medium, SemiBold or Bold. */
  fontWeight: string;
  /** The font size, in px of the image. */
  fontSize: number;
  /** The alignment of the lines. */
  textAlign: 'left' | 'center' | 'right';
  /** The color of the text, in hex, with alpha if it is not opaque. */
  fill: string;
}

/** The position of a text and the size of its box, in px of the image. */
export interface TypographyGeometry {
  /** The distance from the left edge of the image. */
  x: number;
  /** The distance from the upper edge of the image. */
  y: number;
  /** The width of the box. */
  width: number;
  /** The height of the box. */
  height: number;
  /** The rotation in degrees, clockwise. Undefined if texts cannot be rotated. */
  rotation?: number | undefined;
}

/** The style of several texts. A property is null if it differs among them. */
type SharedTypographyStyle = { [Property in keyof TypographyStyle]: TypographyStyle[Property] | null };

/** The properties of one or several selected texts, as the panel shows them. */
export interface TypographySelection extends SharedTypographyStyle, TypographyGeometry {
  /** The unique id of the selection. If it changes, typed text that is not applied yet is discarded, so that no other text gets it. */
  id?: string | undefined;
  /** Colors to choose from, in hex. The first three are shown. */
  suggestedColors: readonly string[];
}

/** A font family that can be chosen. */
export interface TypographyFamily {
  /** The name of the family. */
  name: string;
  /** The CSS `font-family` in which the name is shown. @default the name, then a sans serif */
  fontFamily?: string | undefined;
  /** The names of its weights, as in {@link TypographyStyle.fontWeight}. */
  weights: readonly string[];
  /** Whether the user uploaded the font. Such fonts are listed under their own heading. @default false */
  custom?: boolean | undefined;
  /** The heading above it in the list of families, as in `FontOption.group`. */
  group?: string | undefined;
}

/** How long a font error is shown by default, in ms. */
const defaultFontErrorDuration = 5000;

export interface TypographyPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'onChange' | 'onReset'> {
  /** The properties of the selected text or texts. A property that differs among the texts is null. Null if no text is selected. */
  selection: TypographySelection | null;
  /** The font families that can be chosen. The family of the selected text is listed even if it is not among them. */
  fontFamilies: readonly TypographyFamily[];
  /** Whether the properties cannot be changed. Screen readers still read them, and users can still add a text. @default false */
  readOnly?: boolean | undefined;
  /** Called with the changed properties. If a new family lacks the current weight, they include a new weight. */
  onChange: (patch: Partial<TypographyStyle>) => void;
  /** Called with the changed position, size or rotation. Without it these values are read-only. */
  onGeometryChange?: ((patch: Partial<TypographyGeometry>) => void) | undefined;
  /** Called when the user presses the reset button: restore the original style of the text. Without it there is no such button. */
  onReset?: (() => void) | undefined;
  /** Called when the user presses the remove button: remove the text from the image. Without it there is no such button. */
  onRemove?: (() => void) | undefined;
  /** Called when the user presses the add button: add a text. Without it there is no such button. */
  onAddText?: (() => void) | undefined;
  /** Called with a font file that the user has chosen. The file is not checked. */
  onUploadFont: (file: File) => void;
  /** Why the last font file was rejected. It is shown for `fontErrorDuration`. To show the same error again, remove it in between. */
  fontError?: string | undefined;
  /** How long the font error is shown, in ms; `Infinity` for as long as `fontError` is set. @default 5000 */
  fontErrorDuration?: number | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<TypographyPanelMessages> | undefined;
}

/** The properties of the selected texts, or a note that no text is selected. */
export function TypographyPanel({
  selection,
  fontFamilies,
  readOnly = false,
  onChange,
  onGeometryChange,
  onReset,
  onRemove,
  onAddText,
  onUploadFont,
  fontError,
  fontErrorDuration = defaultFontErrorDuration,
  messages,
  'aria-label': label,
  ...props
}: TypographyPanelProps) {
  const words = useMessages('typographyPanel', typographyPanelMessages, messages);
  return (
    <Inspector.Root data-slot="typography-panel" aria-label={label ?? words.label} {...props}>
      {onAddText ? (
        <div data-slot="typography-add" className="p-3">
          <Button size="sm" fullWidth icon={<Plus />} onClick={onAddText}>
            {words.add}
          </Button>
        </div>
      ) : null}
      {selection ? (
        <div className="flex flex-col divide-y divide-pal-line">
          <TextProperties
            key={selection.id}
            {...{ selection, fontFamilies, onChange, onGeometryChange, onReset, onRemove }}
            {...{ readOnly, onUploadFont, fontError, fontErrorDuration, words }}
          />
        </div>
      ) : (
        <div data-slot="typography-empty" className="flex flex-col items-center gap-3 px-6 py-10 text-center">
          <Type aria-hidden className="size-7 text-pal-faint" strokeWidth={1.25} />
          <p className="max-w-48 text-pal-sm text-balance text-pal-muted">{words.nothingSelected}</p>
        </div>
      )}
    </Inspector.Root>
  );
}

interface TextPropertiesProps extends Omit<TypographyPanelProps, 'onAddText' | 'messages'> {
  selection: TypographySelection;
  readOnly: boolean;
  fontErrorDuration: number;
  words: TypographyPanelMessages;
}

/** The properties of one text, or those that several texts have in common. */
function TextProperties(props: TextPropertiesProps) {
  const { selection, fontFamilies, readOnly, onChange, onGeometryChange, onReset, onRemove, words } = props;
  const weights = weightsOf(fontFamilies, selection.fontFamily);
  const { fontWeight } = selection;
  const listedWeights = fontWeight === null || weights.includes(fontWeight) ? weights : [fontWeight, ...weights];
  return (
    <>
      <Inspector.Section data-slot="typography-fields" title={words.text}>
        <FontFamilyRow {...props} />
        <SelectField
          label={words.weight}
          disabled={readOnly}
          value={fontWeight}
          placeholder={words.mixed}
          onValueChange={(fontWeight) => onChange({ fontWeight })}
          options={listedWeights.map((weight) => ({ value: weight, label: weight }))}
        />
        <FontSizeField
          label={words.size}
          presetsLabel={words.sizePresets}
          value={selection.fontSize}
          placeholder={words.mixed}
          readOnly={readOnly}
          onValueChange={(fontSize) => onChange({ fontSize })}
        />
        <AlignmentRow value={selection.textAlign} {...{ readOnly, onChange, words }} />
        <ColorField
          label={words.color}
          value={selection.fill ?? ''}
          placeholder={words.mixed}
          readOnly={readOnly}
          onValueChange={(fill) => onChange({ fill })}
          suggestions={selection.suggestedColors}
        />
      </Inspector.Section>
      <TextGeometry geometry={selection} onChange={onGeometryChange} {...{ readOnly, words }} />
      <TextActions {...{ readOnly, onReset, onRemove, words }} />
    </>
  );
}

/** The font family, and a button that uploads a font file. */
function FontFamilyRow(props: TextPropertiesProps) {
  const { selection, fontFamilies, readOnly, onChange, onUploadFont, fontError, fontErrorDuration, words } = props;
  const fontFile = useRef<HTMLInputElement>(null);
  const shownError = useExpiring(fontError, fontErrorDuration);
  const changeFamily = (fontFamily: string) => {
    const current = selection.fontWeight;
    const fontWeight = current === null ? null : fallbackWeight(current, weightsOf(fontFamilies, fontFamily));
    onChange(fontWeight === null || fontWeight === current ? { fontFamily } : { fontFamily, fontWeight });
  };
  return (
    <div className="flex items-start gap-1">
      <FontPicker
        className="min-w-0 flex-1"
        label={words.fontFamily}
        disabled={readOnly}
        value={selection.fontFamily ?? ''}
        placeholder={words.mixed}
        fonts={fontFamilies.map(({ name, weights: _weights, ...family }) => ({ family: name, ...family }))}
        onValueChange={changeFamily}
        error={shownError}
      />
      <IconButton
        label={words.uploadFont}
        size="sm"
        disabled={readOnly}
        className="-me-1 size-7 border-0"
        onClick={() => fontFile.current?.click()}
      >
        <Upload aria-hidden />
      </IconButton>
      <input
        ref={fontFile}
        type="file"
        data-slot="font-file-input"
        accept=".ttf,.otf,.woff,.woff2"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the user choose the same file again.
          event.target.value = '';
          if (file) onUploadFont(file);
        }}
      />
    </div>
  );
}

interface AlignmentRowProps extends Pick<TextPropertiesProps, 'readOnly' | 'onChange' | 'words'> {
  value: TypographyStyle['textAlign'] | null;
}

function AlignmentRow({ value, readOnly, onChange, words }: AlignmentRowProps) {
  return (
    <Inspector.Row label={words.alignment}>
      <SegmentedControl
        label={words.alignment}
        size="sm"
        // "Left" is on the left in every writing direction.
        dir="ltr"
        options={[
          { value: 'left', label: words.alignLeft, icon: <TextAlignStart /> },
          { value: 'center', label: words.alignCenter, icon: <TextAlignCenter /> },
          { value: 'right', label: words.alignRight, icon: <TextAlignEnd /> },
        ]}
        disabled={readOnly}
        value={value}
        onValueChange={(textAlign) => onChange({ textAlign })}
        className="flex w-full"
      />
      {value === null ? <span className="shrink-0 text-pal-faint">{words.mixed}</span> : null}
    </Inspector.Row>
  );
}

type TextActionsProps = Pick<TextPropertiesProps, 'readOnly' | 'onReset' | 'onRemove' | 'words'>;

function TextActions({ readOnly, onReset, onRemove, words }: TextActionsProps) {
  return (
    <div data-slot="typography-actions" className="grid grid-cols-2 gap-2 p-3 empty:hidden">
      {onReset ? (
        <Button size="sm" icon={<RotateCcw />} disabled={readOnly} onClick={onReset}>
          {words.reset}
        </Button>
      ) : null}
      {onRemove ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash2 />}
          disabled={readOnly}
          className="text-pal-danger hover:bg-pal-danger-soft hover:text-pal-danger active:text-pal-danger"
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      ) : null}
    </div>
  );
}

/** The font sizes in the menu of the field, in px. */
export const fontSizePresets = [16, 18, 20, 24, 28, 32] as const;

/**
 * Parses a typed font size. The unit `px` is optional, and the decimal separator is a point or a comma.
 * @returns the size in px, or undefined if the text is not a positive number
 */
export function parseFontSize(text: string): number | undefined {
  const match = /^\s*(\d+(?:[.,]\d+)?|[.,]\d+)\s*(?:px)?\s*$/i.exec(text);
  const size = Number(match?.[1]?.replace(',', '.'));
  return Number.isFinite(size) && size > 0 ? size : undefined;
}

/** Formats a font size with its unit and at most two decimals. */
export function formatFontSize(size: number): string {
  return `${Math.round(size * 100) / 100}px`;
}

interface FontSizeFieldProps {
  label: string;
  /** The accessible name of the button that opens the preset sizes. */
  presetsLabel: string;
  /** The font size, in px. Null if several texts have different sizes. */
  value: number | null;
  /** Shown if the size is null. */
  placeholder: string;
  /** Whether the size cannot be changed. Its text can be selected. */
  readOnly: boolean;
  /** Called with a size in px when a typed size is applied (by Enter, or when the field loses the focus) and when a preset is chosen. */
  onValueChange: (size: number) => void;
}

/** A text field for a font size with its unit, and a menu of preset sizes. A typed size is applied by Enter or when the field loses the focus. */
function FontSizeField({ label, presetsLabel, value, placeholder, readOnly, onValueChange }: FontSizeFieldProps) {
  const [draft, setDraft] = useState<string>();

  const applyDraft = () => {
    const size = draft === undefined ? undefined : parseFontSize(draft);
    setDraft(undefined);
    if (size !== undefined && size !== value) onValueChange(size);
  };

  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      readOnly={readOnly}
      value={draft ?? (value === null ? '' : formatFontSize(value))}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={applyDraft}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') applyDraft();
        if (event.key === 'Escape') setDraft(undefined);
      }}
      suffix={
        <DropdownMenu.Root>
          <DropdownMenu.Trigger
            aria-label={presetsLabel}
            disabled={readOnly}
            className="-me-0.5 flex size-6 items-center justify-center rounded-pal-sm text-pal-faint hover:bg-pal-ink/6 hover:text-pal-ink disabled:opacity-50"
          >
            <ChevronDown aria-hidden className="size-3.5" />
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end" className="min-w-24">
            {fontSizePresets.map((size) => (
              <DropdownMenu.Item key={size} onSelect={() => onValueChange(size)} className="tabular-nums">
                {formatFontSize(size)}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      }
    />
  );
}

interface TextGeometryProps {
  geometry: TypographyGeometry;
  /** Called with the changed position, size or rotation. Without it there is no button that opens the fields. */
  onChange: ((patch: Partial<TypographyGeometry>) => void) | undefined;
  /** Whether the fields cannot be opened or changed. */
  readOnly: boolean;
  words: TypographyPanelMessages;
}

const sides = ['x', 'y', 'width', 'height'] as const;

/** A summary of the position and size of the text. A popover contains fields for the same numbers. */
function TextGeometry({ geometry, onChange, readOnly, words }: TextGeometryProps) {
  return (
    <Inspector.Section
      title={words.position}
      action={onChange ? <GeometryPopover {...{ geometry, onChange, readOnly, words }} /> : null}
    >
      <dl data-slot="typography-geometry" className="grid grid-cols-2 gap-x-4 tabular-nums">
        {sides.map((side) => (
          <div key={side} className="flex min-h-6 items-center justify-between gap-2">
            <dt className="text-pal-muted">{words[side]}</dt>
            {/* The number stands before its unit in every writing direction. */}
            <dd dir="ltr">{Math.round(geometry[side])} px</dd>
          </div>
        ))}
      </dl>
    </Inspector.Section>
  );
}

function GeometryPopover({
  geometry,
  onChange,
  readOnly,
  words,
}: TextGeometryProps & { onChange: NonNullable<TextGeometryProps['onChange']> }) {
  const { root, openings } = useOpenState({});
  return (
    <RadixPopover.Root {...root}>
      <RadixPopover.Trigger asChild>
        <IconButton label={words.editPosition} size="sm" disabled={readOnly} className="-me-1 size-6 border-0">
          <SlidersHorizontal aria-hidden />
        </IconButton>
      </RadixPopover.Trigger>
      <FieldPanel
        openings={openings}
        data-slot="typography-transform"
        aria-label={words.editPosition}
        side="left"
        sideOffset={8}
        className="w-56 p-0"
      >
        <Inspector.Root aria-label={words.editPosition}>
          <Inspector.Section>
            {sides.map((side) => (
              <NumberField
                key={side}
                label={words[side]}
                unit="px"
                decimals={0}
                min={side === 'width' || side === 'height' ? 1 : undefined}
                readOnly={readOnly}
                value={geometry[side]}
                onValueChange={(value) => onChange({ [side]: value })}
              />
            ))}
            {geometry.rotation === undefined ? null : (
              <NumberField
                label={words.rotation}
                unit="°"
                decimals={1}
                min={-180}
                max={180}
                readOnly={readOnly}
                value={geometry.rotation}
                onValueChange={(rotation) => onChange({ rotation })}
              />
            )}
          </Inspector.Section>
        </Inspector.Root>
      </FieldPanel>
    </RadixPopover.Root>
  );
}

/** The names of the weights of a family, or of all families if `family` is null. An unknown family has no weights. */
export function weightsOf(families: readonly TypographyFamily[], family: string | null): readonly string[] {
  if (family === null) return [...new Set(families.flatMap(({ weights }) => weights))];
  return families.find(({ name }) => name === family)?.weights ?? [];
}

/** The weight for a family that may lack the current one: the same weight, else Regular, else the first one. */
export function fallbackWeight(current: string, available: readonly string[]): string {
  if (available.includes(current)) return current;
  return available.includes('Regular') ? 'Regular' : (available[0] ?? 'Regular');
}

/**
 * Returns a message for `duration` ms, then undefined. To return the same message again, pass another message or undefined in between.
 * @param duration How long the message is returned, in ms; `Infinity` for as long as it is passed.
 */
function useExpiring(message: string | undefined, duration: number): string | undefined {
  const [expired, setExpired] = useState<string>();
  useEffect(() => {
    // A timer with a delay of Infinity would fire at once.
    if (!message || duration === Infinity) return undefined;
    const timer = setTimeout(() => setExpired(message), duration);
    return () => {
      clearTimeout(timer);
      setExpired(undefined);
    };
  }, [message, duration]);
  return message === expired ? undefined : message;
}
