import { IconButton, Kbd } from '@palimpsest/ui';
import { Eye, SquareSplitHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useWords } from '../messages/use-words.ts';
import type { Compare } from '../view/use-compare.ts';

const isHoldKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/** Shows the original: while a button or the O key is held, or on one side of a line. */
export function CompareControls({ held, setHeld, split, setSplit }: Compare) {
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
        aria-pressed={held}
        aria-keyshortcuts="O"
        className="flex h-8 touch-none items-center gap-2 rounded-md px-2.5 text-xs font-medium text-muted select-none hover:bg-ink/6 hover:text-ink aria-pressed:bg-ink/8 aria-pressed:text-ink"
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
      <IconButton label={words.compareSideBySide} size="sm" aria-pressed={split} onClick={() => setSplit(!split)}>
        <SquareSplitHorizontal aria-hidden />
      </IconButton>
    </div>
  );
}
