import type { Format } from '../../messages/format.ts';

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
