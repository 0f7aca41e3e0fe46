import { activeIds } from './tools/tool-state.ts';
import type { ToolState } from './tools/tool-state.ts';

/** Listeners by the id of the record that they listen to. */
export interface Watchers {
  /** Adds a listener. @returns a function that removes it */
  watch: (id: string, listener: () => void) => () => void;
  /** Calls the listeners of these ids, each once. */
  notify: (ids: Iterable<string>) => void;
  notifyAll: () => void;
}

function call(listeners: Iterable<() => void>): void {
  for (const listener of new Set(listeners)) listener();
}

/** Creates watchers, which call only the listeners of the records that a change concerns. */
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
    notify(ids) {
      call([...new Set(ids)].flatMap((id) => [...(watchers.get(id) ?? [])]));
    },
    notifyAll() {
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
