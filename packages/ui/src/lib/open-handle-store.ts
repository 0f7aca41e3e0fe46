import type { SyntheticEvent } from 'react';
import type { OpenChangeCause } from './open-change-reason.ts';

/** The events of a trigger elsewhere that the trigger in the root handles. */
const forwarded = [
  'onClick',
  'onKeyDown',
  'onPointerDown',
  'onPointerEnter',
  'onPointerMove',
  'onPointerLeave',
  'onFocus',
  'onBlur',
] as const;

type Handlers = Record<(typeof forwarded)[number], (event: SyntheticEvent) => void>;

/** A root on the page that has the handle. */
export interface HandledRoot {
  change: (open: boolean, cause: OpenChangeCause) => boolean;
  /** The handlers of the trigger of Radix in the root. */
  handlers: Partial<Handlers>;
  /** Whether the caller of the root holds the id of its trigger. */
  holdsTrigger: boolean;
}

interface Opened<Payload> {
  open: boolean;
  payload: Payload | undefined;
  /** The id of the trigger that it belongs to; null if code opened it without one. */
  triggerId: string | null;
  trigger: HTMLElement | null;
  /** The id of the content, while it is open. */
  contentId: string | undefined;
  /** `data-state` of the trigger. */
  look: string | undefined;
}

interface Registered<Payload> {
  element: HTMLElement;
  payload: Payload | undefined;
}

const noRoot = 'No Root with this handle is on the page. Draw one, and pass the handle to it.';

/** The state behind a handle, and how it changes. */
export class HandleStore<Payload> {
  private state: Opened<Payload> = {
    open: false,
    payload: undefined,
    triggerId: null,
    trigger: null,
    contentId: undefined,
    look: 'closed',
  };
  /** False after code has given a payload of its own: the one of the trigger then does not replace it. */
  private followsTrigger = true;
  private readonly listeners = new Set<() => void>();
  private readonly triggers = new Map<string, Registered<Payload>>();
  /** While one page replaces another, both may have a root: the one that came last has the handle. */
  private readonly roots: HandledRoot[] = [];

  /** The handlers of each trigger elsewhere. */
  readonly handlers = Object.fromEntries(
    forwarded.map((name) => [name, (event: SyntheticEvent) => this.forward(name, event)]),
  ) as Handlers;

  readonly get = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(next: Partial<Opened<Payload>>) {
    const names = Object.keys(next) as (keyof Opened<Payload>)[];
    if (names.every((name) => Object.is(this.state[name], next[name]))) return;
    this.state = { ...this.state, ...next };
    for (const listener of this.listeners) listener();
  }

  /** Makes it belong to the trigger with this id, whose payload it takes. */
  choose(triggerId: string | null) {
    const known = this.triggers.get(triggerId ?? '');
    this.followsTrigger = true;
    this.set({ triggerId, trigger: known?.element ?? null, payload: known?.payload });
  }

  attach(root: HandledRoot) {
    this.roots.push(root);
    return () => {
      const hadHandle = this.hasHandle(root);
      this.roots.splice(this.roots.indexOf(root), 1);
      if (hadHandle) this.set({ open: false, contentId: undefined, look: 'closed' });
    };
  }

  hasHandle(root: HandledRoot): boolean {
    return root === this.roots.at(-1);
  }

  /**
   * Opens it by code. Without an id it belongs to the only trigger, if there is one.
   * @throws {Error} if no root has the handle, or no trigger the id
   */
  open(id: string | null | undefined, cause: OpenChangeCause): boolean {
    const root = this.roots.at(-1);
    if (!root) throw new Error(noRoot);
    const [only] = this.triggers.size === 1 ? this.triggers.values() : [];
    const known = id ? this.triggers.get(id) : only;
    if (id && !known)
      throw new Error(`No trigger with this handle has the id "${id}". Give the id to one of its triggers.`);
    return root.change(true, { ...cause, trigger: known?.element });
  }

  close(cause: OpenChangeCause) {
    this.roots.at(-1)?.change(false, cause);
  }

  /** Called after an opening was accepted, with the trigger that was used. */
  readonly opened = (trigger: HTMLElement | undefined) => {
    if (!this.roots.at(-1)?.holdsTrigger) this.choose(trigger?.id ?? null);
  };

  givePayload(payload: Payload) {
    this.followsTrigger = false;
    this.set({ payload });
  }

  /** What it is placed beside: its trigger, else the first one. */
  getAnchor(): HTMLElement | undefined {
    const [first] = this.triggers.values();
    return this.state.trigger ?? first?.element;
  }

  has(element: Element | null | undefined): boolean {
    const known = element ? this.triggers.get(element.id) : undefined;
    return known !== undefined && known.element === element;
  }

  isOnTrigger(node: Node): boolean {
    return [...this.triggers.values()].some(({ element }) => element.contains(node));
  }

  /** @param onGone Called if the trigger is removed while it is open by it */
  addTrigger(element: HTMLElement, payload: Payload | undefined, onGone: (() => void) | undefined) {
    const { id } = element;
    this.triggers.set(id, { element, payload });
    if (this.state.triggerId === id) this.set({ trigger: element, ...(this.followsTrigger ? { payload } : {}) });
    return () => {
      this.triggers.delete(id);
      // A trigger that is drawn again adds itself in the same task.
      queueMicrotask(() => {
        if (this.state.open && this.state.triggerId === id && !this.triggers.has(id)) onGone?.();
      });
    };
  }

  private forward(name: keyof Handlers, event: SyntheticEvent) {
    const handlers = this.roots.at(-1)?.handlers;
    if (!handlers && name === 'onClick') throw new Error(noRoot);
    handlers?.[name]?.(event);
  }
}
