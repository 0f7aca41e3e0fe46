import { rulerMarks } from '../geometry/ruler.ts';
import { toImagePoint } from '../geometry/viewport.ts';
import type { Viewport } from '../geometry/viewport.ts';
import type { Point, Size } from '../geometry/rect.ts';

/** The length, in px of the screen. */
const thickness = 20;
const smallMark = 5;

interface RulersProps {
  viewport: Viewport;
  /** The size of the visible part, in px of the screen. */
  container: Size;
  /** How far the image is scrolled, in pixels of the screen. */
  scroll: Point;
}

interface RulerProps {
  axis: 'x' | 'y';
  /** Where the ruler starts, in pixels of the image. */
  from: number;
  /** The length, in px of the screen. */
  length: number;
  zoom: number;
}

/** One ruler. A mark ends at the side that the image is on; its number stands after it. */
function Ruler({ axis, from, length, zoom }: RulerProps) {
  const size = axis === 'x' ? { width: length, height: thickness } : { width: thickness, height: length };
  const marks = rulerMarks(from, from + length / zoom, zoom);
  return (
    <svg
      data-slot="ruler"
      data-axis={axis}
      className="absolute bg-surface text-muted"
      style={{ left: 0, top: 0 }}
      {...size}
    >
      <g {...(axis === 'y' && { transform: 'matrix(0 1 1 0 0 0)' })} stroke="currentColor">
        {marks.map(({ at, numbered }) => {
          const place = Math.round((at - from) * zoom) + 0.5;
          const start = numbered ? 0 : thickness - smallMark;
          return <line key={at} data-at={at} x1={place} x2={place} y1={start} y2={thickness} />;
        })}
        <line x1={0} x2={length} y1={thickness - 0.5} y2={thickness - 0.5} />
      </g>
      {marks.map(({ at, numbered }) => {
        const place = (at - from) * zoom;
        const turned = axis === 'x' ? `translate(${place + 4} 11)` : `translate(11 ${place - 4}) rotate(-90)`;
        return numbered ? (
          <text key={at} transform={turned} fill="currentColor" fontSize={10}>
            {at}
          </text>
        ) : null;
      })}
    </svg>
  );
}

/** Rulers above and beside the image, in its px. They are hidden from screen readers: the fields of the panel have the same values. */
export function Rulers({ viewport, container, scroll }: RulersProps) {
  const { zoom } = viewport;
  const from = toImagePoint(viewport, scroll);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden select-none">
      <Ruler axis="y" from={from.y} length={container.height} zoom={zoom} />
      <Ruler axis="x" from={from.x} length={container.width} zoom={zoom} />
      <div className="absolute bg-surface" style={{ left: 0, top: 0, width: thickness, height: thickness }} />
    </div>
  );
}
