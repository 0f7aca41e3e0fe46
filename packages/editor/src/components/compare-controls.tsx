import { IconButton, Kbd } from '@palimpsest/ui';
import { Eye } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { actionOf, labelOf } from '../actions/action.ts';
import type { Action } from '../actions/action.ts';
import { editorActions } from '../actions/editor-actions.ts';
import type { EditorContext } from '../actions/editor-context.ts';
import { useWords } from '../messages/words.ts';
import type { Compare } from '../view/use-compare.ts';
import { useAction } from './use-action.ts';

const sliderAction = actionOf(editorActions, 'show-compare-slider');
const besideAction = actionOf(editorActions, 'show-compare-beside');

const isHoldKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

export interface CompareControlsProps extends Pick<Compare, 'held' | 'setHeld'> {
  context: EditorContext;
}

/** Shows the original: while a button or the O key is held, on one side of a line, or beside the translation. */
export function CompareControls({ context, held, setHeld }: CompareControlsProps) {
  const words = useWords();
  return (
    <div
      role="toolbar"
      aria-label={words.compare}
      data-slot="compare-controls"
      className="flex items-center gap-1 rounded-lg border border-line bg-raised p-1 shadow-floating"
    >
      <button
        type="button"
        data-slot="hold-original"
        aria-pressed={held}
        aria-keyshortcuts="O"
        className="flex h-8 touch-none items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11 gap-2 rounded-md px-2.5 text-xs font-medium text-muted select-none hover:bg-ink/6 hover:text-ink aria-pressed:bg-ink/8 aria-pressed:text-ink"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld(true);
        }}
        onPointerUp={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
        onLostPointerCapture={() => setHeld(false)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isHoldKey(event)) return;
          event.preventDefault();
          setHeld(true);
        }}
        onKeyUp={(event) => {
          if (isHoldKey(event)) setHeld(false);
        }}
        onBlur={() => setHeld(false)}
      >
        <Eye aria-hidden className="size-4 md:hidden" />
        <span className="max-md:sr-only">{words.holdForOriginal}</span>
        <Kbd keys={['O']} size="sm" className="max-md:hidden" />
      </button>
      <Choice context={context} action={sliderAction} />
      <Choice context={context} action={besideAction} />
    </div>
  );
}

interface ChoiceProps {
  context: EditorContext;
  action: Action<EditorContext>;
}

function Choice({ context, action }: ChoiceProps) {
  const { icon: Icon } = action;
  const words = useWords();
  const { on } = useAction(context, action);
  return (
    <IconButton label={labelOf(action, words)} size="sm" aria-pressed={on} onClick={() => action.perform(context)}>
      {Icon ? <Icon aria-hidden /> : null}
    </IconButton>
  );
}
