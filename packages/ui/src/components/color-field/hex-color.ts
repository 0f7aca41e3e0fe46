/**
 * Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, with or without the `#`.
 * @returns the color as lower-case `#rrggbb` or `#rrggbbaa`; undefined if the text is not a color
 */
export function parseHexColor(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return undefined;
  return `#${digits.length < 6 ? digits.replace(/./g, '$&$&') : digits}`;
}

function byteAt(hex: string, start: number): number {
  return Number.parseInt(hex.slice(start, start + 2), 16);
}

/** The opaque color as which `#rrggbb` or `#rrggbbaa` appears over a backdrop. Ignores the alpha of the backdrop. */
export function blendOver(color: string, backdrop: string): string {
  const alpha = color.length < 9 ? 1 : byteAt(color, 7) / 255;
  const channels = [1, 3, 5].map((start) =>
    Math.round(byteAt(color, start) * alpha + byteAt(backdrop, start) * (1 - alpha)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
