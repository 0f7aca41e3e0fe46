import type { LineFrame } from '../erase/line-frame.ts';
import type { Coverage, InkBounds } from './coverage.ts';

/** A line as it was read, and the ink it left. */
export interface LineInk {
  text: string;
  frame: LineFrame;
  coverage: Coverage;
  bounds: InkBounds;
}
