import { originalSettingParameters } from './parameters.ts';
import { cssFont, type TextContext, type TextStyle } from '@palimpsest/typeset';
import type { Paragraph } from '../document.ts';
import { boundsInFrame } from '../geometry/oriented-rectangle.ts';
import { type Bounds } from '../geometry/bounds.ts';

/** How a paragraph was set, in the frame of its angle; in pixels of the image. */
export interface OriginalSetting {
  /** Radians, clockwise. */
  angle: number;
  /** Around the ink of each line. */
  lines: Bounds[];
  /** Around the ink of all lines. */
  ink: Bounds;
  /** The edges that the text was set to. */
  edges: { left: number; right: number };
  baselines: number[];
}

/** What the ink of a text leaves free or takes beyond its pen positions and baseline, in ems. */
interface InkMetrics {
  bearingLeft: number;
  bearingRight: number;
  above: number;
  below: number;
}

const { measuringSize, displaySize } = originalSettingParameters;
const noInk: InkMetrics = { bearingLeft: 0, bearingRight: 0, above: 0, below: 0 };

export function isDisplay({ fontSize }: Pick<TextStyle, 'fontSize'>): boolean {
  return fontSize > displaySize;
}

export function originalSetting(ctx: TextContext, paragraph: Paragraph, style: TextStyle): OriginalSetting {
  const angle = (paragraph.rotation * Math.PI) / 180;
  const lines = paragraph.lines.map(({ quad }) => boundsInFrame(quad, angle));
  const metrics = paragraph.lines.map(({ text }) => inkMetrics(ctx, text, style));
  const baselines = lines.map((ink, index) => {
    const { above, below } = metrics[index] ?? noInk;
    // Both edges tell where the baseline is; their mean halves the error of the size.
    return (ink.bottom - below * style.fontSize + ink.top + above * style.fontSize) / 2;
  });
  const bearing = isDisplay(style) ? 0 : style.fontSize;
  const edges = {
    left: Math.min(...lines.map((ink, index) => ink.left - (metrics[index] ?? noInk).bearingLeft * bearing)),
    right: Math.max(...lines.map((ink, index) => ink.right + (metrics[index] ?? noInk).bearingRight * bearing)),
  };
  const ink = boundsInFrame(
    paragraph.lines.flatMap(({ quad }) => quad),
    angle,
  );
  return { angle, lines, ink, edges, baselines };
}

export function inkMetrics(
  ctx: TextContext,
  text: string,
  style: Pick<TextStyle, 'fontFamily' | 'fontWeight' | 'fontStyle'>,
): InkMetrics {
  ctx.save();
  ctx.font = cssFont(style.fontFamily, style.fontWeight, measuringSize, style.fontStyle);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const measured = ctx.measureText(text);
  ctx.restore();
  return {
    bearingLeft: -measured.actualBoundingBoxLeft / measuringSize,
    bearingRight: (measured.width - measured.actualBoundingBoxRight) / measuringSize,
    above: measured.actualBoundingBoxAscent / measuringSize,
    below: measured.actualBoundingBoxDescent / measuringSize,
  };
}
