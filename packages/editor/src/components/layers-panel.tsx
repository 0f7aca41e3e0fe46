import { Button, LayerList } from '@palimpsest/ui';
import { CheckCheck } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { actionOf } from '../actions/action.ts';
import { editorActions } from '../actions/editor-actions.ts';
import type { EditorContext } from '../actions/editor-context.ts';
import { findTexts, finderOf, noSearch } from '../commands/find.ts';
import { inReadingOrder, reorderReading, unreviewed } from '../commands/review.ts';
import { flagTexts, selectTexts } from '../commands/texts.ts';
import { writeTexts } from '../commands/write-texts.ts';
import { leftReasonWords } from '../messages/left-reason-words.ts';
import { type EditorWords, useWords } from '../messages/words.ts';
import { keptList } from '../kept-list.ts';
import type { EditorText } from '../model/text.ts';
import { recordsAtStart } from '../tools/tool-state.ts';
import { useEditor } from '../use-editor.ts';
import { FindFields } from './find-fields.tsx';
import { useAction } from './use-action.ts';

const reviewAction = actionOf(editorActions, 'review');
const nextAction = actionOf(editorActions, 'next-unreviewed');

/** Stands for a line end in a list of lines. */
const lineEnd = ' ↵ ';

function nameOf({ text }: EditorText, words: EditorWords): string {
  return text.trim() === '' ? words.emptyText : text.replaceAll('\n', lineEnd);
}

/** The second line of a row: the text that stood in the picture, or the reason why it still does. */
function detailOf({ restored, leftBecause, originalText }: EditorText, words: EditorWords): string | undefined {
  if (!restored) return originalText || undefined;
  return leftBecause ? words[leftReasonWords[leftBecause]] : words.originalShown({ text: originalText });
}

function wordsOf(name: string): string {
  return name
    .split(lineEnd.trim())
    .map((line) => line.trim())
    .join('\n');
}

/** All texts in reading order, the original below each translation: searched, replaced, edited, moved, hidden, locked and reviewed. */
export function LayersPanel({ context }: { context: EditorContext }) {
  const { store, search, setSearch } = context;
  const words = useWords();
  // The marks of matches go with the fields.
  useEffect(() => () => setSearch(noSearch), [setSearch]);
  // While texts are dragged the list stays: it would take longer than the canvas to draw.
  const select = useMemo(() => keptList(recordsAtStart<EditorText>), []);
  const all = useEditor(store, select);
  const selectedIds = useEditor(store, (state) => state.selectedIds);

  const readingOrder = useEditor(store, (state) => state.extras.readingOrder);
  const texts = inReadingOrder(all, readingOrder);
  const finder = finderOf(search);
  const shown = finder && 'pattern' in finder ? findTexts(texts, finder.pattern) : texts;
  const seen = texts.filter(({ hidden }) => !hidden);
  const review = useAction(context, reviewAction);
  const next = useAction(context, nextAction);
  return (
    <section aria-label={words.texts} data-slot="layers-panel" className="flex min-h-0 flex-col">
      <FindFields
        store={store}
        texts={texts}
        search={search}
        onSearchChange={setSearch}
        replacing={context.isOpen('find')}
        focusRequests={context.finds}
        onLeave={() => {
          if (context.isOpen('find')) context.toggle('find');
        }}
      />
      <div className="flex items-center gap-2 border-b border-line px-3 py-2 text-xs text-muted">
        <span aria-live="polite" className="me-auto">
          {words.reviewedCount({ done: seen.length - unreviewed(seen).length, all: seen.length })}
        </span>
        {store.readOnly ? null : (
          <Button
            size="sm"
            disabled={!review.enabled}
            variant={review.on ? 'primary' : 'secondary'}
            aria-pressed={review.on}
            icon={<CheckCheck aria-hidden />}
            onClick={() => reviewAction.perform(context)}
          >
            {words.reviewed}
          </Button>
        )}
        <Button size="sm" disabled={!next.enabled} onClick={() => nextAction.perform(context)}>
          {words.next}
        </Button>
      </div>
      <LayerList
        className="max-h-none p-2"
        readOnly={store.readOnly}
        messages={{ label: words.textsInOrder, rename: words.translation, empty: words.noTextMatches }}
        layers={shown.map((text) => ({
          id: text.id,
          name: nameOf(text, words),
          detail: detailOf(text, words),
          icon: text.reviewed ? <ReviewedMark /> : undefined,
          hidden: text.hidden,
          locked: text.locked,
        }))}
        selection={selectedIds}
        onSelectionChange={(ids) => selectTexts(store, ids)}
        onReorder={(ids) => reorderReading(store, ids)}
        onRename={(id, name) => writeTexts(store, new Map([[id, wordsOf(name)]]))}
        onHiddenChange={(id, hidden) => flagTexts(store, [id], 'hidden', hidden)}
        onLockedChange={(id, locked) => flagTexts(store, [id], 'locked', locked)}
      />
    </section>
  );
}

function ReviewedMark() {
  const words = useWords();
  return (
    <>
      <CheckCheck aria-hidden className="text-success" />
      <span className="sr-only">{words.reviewed}</span>
    </>
  );
}
