import type { Design } from '../design.ts';

interface Size {
  width: number;
  height: number;
}

/** A kind of picture: what stands where. */
export interface Layout {
  name: string;
  /** The smallest size of the page in px; it grows with its content. */
  size: (design: Design) => Size;
  /** The content of `<body>`. */
  body: (design: Design, size: Size) => string;
}

/** A column of parts with that much space between them, in px. */
export function stack(gap: number, parts: readonly string[], css = ''): string {
  return `<div style="display:flex;flex-direction:column;gap:${gap}px;${css}">${parts.join('')}</div>`;
}

export function across(gap: number, parts: readonly string[], css = ''): string {
  return `<div style="display:flex;align-items:center;gap:${gap}px;${css}">${parts.join('')}</div>`;
}

export function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A sheet under texts that must be legible on any background; a photograph keeps its own. */
export function panel({ palette, background }: Design, content: string, css = ''): string {
  const paint = background === 'photo' || background === 'pattern' ? palette.paper : 'transparent';
  return `<div style="background:${paint};border-radius:18px;${css}">${content}</div>`;
}
