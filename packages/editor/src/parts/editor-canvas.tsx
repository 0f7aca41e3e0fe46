import { useCallback, useRef } from 'react';
import { CompareControls } from '../components/compare-controls.tsx';
import { ExportOverlay } from '../components/editor-states.tsx';
import { Fetched, fetchedPart } from '../components/fetched.tsx';
import { ZoomPanel } from '../components/zoom-panel.tsx';
import { panesDirection } from '../geometry/panes.ts';
import { TextCanvas } from '../view/text-canvas.tsx';
import { useElementSize } from '../view/use-element-size.ts';
import { useEditorParts } from './editor-parts.ts';
import { MenuArea } from './menu-area.tsx';

// Few compare side by side, and nobody at once.
const OriginalPane = fetchedPart(async () => (await import('../view/original-pane.tsx')).OriginalPane);

export interface EditorCanvasProps {
  /** Shows the whole picture in small where only a part of it is seen; never on phones. @default true */
  minimap?: boolean | undefined;
}

/**
 * The picture with its texts, its context menu, the original beside it where that is asked for, and what covers it while a file is written. Fills
 * its parent, which has to have a position and a size.
 */
export function EditorCanvas({ minimap = true }: EditorCanvasProps) {
  const { context, tools, image, original, compare, patches, retouch, exports, ...canvas } = useEditorParts();
  const { container, containerRef, controlRef, onPatchError, onUnavailable } = canvas;
  const [areaRef, area] = useElementSize<HTMLDivElement>();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const canvasRef = useCallback(
    (element: HTMLDivElement | null) => {
      scrollerRef.current = element;
      return containerRef(element);
    },
    [containerRef],
  );
  const { zoom, setZoom } = context.view;
  const beside = original !== undefined && context.isOpen('compare-beside');
  return (
    <>
      <div
        ref={areaRef}
        data-slot="canvas-panes"
        className="absolute inset-0 flex"
        style={{ flexDirection: panesDirection(context.store.size, area) }}
      >
        {beside ? (
          <>
            <div data-slot="original-pane" className="relative min-h-0 min-w-0 flex-1">
              <Fetched
                onFailed={() => {
                  context.toggle('compare-beside');
                  onUnavailable();
                }}
              >
                <OriginalPane
                  {...{ original, container, zoom }}
                  size={context.store.size}
                  onZoom={setZoom}
                  canvasRef={scrollerRef}
                />
              </Fetched>
            </div>
            <div aria-hidden className="shrink-0 bg-line" style={{ minWidth: 1, minHeight: 1 }} />
          </>
        ) : null}
        <div className="relative min-h-0 min-w-0 flex-1">
          <MenuArea>
            <TextCanvas
              {...{ context, tools, image, original, compare, patches, retouch, onPatchError, onUnavailable, minimap }}
              {...{ container, controlRef }}
              containerRef={canvasRef}
            />
          </MenuArea>
        </div>
      </div>
      {exports.exporting ? <ExportOverlay /> : null}
    </>
  );
}

/** Zooms the canvas: by steps, along a slider, and back to the zoom at which the whole picture is seen. */
export function EditorZoomControls() {
  return <ZoomPanel {...useEditorParts().zoom} />;
}

/** Shows the original while it is held, on one side of a line, or beside the translation; nothing where there is no original. */
export function EditorCompareControls() {
  const { context, original, compare } = useEditorParts();
  return original ? <CompareControls context={context} held={compare.held} setHeld={compare.setHeld} /> : null;
}
