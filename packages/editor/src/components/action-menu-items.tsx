import { ContextMenu } from '@palimpsest/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { labelOf, pickActions } from '../actions/action.ts';
import type { Action } from '../actions/action.ts';
import { editorActions } from '../actions/editor-actions.ts';
import type { EditorContext } from '../actions/editor-context.ts';
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

interface MenuGroupProps {
  context: EditorContext;
  ids: readonly string[];
  narrow: boolean;
}

function MenuGroup({ context, ids, narrow }: MenuGroupProps) {
  const words = useWords();
  const items = pickActions(editorActions, ids).map((action) => (
    <MenuAction key={action.id} {...{ context, action }} />
  ));
  const title = submenus[ids[0] ?? ''];
  if (title === undefined) return <ContextMenu.Group>{items}</ContextMenu.Group>;
  if (narrow) return <UnfoldingGroup title={words[title]}>{items}</UnfoldingGroup>;
  return (
    <ContextMenu.Sub>
      <ContextMenu.SubTrigger>{words[title]}</ContextMenu.SubTrigger>
      <ContextMenu.SubContent>{items}</ContextMenu.SubContent>
    </ContextMenu.Sub>
  );
}

/** Items that unfold in the menu: beside it there is no room for another. */
function UnfoldingGroup({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <>
      <ContextMenu.Item
        aria-expanded={open}
        onSelect={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {title}
        <Chevron aria-hidden className="ms-auto text-faint" />
      </ContextMenu.Item>
      {open ? <ContextMenu.Group aria-label={title}>{children}</ContextMenu.Group> : null}
    </>
  );
}

export interface ActionMenuItemsProps {
  context: EditorContext;
  /** Whether there is no room for a menu beside the menu. */
  narrow: boolean;
}

/** The items of the canvas's context menu, in a menu of any kind. */
export function ActionMenuItems({ context, narrow }: ActionMenuItemsProps) {
  const someSelected = useEditor(context.store, ({ selectedIds }) => selectedIds.length > 0);
  const shown = someSelected ? groups : groups.filter((ids) => ids.includes('add-text'));
  const listed = someSelected ? shown : [['paste'], ...shown];
  return listed.map((ids, index) => (
    <Fragment key={ids[0]}>
      {index > 0 ? <ContextMenu.Separator /> : null}
      <MenuGroup context={context} ids={ids} narrow={narrow} />
    </Fragment>
  ));
}
