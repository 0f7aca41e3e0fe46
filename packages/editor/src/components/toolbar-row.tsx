import { Button, IconButton, Toolbar, ToolbarGroup, ToolbarIconButton, ToolbarSeparator } from '@palimpsest/ui';
import { Download, FileOutput, History } from 'lucide-react';
import { labelOf, pickActions, shownActions } from '../actions/action.ts';
import type { Action } from '../actions/action.ts';
import type { EditorContext } from '../actions/editor-context.ts';
import { type PlainWord, useWords } from '../messages/words.ts';
import { useEditor } from '../use-editor.ts';
import { isHandheld } from '../view/is-handheld.ts';
import { prefetchProps } from './fetched-parts.ts';
import { useAction } from './use-action.ts';

/** The buttons of the toolbar; groups `forSeveral` are shown while more than one text is selected. */
const groups: readonly { label: PlainWord; ids: readonly string[]; forSeveral?: boolean }[] = [
  { label: 'groupHistory', ids: ['undo', 'redo'] },
  { label: 'groupTool', ids: ['tool-select', 'tool-pan', 'tool-restore', 'tool-erase'] },
  { label: 'groupCommands', ids: ['show-commands', 'show-shortcuts'] },
  {
    label: 'groupAlign',
    ids: ['align-left', 'align-center', 'align-right', 'align-top', 'align-middle', 'align-bottom'],
    forSeveral: true,
  },
  { label: 'groupDistribute', ids: ['distribute-x', 'distribute-y'], forSeveral: true },
];

/** The buttons that narrow toolbars omit in favour of others; a phone has no keyboard anyway. */
const wideOnly: readonly string[] = ['show-shortcuts'];
const isWideOnly = (id: string) => wideOnly.includes(id);
const hiddenWithoutRoom = '@max-[32rem]:hidden';
/** Hides buttons that the list of commands has as well, so that versions fit beside a panel on a tablet, and every tool at 320 px. */
const hiddenOnPhones = '@max-[25rem]:hidden';
const hiddenOnSmallPhones = '@max-[22.5rem]:hidden';

/** Where a finger pans the picture with any tool, the list of commands takes the place of the pan tool. */
function roomOf(id: string): string | undefined {
  if (id === 'tool-pan' && isHandheld()) return hiddenOnPhones;
  return isWideOnly(id) ? hiddenWithoutRoom : undefined;
}

export interface ToolbarRowProps {
  context: EditorContext;
  exporting: boolean;
}

/** The buttons of frequent actions, and export. */
export function ToolbarRow({ context, exporting }: ToolbarRowProps) {
  const words = useWords();
  const several = useEditor(context.store, ({ selectedIds }) => selectedIds.length > 1);
  const own = context.actions.flatMap(({ id, inToolbar = false }) => (inToolbar ? [id] : []));
  const shown = groups
    .filter(({ forSeveral = false }) => several || !forSeveral)
    .map(({ label, ids }) => {
      const actions = pickActions(context.actions, label === 'groupTool' ? [...ids, ...own] : ids);
      return { label, actions: shownActions(context, actions) };
    })
    .filter(({ actions }) => actions.length > 0);
  return (
    <div
      data-slot="editor-toolbar"
      className="@container flex items-center gap-1 border-b border-line bg-surface px-3 py-2"
    >
      <Toolbar
        label={words.toolbar}
        className="-m-0.5 min-w-0 flex-nowrap overflow-x-auto border-0 bg-transparent p-1 shadow-none"
      >
        {shown.map(({ label, actions }, index) => (
          <ToolbarPart key={label} context={context} label={words[label]} actions={actions} separated={index > 0} />
        ))}
      </Toolbar>
      <div className="ms-auto flex shrink-0 items-center gap-1">
        {context.hasVersions ? (
          <IconButton
            label={words.versions}
            className={hiddenOnPhones}
            onClick={() => context.toggle('versions')}
            {...prefetchProps('versions')}
          >
            <History aria-hidden />
          </IconButton>
        ) : null}
        <IconButton
          label={words.otherFormats}
          className={hiddenOnSmallPhones}
          onClick={() => context.toggle('export')}
          {...prefetchProps('export')}
        >
          <FileOutput aria-hidden />
        </IconButton>
        <Button
          variant="primary"
          className="pointer-coarse:min-w-11 @max-[26rem]:px-2.5"
          icon={<Download aria-hidden />}
          loading={exporting}
          loadingText={words.exporting}
          onClick={context.exportPng}
        >
          <span className="@max-[26rem]:sr-only">{words.export}</span>
        </Button>
      </div>
    </div>
  );
}

interface ToolbarPartProps {
  context: EditorContext;
  label: string;
  actions: readonly Action<EditorContext>[];
  separated: boolean;
}

function ToolbarPart({ context, label, actions, separated }: ToolbarPartProps) {
  const className = actions.every(({ id }) => isWideOnly(id)) ? hiddenWithoutRoom : undefined;
  return (
    <>
      {separated ? <ToolbarSeparator className={className} /> : null}
      <ToolbarGroup label={label} className={className}>
        {actions.map((action) => (
          <ActionButton key={action.id} context={context} action={action} />
        ))}
      </ToolbarGroup>
    </>
  );
}

function ActionButton({ context, action }: { context: EditorContext; action: Action<EditorContext> }) {
  const { icon: Icon } = action;
  const words = useWords();
  const { enabled, on } = useAction(context, action);
  return (
    <ToolbarIconButton
      label={labelOf(action, words)}
      className={roomOf(action.id)}
      disabled={!enabled}
      aria-pressed={on}
      onClick={() => action.perform(context)}
      {...(action.id === 'show-commands' && prefetchProps('commands'))}
      {...(action.id === 'show-shortcuts' && prefetchProps('shortcuts'))}
    >
      {Icon ? <Icon aria-hidden /> : null}
    </ToolbarIconButton>
  );
}
