import type { History } from './history.ts';
import type { Aside } from './model/aside.ts';
import type { Box } from './model/box.ts';
import type { Brush } from './model/brush-stroke.ts';
import type { Records } from './model/diff.ts';
import type { ToolMode, ToolState } from './tools/tool-state.ts';

/** What a store of boxes holds at one moment. */
export interface BoxState<R extends Box> extends Aside {
  records: Records<R>;
  /** In the order in which they were selected. */
  selectedIds: readonly string[];
  mode: ToolMode;
  tool: ToolState<R>;
  history: History<R>;
  brush: Brush;
}
