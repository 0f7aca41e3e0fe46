import { ContextMenu } from '@palimpsest/ui';
import { Fragment, useEffect, useRef } from 'react';
import { labelOf, pickActions } from '../actions/action.ts';
import type { Action } from '../actions/action.ts';
import { editorActions } from '../actions/editor-actions.ts';
import type { EditorContext } from '../actions/editor-context.ts';
import type { Point } from '../geometry/rect.ts';
import type { Wording } from '../messages/en.ts';
import { useWords } from '../messages/use-words.ts';
import { useEditor } from '../use-editor.ts';
import { shortcutOf } from './shortcut-of.ts';
import { useAction } from './use-action.ts';

/** The context menu of the canvas, group by group. */
const groups: readonly (readonly string[])[] = [
  ['edit-text', 'copy', 'paste', 'duplicate'],
  ['copy-style', 'paste-style', 'reset', 'fit-original-box', 'set-straight', 'remove-curve'],
  ['stack-front', 'stack-forward', 'stack-backward', 'stack-back'],
  [
    'align-left',
    'align-center',
    'align-right',
    'align-top',
    'align-middle',
    'align-bottom',
    'distribute-x',
    'distribute-y',
    'match-width',
    'match-height',
  ],
  ['hide', 'lock', 'review'],
  ['add-text', 'select-all', 'zoom-fit', 'zoom-selection', 'show-compare-slider', 'show-compare-beside'],
  ['remove'],
];

/** Actions that stand in a menu of their own. */
const submenus: Readonly<Record<string, Wording>> = { 'stack-front': 'groupOrder', 'align-left': 'groupAlign' };

/** Of few texts, or seldom: left out of the menu where they cannot be done. */
const onlyWherePossible = new Set([
  'paste-style',
  'set-straight',
  'remove-curve',
  'show-compare-slider',
  'show-compare-beside',
]);

function MenuAction({ context, action }: { context: EditorContext; action: Action<EditorContext> }) {
  const words = useWords();
  const { enabled, on } = useAction(context, action);
  if (!enabled && onlyWherePossible.has(action.id)) return null;
  const { icon: Icon } = action;
  const props = {
    disabled: !enabled,
    icon: Icon ? <Icon aria-hidden /> : undefined,
    ...shortcutOf(action),
    onSelect: () => action.perform(context),
  };
  if (on !== undefined) {
    return (
      <ContextMenu.CheckboxItem checked={on} {...props}>
        {labelOf(action, words)}
      </ContextMenu.CheckboxItem>
    );
  }
  return (
    <ContextMenu.Item tone={action.id === 'remove' ? 'danger' : undefined} {...props}>
      {labelOf(action, words)}
    </ContextMenu.Item>
  );
}

function MenuGroup({ context, ids }: { context: EditorContext; ids: readonly string[] }) {
  const words = useWords();
  const items = pickActions(editorActions, ids).map((action) => (
    <MenuAction key={action.id} {...{ context, action }} />
  ));
  const title = submenus[ids[0] ?? ''];
  if (title === undefined) return <ContextMenu.Group>{items}</ContextMenu.Group>;
  return (
    <ContextMenu.Sub>
      <ContextMenu.SubTrigger>{words[title]}</ContextMenu.SubTrigger>
      <ContextMenu.SubContent>{items}</ContextMenu.SubContent>
    </ContextMenu.Sub>
  );
}

export interface ActionMenuProps {
  context: EditorContext;
  /** Where it was asked for, in px of the window. Another object opens it again. */
  at: Point;
}

/** What can be done with what is selected, in a menu at the pointer. */
export function ActionMenu({ context, at }: ActionMenuProps) {
  const trigger = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { x: clientX, y: clientY } = at;
    // The area was pressed before the menu was there: the press is made anew where the menu sees it.
    trigger.current?.dispatchEvent(
      new MouseEvent('contextmenu', { clientX, clientY, bubbles: true, cancelable: true }),
    );
  }, [at]);
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger ref={trigger} hidden />
      <ContextMenu.Content
        // Typing may have begun: the text area keeps the keyboard then.
        onCloseAutoFocus={(event) => {
          if (context.store.getState().tool.name === 'editing') event.preventDefault();
        }}
      >
        <OpenMenu context={context} />
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}

/** The items, made when the menu opens. */
function OpenMenu({ context }: { context: EditorContext }) {
  const someSelected = useEditor(context.store, ({ selectedIds }) => selectedIds.length > 0);
  const shown = someSelected ? groups : groups.filter((ids) => ids.includes('add-text'));
  const listed = someSelected ? shown : [['paste'], ...shown];
  return listed.map((ids, index) => (
    <Fragment key={ids[0]}>
      {index > 0 ? <ContextMenu.Separator /> : null}
      <MenuGroup context={context} ids={ids} />
    </Fragment>
  ));
}
