import { cssFont, type TextContext, type TextStyle } from '@palimpsest/typeset';
import type { Paragraph, ParagraphStyle } from '../document.ts';
import { boundsInFrame, type FrameRectangle } from '../read/geometry.ts';

/** How a paragraph was set, in the frame of its angle; in pixels of the image. */
export interface OriginalSetting {
  /** Radians, clockwise. */
  angle: number;
  /** Around the ink of each line. */
  lines: FrameRectangle[];
  /** Around the ink of all lines. */
  ink: FrameRectangle;
  baselines: number[];
}

/** What the ink of a text leaves free or takes beyond its pen positions and baseline, in ems. */
interface InkMetrics {
  bearingLeft: number;
  bearingRight: number;
  above: number;
  below: number;
}

const measuringSize = 200;

export function originalSetting(ctx: TextContext, paragraph: Paragraph, style: ParagraphStyle): OriginalSetting {
  const angle = (paragraph.rotation * Math.PI) / 180;
  const lines = paragraph.lines.map(({ quad }) => boundsInFrame(quad, angle));
  const baselines = paragraph.lines.map(({ text }, index) => {
    const ink = lines[index] ?? { top: 0, bottom: 0 };
    const { above, below } = inkMetrics(ctx, text, style);
    // Both edges tell where the baseline is; their mean halves the error of the size.
    return (ink.bottom - below * style.fontSize + ink.top + above * style.fontSize) / 2;
  });
  return {
    angle,
    lines,
    ink: boundsInFrame(
      paragraph.lines.flatMap(({ quad }) => quad),
      angle,
    ),
    baselines,
  };
}

export function inkMetrics(
  ctx: TextContext,
  text: string,
  style: Pick<TextStyle, 'fontFamily' | 'fontWeight'>,
): InkMetrics {
  ctx.save();
  ctx.font = cssFont(style.fontFamily, style.fontWeight, measuringSize);
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
