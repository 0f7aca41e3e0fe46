import { Kbd, SimpleDialog } from '@palimpsest/ui';
import { Fragment } from 'react';
import { actionGroups, groupLabels, labelOf } from '../actions/action.ts';
import type { EditorContext } from '../actions/editor-context.ts';
import { hasCommandKey, keysOf } from '../actions/shortcut.ts';
import { type PlainWord, useWords } from '../messages/words.ts';

export interface ShortcutSheetProps extends Pick<EditorContext, 'actions'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The gestures of the pointer, with the keys held during them. */
const pointerRows: readonly (readonly [PlainWord, string])[] = [
  ['seeOriginal', 'O'],
  ['selectSeveral', 'Shift+Click'],
  ['dragCopy', 'Alt+Drag'],
  ['moveOnAxis', 'Shift+Drag'],
  ['moveFreely', 'Ctrl+Drag'],
  ['toolPan', 'Space+Drag'],
  ['zoomAtPointer', 'Ctrl+Wheel'],
];

/** Every key of the editor. */
export function ShortcutSheet({ actions, open, onOpenChange }: ShortcutSheetProps) {
  const isMac = hasCommandKey();
  const words = useWords();
  const sections = actionGroups.map((group) => ({
    group,
    rows: actions.filter((action) => action.group === group && (action.shortcuts ?? []).length > 0),
  }));
  return (
    <SimpleDialog open={open} onOpenChange={onOpenChange} title={words.shortcutsTitle} className="max-w-180">
      <div className="columns-2 gap-8 max-md:columns-1">
        {sections.map(({ group, rows }) =>
          rows.length === 0 ? null : (
            <section key={group} aria-label={words[groupLabels[group]]} className="mb-5 break-inside-avoid">
              <h3 className="mb-1.5 text-xs font-medium text-muted">{words[groupLabels[group]]}</h3>
              <dl>
                {rows.map(({ id, label, shortcuts = [], keysOnly = false }) => (
                  <ShortcutRow
                    key={id}
                    label={labelOf({ label }, words)}
                    keys={(keysOnly ? shortcuts.slice(0, 4) : shortcuts.slice(0, 1)).map((shortcut) =>
                      keysOf(shortcut, isMac, words),
                    )}
                  />
                ))}
              </dl>
            </section>
          ),
        )}
        <section aria-label={words.groupPointer} className="mb-5 break-inside-avoid">
          <h3 className="mb-1.5 text-xs font-medium text-muted">{words.groupPointer}</h3>
          <dl>
            {pointerRows.map(([label, keys]) => (
              <ShortcutRow key={label} label={words[label]} keys={[keysOf(keys, isMac, words)]} />
            ))}
          </dl>
        </section>
      </div>
    </SimpleDialog>
  );
}

/** The name of an action, and each combination of keys that performs it. */
function ShortcutRow({ label, keys }: { label: string; keys: readonly (readonly string[])[] }) {
  const words = useWords();
  return (
    <div className="flex min-h-8 items-center justify-between gap-4 text-sm">
      <dt>{label}</dt>
      <dd className="flex shrink-0 items-center gap-1">
        {keys.map((combination, index) => (
          <Fragment key={combination.join()}>
            {index > 0 ? (
              <span className="text-faint">
                <span aria-hidden>/</span>
                <span className="sr-only">{words.or}</span>
              </span>
            ) : null}
            <Kbd size="sm" keys={combination} />
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
