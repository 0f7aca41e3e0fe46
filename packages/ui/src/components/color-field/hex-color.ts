/**
 * Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, with or without the `#`.
 * @returns the color as lower-case `#rrggbb` or `#rrggbbaa`; undefined if the text is not a color
 */
export function parseHexColor(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return undefined;
  return `#${digits.length < 6 ? digits.replace(/./g, '$&$&') : digits}`;
}
