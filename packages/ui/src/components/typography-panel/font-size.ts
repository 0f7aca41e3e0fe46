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
