/** Sizes offered beside the field, in px. */
export const fontSizePresets = [16, 18, 20, 24, 28, 32] as const;

/**
 * Reads what was typed as a font size, `px` allowed.
 * @returns px, or undefined unless it is a positive number: such a text is ignored.
 */
export function parseFontSize(text: string): number | undefined {
  const match = /^\s*(\d+(?:[.,]\d+)?|[.,]\d+)\s*(?:px)?\s*$/i.exec(text);
  const size = Number(match?.[1]?.replace(',', '.'));
  return Number.isFinite(size) && size > 0 ? size : undefined;
}

/** A size as it is shown: at most two decimals, with its unit. */
export function formatFontSize(size: number): string {
  return `${Math.round(size * 100) / 100}px`;
}
