import { CommandMenu } from '@palimpsest/ui';
import { useEffect, useRef } from 'react';
import { actionGroups, groupLabels, labelOf, shownActions } from '../actions/action.ts';
import type { EditorContext } from '../actions/editor-context.ts';
import { useWords } from '../messages/words.ts';
import { shortcutOf } from './shortcut-of.ts';

export interface EditorCommandMenuProps {
  context: EditorContext;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every action, found by typing. */
export function EditorCommandMenu({ context, open, onOpenChange }: EditorCommandMenuProps) {
  const words = useWords();
  const chosen = useRef<() => void>(undefined);
  // Once the menu no longer holds the focus: what is chosen may take it.
  useEffect(() => {
    if (open) return;
    chosen.current?.();
    chosen.current = undefined;
  }, [open]);
  const groups = open
    ? actionGroups.map((group) => ({
        label: words[groupLabels[group]],
        commands: shownActions(context, context.actions)
          .filter((action) => action.group === group && !action.keysOnly && action.id !== 'show-commands')
          .map((action) => {
            const { id, keywords, icon: Icon } = action;
            return {
              id,
              label: labelOf(action, words),
              keywords,
              icon: Icon ? <Icon aria-hidden /> : undefined,
              ...shortcutOf(action, words),
              disabled: !action.isEnabled(context),
              onSelect: () => {
                chosen.current = () => action.perform(context);
              },
            };
          }),
      }))
    : [];
  return <CommandMenu open={open} onOpenChange={onOpenChange} groups={groups} />;
}
