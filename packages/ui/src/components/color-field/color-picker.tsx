'use client';

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { HexAlphaColorPicker } from 'react-colorful';
import { Pipette } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useFormat } from '../../messages/context.ts';
import type { Format } from '../../messages/format.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FieldPanel } from '../popover/field-panel.tsx';
import { parseHexColor } from './hex-color.ts';

export interface ColorFieldMessages {
  /** The accessible name of the swatch that opens the picker; `label` is the label of the field. */
  pick: (label: string) => string;
  /** The accessible name of the picker. */
  picker: (label: string) => string;
  /** The accessible name of a suggested color. */
  use: (color: string) => string;
  /** The accessible name of the button that picks a color from the screen. */
  eyedropper: string;
  /** The accessible name of the square of saturation and brightness. */
  area: string;
  /** The spoken value of the square; `saturation` and `brightness` are 0 to 1. */
  areaValue: (saturation: number, brightness: number, format: Format) => string;
  /** The accessible name of the strip of hues. */
  hue: string;
  /** The accessible name of the strip of alpha. */
  alpha: string;
}

export const colorFieldMessages: ColorFieldMessages = {
  pick: (label) => `Pick: ${label}`,
  picker: (label) => `${label}: picker`,
  use: (color) => `Use ${color}`,
  eyedropper: 'Pick a color from the screen',
  area: 'Saturation and brightness',
  areaValue: (saturation, brightness, { number }) =>
    `Saturation ${number(saturation, { style: 'percent' })}, brightness ${number(brightness, { style: 'percent' })}`,
  hue: 'Hue',
  alpha: 'Opacity',
};

/** The EyeDropper API: https://wicg.github.io/eyedropper-api/ */
interface EyeDropperWindow {
  EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> };
}

const getEyeDropper = () => (window as EyeDropperWindow).EyeDropper;
const neverChanges = () => () => undefined;

// react-colorful adds a style sheet outside of any layer: only important classes override it. Its children are the square, the
// strip of hues and the strip of alpha. Handles stay inside the strips: the draggable area is inset by half a handle.
const pickerStyle = [
  'w-56! gap-3 forced-color-adjust-none',
  '[&>:first-child]:rounded-pal-md! [&>:first-child]:border-b-0!',
  '[&>:nth-child(n+2)]:h-3.5! [&>:nth-child(n+2)]:rounded-full! [&>:nth-child(n+2)>[class*=interactive]]:inset-x-2!',
  '[&_[class*=pointer]:not([class*=fill])]:size-4!',
];

interface ColorPickerProps {
  /** The color in hex; empty for no color. */
  value: string;
  /** The accessible name of the panel. */
  label: string;
  /** How often the panel was opened. */
  openings: number;
  words: ColorFieldMessages;
  onChoose: (color: string) => void;
}

/** The panel below the field: the square of saturation and brightness, the strips of hues and of alpha, and the eyedropper. */
export function ColorPicker({ value, label, openings, words, onChoose }: ColorPickerProps) {
  return (
    <FieldPanel openings={openings} data-slot="color-field-picker" aria-label={label} className="p-3">
      <div className="flex flex-col gap-3">
        <Area {...{ value, words, onChoose }} />
        <EyeDropperButton {...{ words, onChoose }} />
      </div>
    </FieldPanel>
  );
}

function Area({ value, words, onChoose }: Pick<ColorPickerProps, 'value' | 'words' | 'onChoose'>) {
  return (
    <div ref={useTranslatedHandles(words)} data-slot="color-field-area">
      <HexAlphaColorPicker className={cn(pickerStyle)} color={value || '#ffffff'} onChange={onChoose} />
    </div>
  );
}

/** The button that picks a color from the screen. Rendered only in browsers with the EyeDropper API. */
function EyeDropperButton({ words, onChoose }: Pick<ColorPickerProps, 'words' | 'onChoose'>) {
  const EyeDropper = useSyncExternalStore(neverChanges, getEyeDropper, () => undefined);
  if (!EyeDropper) return null;
  return (
    <IconButton
      data-slot="color-field-eyedropper"
      size="sm"
      label={words.eyedropper}
      className="ms-auto border-0"
      onClick={() => void pickFromScreen(new EyeDropper(), onChoose)}
    >
      <Pipette aria-hidden />
    </IconButton>
  );
}

/** Translates the names of the handles: react-colorful has English names only. */
function useTranslatedHandles(words: ColorFieldMessages) {
  const picker = useRef<HTMLDivElement>(null);
  const format = useFormat();
  useLayoutEffect(() => {
    const [area, hue, alpha] = picker.current?.querySelectorAll('[role=slider]') ?? [];
    area?.setAttribute('aria-label', words.area);
    const percents = /^Saturation (\d+)%, Brightness (\d+)%$/.exec(area?.getAttribute('aria-valuetext') ?? '');
    if (percents)
      area?.setAttribute(
        'aria-valuetext',
        words.areaValue(Number(percents[1]) / 100, Number(percents[2]) / 100, format),
      );
    hue?.setAttribute('aria-label', words.hue);
    alpha?.setAttribute('aria-label', words.alpha);
  });
  return picker;
}

async function pickFromScreen(
  eyeDropper: { open: () => Promise<{ sRGBHex: string }> },
  onPick: (color: string) => void,
) {
  try {
    const { sRGBHex } = await eyeDropper.open();
    const color = parseHexColor(sRGBHex);
    if (color) onPick(color);
  } catch (error) {
    // The user pressed Escape in the eyedropper.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
