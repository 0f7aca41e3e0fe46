import type { Format } from '../../messages/format.ts';

/** The built-in words of Minimap. */
export interface MinimapMessages {
  /** The accessible name of the frame around the visible part. */
  label: string;
  /** The text for the center of the visible part, which is given as fractions from 0 to 1 of the width and the height. */
  position: (across: number, down: number, format: Format) => string;
}

export const minimapMessages: MinimapMessages = {
  label: 'Visible part',
  position: (across, down, { number }) =>
    `${number(across, { style: 'percent' })} across, ${number(down, { style: 'percent' })} down`,
};
