/** How a story is shown: the theme, the width in px, and whether the system forces its colours. */
export interface Mode {
  theme?: 'light' | 'dark';
  viewport?: number;
  forcedColors?: 'active';
}

/**
 * The modes of every matrix story, for Chromatic and for the pictures that are compared here: one list for both. Here, a
 * matrix is pictured as `narrow` only if a part of it takes another size there. The other writing direction has a story of
 * its own, `RightToLeft`, with words that are read that way.
 */
export const matrixModes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'forced-colors': { forcedColors: 'active' },
  narrow: { viewport: 375 },
} as const satisfies Record<string, Mode>;

const { narrow: _narrow, ...others } = matrixModes;
/** For a matrix whose cells have a fixed width: a narrow window would only add rows. */
export const fixedWidthModes = others;

/** For a story that is not a matrix and looks different in the dark theme. */
export const themeModes = { light: matrixModes.light, dark: matrixModes.dark } as const satisfies Record<string, Mode>;
