import { useMemo } from 'react';
import { findMatches, finderOf, matchFrom, placeOfSearch } from '../commands/find.ts';
import type { Search } from '../commands/find.ts';
import { inReadingOrder } from '../commands/review.ts';
import type { Viewport } from '../geometry/viewport.ts';
import { keptList } from '../kept-list.ts';
import type { EditorText } from '../model/text.ts';
import type { EditorStore } from '../store.ts';
import { activeIds, recordsAtStart } from '../tools/tool-state.ts';
import { useEditor } from '../use-editor.ts';
import { matchBoxes } from './match-boxes.ts';
import { ownLayout, placeInImage } from './placement.ts';

/** Brings an element into sight as soon as it marks the current match. */
function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface FindMarksProps {
  store: EditorStore;
  viewport: Viewport;
  search: Search;
}

/** Marks the letters on the canvas that match a search, and brings the match at which it stands into sight. */
export function FindMarks({ store, viewport, search }: FindMarksProps) {
  const select = useMemo(() => keptList(recordsAtStart<EditorText>), []);
  const all = useEditor(store, select);
  const readingOrder = useEditor(store, ({ extras }) => extras.readingOrder);
  const selectedIds = useEditor(store, (state) => state.selectedIds);
  const active = useEditor(store, ({ tool }) => activeIds(tool));
  const finder = useMemo(() => finderOf(search), [search]);
  const pattern = finder && 'pattern' in finder ? finder.pattern : undefined;
  const texts = useMemo(() => inReadingOrder(all, readingOrder), [all, readingOrder]);
  const found = useMemo(() => {
    if (!pattern) return [];
    const seen = texts.filter(({ hidden, restored }) => !hidden && !restored);
    return seen.flatMap((text) => {
      const matches = findMatches([text], pattern);
      return matches.length === 0 ? [] : [{ text, boxes: matchBoxes(store.layOut, text, matches) }];
    });
  }, [texts, pattern, store]);
  const current = pattern && matchFrom(texts, pattern, placeOfSearch(search, selectedIds));
  return (
    <div aria-hidden data-slot="find-marks" style={ownLayout}>
      {found.map(({ text, boxes }) =>
        // A text that is being moved or typed stands elsewhere than its marks.
        active.includes(text.id) ? null : (
          <div key={text.id} style={placeInImage(viewport, text)}>
            {boxes.map(({ match, x, y, width, height, angle, baseline }, index) => {
              const isCurrent = match.id === current?.id && match.index === current.index;
              return (
                <span
                  key={index}
                  ref={isCurrent ? reveal : undefined}
                  data-slot="find-mark"
                  data-current={isCurrent || undefined}
                  // A line of the accent inside a light one is seen on every picture.
                  className={
                    isCurrent ? 'bg-accent/30 outline-accent ring-raised' : 'bg-accent/10 outline-accent ring-raised/60'
                  }
                  style={{
                    position: 'absolute',
                    left: x,
                    top: y,
                    width,
                    height,
                    // The element is scaled with the image, and its line is not to be.
                    outlineStyle: 'solid',
                    outlineWidth: (isCurrent ? 2 : 1) / viewport.zoom,
                    boxShadow: `0 0 0 ${(isCurrent ? 4 : 2) / viewport.zoom}px var(--tw-ring-color)`,
                    transformOrigin: `0 ${baseline}px`,
                    transform: angle === 0 ? undefined : `rotate(${angle}deg)`,
                  }}
                />
              );
            })}
          </div>
        ),
      )}
    </div>
  );
}
