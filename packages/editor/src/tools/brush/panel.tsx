import { Inspector, NumberField } from '@palimpsest/ui';
import { useWords } from '../../messages/words.ts';
import { brushLimits } from '../../model/brush-stroke.ts';
import { useEditor } from '../../use-editor.ts';
import type { EditorStore } from '../../store.ts';
import { isBrush } from './stroke.ts';

/** How the brush is set, while it is in hand. */
export function BrushPanel({ store }: { store: EditorStore }) {
  const words = useWords();
  const mode = useEditor(store, (state) => state.mode);
  const { size, softness } = useEditor(store, (state) => state.brush);
  if (!isBrush(mode)) return null;
  const restores = mode === 'restore';
  return (
    <Inspector.Root aria-label={restores ? words.brushRestore : words.brushErase} className="border-b border-line">
      <Inspector.Section title={restores ? words.brushRestore : words.brushErase}>
        <p className="text-sm text-pretty text-muted">{restores ? words.brushRestoreHint : words.brushEraseHint}</p>
        <NumberField
          label={words.brushSize}
          unit="px"
          {...brushLimits.size}
          decimals={0}
          value={size}
          onValueChange={(value) => store.setBrush({ size: value })}
        />
        <NumberField
          label={words.brushSoftness}
          unit="%"
          min={brushLimits.softness.min * 100}
          max={brushLimits.softness.max * 100}
          step={5}
          decimals={0}
          value={softness * 100}
          onValueChange={(percent) => store.setBrush({ softness: percent / 100 })}
        />
      </Inspector.Section>
    </Inspector.Root>
  );
}
