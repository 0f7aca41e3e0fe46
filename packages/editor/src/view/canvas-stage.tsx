import type { Layer as LayerNode } from 'konva/lib/Layer';
import { Component, useState, type ReactNode } from 'react';
import { Group, Layer, Stage } from 'react-konva/lib/ReactKonvaCore.js';
import type { Point, Size } from '../geometry/rect.ts';

interface NodeBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches the errors of nodes: a stage has a React root of its own, whose errors no boundary of the page sees. */
class NodeBoundary extends Component<NodeBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

export interface CanvasStageProps {
  /** The size of the stage, in pixels of the screen. */
  size: Size;
  /** The layers of the stage. */
  children: ReactNode;
}

/** A Konva stage on which nothing listens. An error of one of its nodes reaches the error boundary around the stage. */
export function CanvasStage({ size, children }: CanvasStageProps) {
  const [failure, setFailure] = useState<{ error: unknown }>();
  if (failure) throw failure.error;
  return (
    <Stage {...size} listening={false}>
      <NodeBoundary onError={(error) => setFailure({ error })}>{children}</NodeBoundary>
    </Stage>
  );
}

export interface CanvasLayerProps {
  /** The place of the image's corner, in pixels of the screen. */
  shift: Point;
  /** Pixels of the screen for one of the image. */
  zoom: number;
  /** Nodes in pixels of the image. A layer without nodes (`null`) is taken off the page. */
  children: ReactNode;
}

/** A canvas of the stage, in pixels of the image. */
export function CanvasLayer({ shift, zoom, children }: CanvasLayerProps) {
  return (
    // Konva draws a new layer twice in its first frame if the constructor gets any property: a layer that is shown gets none.
    <Layer ref={withoutHitGraph} {...(children === null && { visible: false })}>
      <Group {...shift} scaleX={zoom} scaleY={zoom}>
        {children}
      </Group>
    </Layer>
  );
}

/** Konva clears a second canvas for hit tests at each draw, also where nothing listens: hits are found in the document here. */
function withoutHitGraph(layer: LayerNode | null): void {
  if (layer) layer.drawHit = () => layer;
}
