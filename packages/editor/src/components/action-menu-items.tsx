import { ContextMenu } from '@palimpsest/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { labelOf, pickActions } from '../actions/action.ts';
import type { Action } from '../actions/action.ts';
import { editorActions } from '../actions/editor-actions.ts';
import type { EditorContext } from '../actions/editor-context.ts';
import { type PlainWord, useWords } from '../messages/words.ts';
import { useEditor } from '../use-editor.ts';
import { shortcutOf } from './shortcut-of.ts';
import { useAction } from './use-action.ts';

/** Actions that stand in a menu of their own. */
interface Submenu {
  title: PlainWord;
  ids: readonly string[];
}

type Entry = string | Submenu;

const style: Submenu = {
  title: 'style',
  ids: ['copy-style', 'paste-style', 'fit-original-box', 'set-straight', 'remove-curve', 'reset'],
};

const order: Submenu = {
  title: 'groupOrder',
  ids: ['stack-front', 'stack-forward', 'stack-backward', 'stack-back'],
};

const align: Submenu = {
  title: 'groupAlign',
  ids: [
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
};

const view: Submenu = {
  title: 'groupView',
  ids: ['zoom-fit', 'zoom-selection', 'show-compare-slider', 'show-compare-beside'],
};

/** The menu of texts, group by group. It fits the height of a small window, so rare actions are in submenus. */
const menuOfTexts: readonly (readonly Entry[])[] = [
  ['edit-text', 'merge-texts', 'split-text', 'copy', 'paste', 'duplicate'],
  [style, order, align],
  ['hide', 'lock', 'review'],
  ['add-text', view],
  ['remove'],
];

/** The menu of texts that cannot be changed. */
const menuOfReader: readonly (readonly Entry[])[] = [['copy', 'select-all'], view.ids];

/** The menu of the picture. */
const menuOfPicture: readonly (readonly Entry[])[] = [['paste', 'add-text', 'select-all'], view.ids];

/** The actions that are possible for few texts, or rarely: the menu omits them while they are disabled. */
const onlyWherePossible = new Set([
  'merge-texts',
  'split-text',
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
    ...shortcutOf(action, words),
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

interface MenuEntryProps {
  context: EditorContext;
  entry: Entry;
  narrow: boolean;
}

function MenuEntry({ context, entry, narrow }: MenuEntryProps) {
  const words = useWords();
  const ids = typeof entry === 'string' ? [entry] : entry.ids;
  const items = pickActions(editorActions, ids).map((action) => (
    <MenuAction key={action.id} {...{ context, action }} />
  ));
  if (typeof entry === 'string') return items;
  const title = words[entry.title];
  if (narrow) return <UnfoldingGroup title={title}>{items}</UnfoldingGroup>;
  return (
    <ContextMenu.Sub>
      <ContextMenu.SubTrigger>{title}</ContextMenu.SubTrigger>
      <ContextMenu.SubContent>{items}</ContextMenu.SubContent>
    </ContextMenu.Sub>
  );
}

/** A group that unfolds inside the menu, for windows without room for a submenu beside it. */
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

/** The items of the canvas's context menu, for a menu of any kind. */
export function ActionMenuItems({ context, narrow }: ActionMenuItemsProps) {
  const someSelected = useEditor(context.store, ({ selectedIds }) => selectedIds.length > 0);
  const editable = someSelected ? menuOfTexts : menuOfPicture;
  return (context.store.readOnly ? menuOfReader : editable).map((entries, index) => (
    <Fragment key={keyOf(entries[0])}>
      {index > 0 ? <ContextMenu.Separator /> : null}
      <ContextMenu.Group>
        {entries.map((entry) => (
          <MenuEntry key={keyOf(entry)} {...{ context, entry, narrow }} />
        ))}
      </ContextMenu.Group>
    </Fragment>
  ));
}

const keyOf = (entry: Entry | undefined) => (typeof entry === 'object' ? entry.title : entry);
