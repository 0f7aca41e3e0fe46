import type { Stage as StageNode } from 'konva/lib/Stage';
import type { Transformer as TransformerNode } from 'konva/lib/shapes/Transformer';
import type { Text as TextNode } from 'konva/lib/shapes/Text';
import { createRef, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { Image, Layer, Stage, Text, Transformer } from 'react-konva';
import { cssFamily, fitOf } from '../plain.ts';
import { painted, until } from '../system.ts';
import type { BenchText, System } from '../system.ts';

interface PlainEditorProps {
  picture: HTMLCanvasElement;
  texts: readonly BenchText[];
  width: number;
  height: number;
  fit: number;
  stageRef: RefObject<StageNode | null>;
}

/** An editor as the documentation of react-konva puts it together: texts in a state, a Transformer around the selected one. */
function PlainEditor({ picture, texts: first, width, height, fit, stageRef }: PlainEditorProps) {
  const [texts, setTexts] = useState(first);
  const [selected, setSelected] = useState<number>();
  const transformer = useRef<TransformerNode>(null);
  const nodes = useRef(new Map<number, TextNode>());
  useEffect(() => {
    const node = selected === undefined ? undefined : nodes.current.get(selected);
    transformer.current?.nodes(node ? [node] : []);
  }, [selected]);
  return (
    <Stage
      ref={stageRef}
      {...{ width, height }}
      scaleX={fit}
      scaleY={fit}
      onWheel={({ evt: event, currentTarget }) => {
        event.preventDefault();
        currentTarget.position({ x: currentTarget.x() - event.deltaX, y: currentTarget.y() - event.deltaY });
      }}
    >
      <Layer>
        <Image image={picture} onMouseDown={() => setSelected(undefined)} />
        {texts.map((text) => (
          <Text
            key={text.id}
            ref={(node) => {
              if (node) nodes.current.set(text.id, node);
              else nodes.current.delete(text.id);
            }}
            {...text}
            id={String(text.id)}
            fontFamily={cssFamily}
            fill="#ffffff"
            align="center"
            verticalAlign="middle"
            draggable
            onMouseDown={() => setSelected(text.id)}
            onDragMove={({ target }) => {
              const { x, y } = target.position();
              setTexts((before) => before.map((other) => (other.id === text.id ? { ...other, x, y } : other)));
            }}
          />
        ))}
        <Transformer ref={transformer} />
      </Layer>
    </Stage>
  );
}

export const system: System = {
  async open(stage, picture, texts) {
    const stageRef = createRef<StageNode>();
    const root = createRoot(stage);
    const { clientWidth: width, clientHeight: height } = stage;
    const fit = fitOf(stage, picture);
    root.render(<PlainEditor {...{ picture, texts, width, height, fit, stageRef }} />);
    await until(() => stageRef.current !== null);
    await painted();
    const node = () => {
      if (!stageRef.current) throw new Error('The stage is gone.');
      return stageRef.current;
    };
    return {
      centerOf(index) {
        const box = node().findOne(`#${texts[index]?.id}`)?.getClientRect();
        const { x, y } = stage.getBoundingClientRect();
        return box ? { x: x + box.x + box.width / 2, y: y + box.y + box.height / 2 } : { x, y };
      },
      showFullSize() {
        node().scale({ x: 1, y: 1 });
        node().position({ x: 0, y: 0 });
      },
      async exportPng() {
        const area = { x: 0, y: 0, width: picture.width * fit, height: picture.height * fit, pixelRatio: 1 / fit };
        const blob = await node().toBlob({ ...area, mimeType: 'image/png' });
        if (!(blob instanceof Blob)) throw new Error('Konva wrote no PNG.');
        return blob;
      },
      close: () => root.unmount(),
    };
  },
  edit(_, first, edits) {
    let texts = first;
    const history = [texts];
    const started = performance.now();
    for (let edit = 0; edit < edits; edit += 1) {
      const id = texts[edit % texts.length]?.id;
      texts = texts.map((text) => (text.id === id ? { ...text, x: text.x + 1 } : text));
      history.push(texts);
    }
    return performance.now() - started;
  },
};
