import type { ChangeCause } from './change-details.ts';

/**
 * Why an overlay or a list opens or closes:
 * - `trigger-press`: a press on its trigger.
 * - `trigger-hover`, `trigger-focus`: the pointer or the focus enters or leaves its trigger (tooltips, submenus).
 * - `close-press`, `item-press`, `outside-press`: a press on a part that closes it, on an item, or outside of it.
 * - `escape-key`: the Escape key.
 * - `input-change`: a text is typed into the field that opens the list.
 * - `focus-out`: the focus leaves it.
 * - `imperative-action`: a call of `close()` or of the functions of a handle.
 * - `disabled`: it is disabled while it is open.
 * - `none`: any other reason, such as the Tab key in a menu.
 */
export type OpenChangeReason =
  | 'trigger-press'
  | 'trigger-hover'
  | 'trigger-focus'
  | 'close-press'
  | 'item-press'
  | 'escape-key'
  | 'input-change'
  | 'outside-press'
  | 'focus-out'
  | 'imperative-action'
  | 'disabled'
  | 'none';

/** Why an overlay or a list opens or closes, and the trigger that was used. */
export interface OpenChangeCause extends ChangeCause<OpenChangeReason> {
  /** The trigger that the user or code used; undefined if none. */
  trigger?: HTMLElement | undefined;
}
