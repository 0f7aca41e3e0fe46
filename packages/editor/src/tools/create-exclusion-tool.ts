import { exclusionAt } from '../exclusion-store.ts';
import type { ExclusionStore } from '../exclusion-store.ts';
import { createSelectTool } from './select-tool.ts';
import type { SelectTool } from './select-tool.ts';

/** The tool for exclusion areas: the same gestures as for texts, and drawing. */
export function createExclusionTool(store: ExclusionStore): SelectTool {
  return createSelectTool(store, { at: (point) => exclusionAt(store, point), select: store.select });
}
