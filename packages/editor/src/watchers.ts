import { activeIds } from './tools/tool-state.ts';
import type { ToolState } from './tools/tool-state.ts';

/** Listeners by the id of what they listen to. */
export interface Watchers {
  /** @returns what ends the listening */
  watch: (id: string, listener: () => void) => () => void;
  /** Calls back all who listen to one of these ids, each once. */
  tell: (ids: Iterable<string>) => void;
  tellAll: () => void;
}

function call(listeners: Iterable<() => void>): void {
  for (const listener of new Set(listeners)) listener();
}

/** Lets a change of one record of many call back those that show it, and nobody else. */
export function createWatchers(): Watchers {
  const watchers = new Map<string, Set<() => void>>();
  return {
    watch(id, listener) {
      const listeners = watchers.get(id) ?? new Set();
      watchers.set(id, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) watchers.delete(id);
      };
    },
    tell(ids) {
      call([...new Set(ids)].flatMap((id) => [...(watchers.get(id) ?? [])]));
    },
    tellAll() {
      call([...watchers.values()].flatMap((listeners) => [...listeners]));
    },
  };
}

interface Grouped<R> {
  selectedIds: readonly string[];
  tool: ToolState<R>;
}

/** The ids that came into the selection or a gesture, or left them. */
export function regrouped<R>(before: Grouped<R>, after: Grouped<R>): string[] {
  const selection = before.selectedIds === after.selectedIds ? [] : [...before.selectedIds, ...after.selectedIds];
  const [was, is] = [activeIds(before.tool), activeIds(after.tool)];
  return was === is && before.tool.name === after.tool.name ? selection : [...selection, ...was, ...is];
}
