import type { History } from './history.ts';
import type { Box } from './model/box.ts';
import type { Brush } from './model/brush-stroke.ts';
import type { Records } from './model/diff.ts';
import type { Extras } from './model/extras.ts';
import type { ToolState } from './tools/tool-state.ts';

/** The state of a store of boxes. */
export interface BoxState<R extends Box> {
  records: Records<R>;
  extras: Extras;
  /** The ids of the selected records, in the order in which they were selected. */
  selectedIds: readonly string[];
  /** The id of the tool in hand. */
  mode: string;
  tool: ToolState<R>;
  history: History<R>;
  brush: Brush;
}
