import type { Container } from 'konva/lib/Container';
import { Group as GroupNode } from 'konva/lib/Group.js';
import { Layer as LayerNode } from 'konva/lib/Layer.js';
import type { Node } from 'konva/lib/Node';
import { Shape as ShapeNode } from 'konva/lib/Shape.js';
import type { ShapeConfig } from 'konva/lib/Shape';
import { Stage as StageNode } from 'konva/lib/Stage.js';
import { useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref, type RefObject } from 'react';

/**
 * The nodes that are drawn, by the empty element that holds the place of each in the document. React keeps the order of the elements, and the
 * stage takes its own from them: a second renderer for Konva (react-reconciler) would be half as large again as React itself.
 */
const nodes = new WeakMap<Element, Node>();

type Attributes = Readonly<Record<string, unknown>>;

/** Makes a node for the element that is returned, and gives it those attributes that changed: each change has the whole layer drawn. */
function useNode<Drawn extends Node>(
  create: () => Drawn,
  attributes: Attributes,
  ref?: Ref<Drawn>,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const made = useRef<Drawn>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const node = create();
    nodes.set(element, node);
    made.current = node;
    // The stage is told by the element: React may make a node anew for one that stays.
    element.dataset.node = node.getClassName();
    return () => {
      made.current = null;
      nodes.delete(element);
      node.destroy();
    };
  }, [create]);
  useLayoutEffect(() => {
    const node = made.current;
    if (!node) return;
    const changed = Object.entries(attributes).filter(([name, value]) => node.getAttr(name) !== value);
    if (changed.length > 0) node.setAttrs(Object.fromEntries(changed));
  });
  useImperativeHandle<Drawn | null, Drawn | null>(ref, () => made.current, []);
  return place;
}

/** Puts the nodes of the elements into the container, in the order of the elements. A node comes with what it holds. */
function arrange(places: Element, container: Container): void {
  let index = 0;
  for (const place of places.children) {
    const node = nodes.get(place);
    if (!node) continue;
    if (node instanceof GroupNode || node instanceof LayerNode) arrange(place, node);
    if (node.getParent() !== container) container.add(node);
    if (node.index !== index) node.setZIndex(index);
    index += 1;
  }
}

export interface StageProps {
  /** In pixels of the screen. */
  width: number;
  height: number;
  /** Layers. */
  children?: ReactNode;
}

/** A Konva stage. Nothing on it hears events. */
export function Stage({ width, height, children }: StageProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const placesRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<StageNode>(null);
  useLayoutEffect(() => {
    if (!containerRef.current) return undefined;
    const stage = new StageNode({ container: containerRef.current, listening: false });
    stageRef.current = stage;
    return () => {
      stageRef.current = null;
      stage.destroy();
    };
  }, []);
  // Before it has layers: a stage draws all that it has at each change of its width, and of its height.
  useLayoutEffect(() => {
    stageRef.current?.size({ width, height });
  }, [width, height]);
  useLayoutEffect(() => {
    const [stage, places] = [stageRef.current, placesRef.current];
    if (!stage || !places) return undefined;
    arrange(places, stage);
    // Nodes that come, go or change places later, before the next frame is drawn: React runs no effect of an element that it moves.
    const observer = new MutationObserver(() => arrange(places, stage));
    observer.observe(places, { childList: true, subtree: true, attributeFilter: ['data-node'] });
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={containerRef} />
      <div ref={placesRef} hidden>
        {children}
      </div>
    </>
  );
}

// Not as a property of a new layer: that asks for a frame before the constructor notes that none is asked for, and the layer is drawn twice in it.
const createLayer = () => new LayerNode().listening(false);

export interface LayerProps {
  ref?: Ref<LayerNode>;
  visible?: boolean;
  /** Groups and shapes. */
  children?: ReactNode;
}

/** A canvas of a stage. */
export function Layer({ ref, visible = true, children }: LayerProps) {
  return <div ref={useNode(createLayer, { visible }, ref)}>{children}</div>;
}

const createGroup = () => new GroupNode({ listening: false });

export interface GroupProps {
  ref?: Ref<GroupNode>;
  /** In pixels of the parent. */
  x?: number;
  y?: number;
  scaleX?: number;
  scaleY?: number;
  /** The part that is seen, in pixels of the group. Default: all. */
  clip?: { x: number; y: number; width: number; height: number };
  /** Groups and shapes. */
  children?: ReactNode;
}

/** Places what it holds. */
export function Group({ ref, x = 0, y = 0, scaleX = 1, scaleY = 1, clip, children }: GroupProps) {
  const place = useNode(
    createGroup,
    { x, y, scaleX, scaleY, clipX: clip?.x, clipY: clip?.y, clipWidth: clip?.width, clipHeight: clip?.height },
    ref,
  );
  return <div ref={place}>{children}</div>;
}

const createShape = () => new ShapeNode({ listening: false });

export interface ShapeProps {
  ref?: Ref<ShapeNode>;
  /** Draws it, in pixels of the parent. Another function has its layer drawn again. */
  sceneFunc: NonNullable<ShapeConfig['sceneFunc']>;
}

/** What is drawn by a function. */
export function Shape({ ref, sceneFunc }: ShapeProps) {
  return <div ref={useNode(createShape, { sceneFunc }, ref)} />;
}
