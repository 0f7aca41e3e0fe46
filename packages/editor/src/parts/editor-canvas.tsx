import { CompareControls } from '../components/compare-controls.tsx';
import { ExportOverlay } from '../components/editor-states.tsx';
import { ZoomPanel } from '../components/zoom-panel.tsx';
import { TextCanvas } from '../view/text-canvas.tsx';
import { useEditorParts } from './editor-parts.ts';
import { MenuArea } from './menu-area.tsx';

export interface EditorCanvasProps {
  /** Shows the whole picture in small where only a part of it is seen; never on phones. @default true */
  minimap?: boolean | undefined;
}

/**
 * The picture with its texts, its context menu, and what covers it while a file is written. Fills its parent, which has to have a position and a
 * size.
 */
export function EditorCanvas({ minimap = true }: EditorCanvasProps) {
  const { context, image, original, compare, patches, retouch, exports, ...canvas } = useEditorParts();
  const { container, containerRef, controlRef, onPatchError, onUnavailable } = canvas;
  return (
    <>
      <MenuArea>
        <TextCanvas
          {...{ context, image, original, compare, patches, retouch, onPatchError, onUnavailable, minimap }}
          {...{ container, containerRef, controlRef }}
        />
      </MenuArea>
      {exports.exporting ? <ExportOverlay /> : null}
    </>
  );
}

/** Zooms the canvas: by steps, along a slider, and back to the zoom at which the whole picture is seen. */
export function EditorZoomControls() {
  return <ZoomPanel {...useEditorParts().zoom} />;
}

/** Shows the original while it is held, or on one side of a line; nothing where there is no original. */
export function EditorCompareControls() {
  const { original, compare } = useEditorParts();
  return original ? <CompareControls {...compare} /> : null;
}
