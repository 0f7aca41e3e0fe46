import { useId, useMemo, useRef, useState } from 'react';
import type { MouseEvent, PointerEvent, Ref, RefCallback } from 'react';
import { Group } from 'react-konva/lib/ReactKonvaCore.js';
import type { EditorContext } from '../actions/editor-context.ts';
import { runKey } from '../actions/action.ts';
import { keyInputOf } from '../actions/key-input.ts';
import { selectTexts } from '../commands/texts.ts';
import { Fetched, fetchedPart } from '../components/fetched.tsx';
import type { EditorImage } from '../export/export-png.ts';
import type { Size } from '../geometry/rect.ts';
import { viewportOf } from '../geometry/viewport.ts';
import type { Compare } from './use-compare.ts';
import { useWords } from '../messages/words.ts';
import type { PatchStore } from '../patch-store.ts';
import type { Retouch } from '../retouch/retouch.ts';
import { useEditor } from '../use-editor.ts';
import { toolInHand } from '../tools/editor-tools.ts';
import { handMode } from '../tools/hand/tool.ts';
import { textAt } from '../tools/select/hit-test.ts';
import type { EditorTool } from '../tools/editor-tool.ts';
import { activeIds } from '../tools/tool-state.ts';
import { RetouchNode } from '../tools/brush/marks.tsx';
import { HoverOutline, Marquee } from '../tools/select/marks.tsx';
import { clipboardHandlers } from './clipboard.ts';
import { ImageViewport } from './image-viewport.tsx';
import { MovingTexts, useMovedPicture } from './moving-texts.tsx';
import { ImageNode } from './image-node.tsx';
import { PatchNodes } from './patch-nodes.tsx';
import { ownLayout } from './placement.ts';
import { SelectionMarks } from '../tools/select/selection-marks.tsx';
import { SnapGuides } from '../tools/select/snap-guides.tsx';
import { ActiveTexts, RestingTexts } from './text-node.tsx';
import { TextProxies } from './text-proxies.tsx';
import { useCanvasFocus } from './use-canvas-focus.ts';
import { usePageClipboard } from './use-page-clipboard.ts';
import { useSpaceKey } from './use-space-key.ts';
import { useToolEvents } from './use-tool-events.ts';
import type { ViewportControl } from './use-viewport-scroll.ts';

// Few users search for words, and nobody at once.
const FindMarks = fetchedPart(async () => (await import('./find-marks.tsx')).FindMarks);
const CompareHandle = fetchedPart(async () => (await import('./compare-handle.tsx')).CompareHandle);

export interface TextCanvasProps {
  context: EditorContext;
  /** The tools that can be in hand in place of the select tool. */
  tools: readonly EditorTool[];
  image: EditorImage;
  container: Size | undefined;
  containerRef: RefCallback<HTMLDivElement>;
  controlRef: Ref<ViewportControl>;
  original: EditorImage | undefined;
  compare: Compare;
  patches: PatchStore;
  retouch: Retouch;
  /** Called when the pixels of a text could not be fetched. */
  onPatchError: (error: unknown) => void;
  /** Called when the code of a part could not be fetched. */
  onUnavailable: () => void;
  /** Shows a minimap of the whole picture while only a part of it is visible. */
  minimap: boolean;
}

/** The image with its texts: turns what pointers, keys and the clipboard do into the tool's input. */
export function TextCanvas(props: TextCanvasProps) {
  const {
    context,
    tools,
    image,
    container,
    containerRef,
    controlRef,
    original,
    compare,
    patches,
    retouch,
    onPatchError,
  } = props;
  const { store, tool, view, clipboard } = context;
  const contentRef = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const words = useWords();
  const [hovered, setHovered] = useState<string>();
  const { zoom } = view;
  const { share, held } = compare;
  const viewport = useMemo(() => container && viewportOf(store.size, container, zoom), [store, container, zoom]);
  const { focus, onFocus, onBlur } = useCanvasFocus(store, contentRef);
  const onClipboard = useMemo(() => clipboardHandlers(store, clipboard), [store, clipboard]);
  usePageClipboard(onClipboard);
  const space = useSpaceKey(contentRef);
  const mode = useEditor(store, (state) => state.mode);
  const inHand = toolInHand(tools, { mode });
  const panning = useEditor(store, (state) => state.tool.name === 'panning');
  const movedPicture = useMovedPicture(store, zoom * window.devicePixelRatio);
  // A moved picture would cover the original.
  const moved = share > 0 ? undefined : movedPicture;
  const changing = useEditor(store, ({ tool }) => tool.name === 'drawing' || activeIds(tool).length > 0);
  const drawsActive = changing && !moved;
  const layers = useMemo(
    () => [
      drawsActive ? (
        <>
          {inHand?.Nodes ? <inHand.Nodes store={store} /> : null}
          <ActiveTexts store={store} />
        </>
      ) : null,
      original && share > 0 ? (
        <OriginalLayer {...{ original, share }} size={store.size} scale={zoom * window.devicePixelRatio} />
      ) : null,
    ],
    [store, inHand, drawsActive, original, share, zoom],
  );
  const onImage = useMemo(
    () => (
      <>
        <PatchNodes store={store} patches={patches} onError={onPatchError} />
        <RetouchNode store={store} retouch={retouch} />
        <RestingTexts store={store} scale={zoom * window.devicePixelRatio} lifts={share === 0} />
      </>
    ),
    [store, patches, retouch, onPatchError, zoom, share],
  );
  const { handlers, imagePoint } = useToolEvents({
    store,
    tool,
    contentRef,
    viewport,
    at: (point) => textAt(store, point),
    isSpaceHeld: space.isHeld,
    onPress: focus,
  });

  const hover = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && store.getState().tool.name === 'idle')
      setHovered(textAt(store, imagePoint(event)));
  };
  const onContextMenu = (event: MouseEvent) => {
    const id = textAt(store, imagePoint(event));
    if (id !== undefined && !store.getState().selectedIds.includes(id)) selectTexts(store, [id]);
    // A menu returns the focus to the element that had it at its opening: the canvas, not a field beside it.
    focus();
  };
  const pushes = mode === handMode || space.held;
  const drawing = inHand?.begin && !space.held ? inHand : undefined;
  const cursor = drawing
    ? drawing.cursor
    : panning
      ? 'grabbing'
      : pushes
        ? 'grab'
        : hovered === undefined
          ? 'default'
          : 'move';
  return (
    <ImageViewport
      image={image}
      size={store.size}
      container={container}
      containerRef={containerRef}
      controlRef={controlRef}
      viewport={viewport}
      onZoom={view.setZoom}
      minimap={props.minimap}
      rulers={context.isOpen('rulers')}
      onUnavailable={props.onUnavailable}
      onImage={onImage}
      layers={layers}
      contentRef={contentRef}
      role="application"
      aria-label={words.imageWithTexts}
      aria-describedby={hintId}
      tabIndex={-1}
      style={{ outline: 'none', cursor }}
      {...handlers}
      onPointerMove={(event) => {
        handlers.onPointerMove(event);
        if (drawing) drawing.hover?.(store, imagePoint(event));
        else hover(event);
      }}
      onPointerUp={(event) => {
        handlers.onPointerUp(event);
        // The text under the pointer may have changed since the last move.
        hover(event);
      }}
      onPointerLeave={() => setHovered(undefined)}
      onContextMenu={onContextMenu}
      onKeyDown={(event) => {
        if (runKey(context.actions, context, keyInputOf(event.nativeEvent), 'canvas')) event.preventDefault();
      }}
      onFocus={onFocus}
      onBlur={onBlur}
      {...onClipboard}
    >
      {viewport ? (
        <>
          <p id={hintId} hidden>
            {words.canvasHint}
          </p>
          <HoverOutline store={store} viewport={viewport} id={pushes || held || drawing ? undefined : hovered} />
          {moved ? (
            <div style={ownLayout}>
              <MovingTexts store={store} viewport={viewport} moved={moved} />
            </div>
          ) : null}
          {context.search.query === '' || held ? null : (
            <Fetched onFailed={props.onUnavailable}>
              <FindMarks store={store} viewport={viewport} search={context.search} />
            </Fetched>
          )}
          <TextProxies store={store} viewport={viewport} />
          <div style={ownLayout}>
            {held ? null : <SelectionMarks store={store} viewport={viewport} rotatable={context.isOpen('rotation')} />}
            <SnapGuides store={store} viewport={viewport} />
            <Marquee store={store} viewport={viewport} />
            {drawing?.Marks ? <drawing.Marks store={store} viewport={viewport} /> : null}
          </div>
          {original && compare.split ? (
            <Fetched onFailed={props.onUnavailable}>
              <CompareHandle
                viewport={viewport}
                size={store.size}
                share={compare.line}
                onShareChange={compare.setLine}
              />
            </Fetched>
          ) : null}
        </>
      ) : null}
    </ImageViewport>
  );
}

interface OriginalLayerProps {
  original: EditorImage;
  /** The size of the image, in px. */
  size: Size;
  /** Pixels of the device for one of the image. */
  scale: number;
  /** The share of the original that is visible from the left, 0 to 1. */
  share: number;
}

/** The original over the translation, whole or from the left up to a line. */
function OriginalLayer({ original, size, scale, share }: OriginalLayerProps) {
  if (share <= 0) return null;
  return (
    <Group clipX={0} clipY={0} clipWidth={size.width * share} clipHeight={size.height}>
      <ImageNode image={original} size={size} scale={scale} />
    </Group>
  );
}
