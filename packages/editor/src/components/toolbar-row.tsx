import { Button, IconButton, Toolbar, ToolbarGroup, ToolbarIconButton, ToolbarSeparator } from '@palimpsest/ui';
import { Download, FileOutput, History } from 'lucide-react';
import { labelOf, pickActions, shownActions } from '../actions/action.ts';
import type { Action } from '../actions/action.ts';
import type { EditorContext } from '../actions/editor-context.ts';
import { type PlainWord, useWords } from '../messages/words.ts';
import { useEditor } from '../use-editor.ts';
import { isHandheld } from '../view/is-handheld.ts';
import { fetchesAhead } from './fetched-parts.ts';
import { useAction } from './use-action.ts';

/** The buttons of the toolbar; those of the second row come with more than one text. */
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

/** Left out where there is no room beside what is needed more; a phone has no keyboard either. */
const wideOnly: readonly string[] = ['show-shortcuts'];
const isWideOnly = (id: string) => wideOnly.includes(id);
const hiddenWithoutRoom = '@max-[32rem]:hidden';
/** The rest is in the list of commands: versions beside a panel on a tablet still have room, and at 320 px every tool is in sight. */
const hiddenOnPhones = '@max-[25rem]:hidden';
const hiddenOnSmallPhones = '@max-[22.5rem]:hidden';

/** Where a finger pushes the picture whatever the tool is, the list of commands has the room of that tool. */
function roomOf(id: string): string | undefined {
  if (id === 'tool-pan' && isHandheld()) return hiddenOnPhones;
  return isWideOnly(id) ? hiddenWithoutRoom : undefined;
}

export interface ToolbarRowProps {
  context: EditorContext;
  exporting: boolean;
}

/** What is done often, as buttons, and export. */
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
            {...fetchesAhead('versions')}
          >
            <History aria-hidden />
          </IconButton>
        ) : null}
        <IconButton
          label={words.otherFormats}
          className={hiddenOnSmallPhones}
          onClick={() => context.toggle('export')}
          {...fetchesAhead('export')}
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
      {...(action.id === 'show-commands' && fetchesAhead('commands'))}
      {...(action.id === 'show-shortcuts' && fetchesAhead('shortcuts'))}
    >
      {Icon ? <Icon aria-hidden /> : null}
    </ToolbarIconButton>
  );
}
