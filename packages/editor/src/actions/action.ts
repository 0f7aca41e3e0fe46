import type { ComponentType } from 'react';
import type { EditorWords, PlainWord } from '../messages/words.ts';
import type { KeyInput } from './key-input.ts';
import { matchesShortcut } from './shortcut.ts';

export const actionGroups = ['Edit', 'Text', 'Arrange', 'Review', 'View', 'File'] as const;
export type ActionGroup = (typeof actionGroups)[number];

/** The title of each group. */
export const groupLabels: Readonly<Record<ActionGroup, PlainWord>> = {
  Edit: 'groupEdit',
  Text: 'groupText',
  Arrange: 'groupArrange',
  Review: 'groupReview',
  View: 'groupView',
  File: 'groupFile',
};

/**
 * Something that users can do, once for keys, menus, toolbar, command menu and shortcut sheet.
 *
 * @template C the context it works on
 */
export interface Action<C> {
  id: string;
  /** Its name, starting with a verb: a word of the editor, or the host's own text. */
  label: PlainWord | { text: string };
  group: ActionGroup;
  icon?: ComponentType<{ 'aria-hidden'?: boolean }> | undefined;
  /** Keys that perform it, such as `Mod+Shift+Z`. */
  shortcuts?: readonly string[] | undefined;
  /** Further words by which the command menu finds it. */
  keywords?: string | undefined;
  /** Whether the toolbar has a button for it, with its icon, beside the tools of the editor. @default false */
  inToolbar?: boolean | undefined;
  /** Whether its keys work wherever in the editor the focus is, or only on the canvas. Default: on the canvas. */
  everywhere?: boolean | undefined;
  /** Whether its keys work in a field for words too, as long as nothing was typed there since it was entered. */
  inFields?: boolean | undefined;
  /** Whether only its keys perform it: it is in the shortcut sheet and in no menu. */
  keysOnly?: boolean | undefined;
  /** Whether its keys perform it only with the brush in hand, and another action otherwise. */
  withBrush?: boolean | undefined;
  /** Whether it can be performed now; its keys are otherwise left to the browser. */
  isEnabled: (context: C) => boolean;
  /** Whether it is on, for actions that switch something. */
  isOn?: ((context: C) => boolean) | undefined;
  /** @param input the keys that were pressed, if any */
  perform: (context: C, input?: KeyInput) => void;
}

/** The name of an action in the words of the provider. */
export function labelOf<C>({ label }: Pick<Action<C>, 'label'>, words: EditorWords): string {
  return typeof label === 'string' ? words[label] : label.text;
}

/** The action of that id. @throws Error where there is none */
export function actionOf<C>(actions: readonly Action<C>[], id: string): Action<C> {
  const action = actions.find((candidate) => candidate.id === id);
  if (!action) throw new Error(`There is no action "${id}".`);
  return action;
}

/** The actions by their ids, as a menu lists them. */
export function pickActions<C>(actions: readonly Action<C>[], ids: readonly string[]): Action<C>[] {
  return ids.map((id) => actionOf(actions, id));
}

/** The actions that are shown: all of them or, in a read-only editor, those that are enabled. */
export function shownActions<C extends { store: { readOnly: boolean } }>(
  context: C,
  actions: readonly Action<C>[],
): readonly Action<C>[] {
  return context.store.readOnly ? actions.filter((action) => action.isEnabled(context)) : actions;
}

/** Performs the action of the pressed keys; false if they have none here, or none that can be performed now. */
export function runKey<C>(
  actions: readonly Action<C>[],
  context: C,
  input: KeyInput,
  where: 'canvas' | 'everywhere' | 'field',
): boolean {
  if (input.isComposing) return false;
  const meant = actions.find(
    (action) =>
      (where !== 'everywhere' || action.everywhere === true) &&
      (where !== 'field' || action.inFields === true) &&
      (action.shortcuts ?? []).some((shortcut) => matchesShortcut(shortcut, input)) &&
      action.isEnabled(context),
  );
  meant?.perform(context, input);
  return meant !== undefined;
}
