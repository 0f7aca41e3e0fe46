import type { Layer as LayerNode } from 'konva/lib/Layer';
import { stages } from 'konva/lib/Stage.js';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { Group, Layer, Shape, Stage } from './canvas-nodes.tsx';

const colors = { red: [255, 0, 0], green: [0, 128, 0], blue: [0, 0, 255] } as const;
type Color = keyof typeof colors;

/** Covers the whole stage. */
function Cover({ color }: { color: Color }) {
  return (
    <Shape
      sceneFunc={({ _context: ctx }) => {
        ctx.fillStyle = color;
        ctx.fillRect(0, 0, 10, 10);
      }}
    />
  );
}

let show: ((covers: readonly Color[]) => void) | undefined;
let layer: LayerNode | null;

/** Two components draw on one layer; only the first is rendered again. */
function Covers({ first }: { first: readonly Color[] }) {
  const [covers, setCovers] = useState(first);
  useEffect(() => {
    show = setCovers;
    return () => {
      show = undefined;
    };
  }, []);
  return covers.map((color) => <Cover key={color} color={color} />);
}

/** Opens it, and waits until the stage has drawn all that opening asked for. */
async function open(first: readonly Color[], above?: Color) {
  const close = mount(
    <Stage width={10} height={10}>
      <Layer ref={(node) => void (layer = node)}>
        <Covers first={first} />
        <Group>{above ? <Cover color={above} /> : null}</Group>
      </Layer>
    </Stage>,
  );
  // In strict mode React makes everything twice before this is set; the next frame draws it.
  await eventually(() => expect(show).toBeDefined());
  await new Promise(requestAnimationFrame);
  return close;
}

/** The color in the middle: that of the topmost cover. */
function seen(): Color | undefined {
  const ctx = layer?.getNativeCanvasElement().getContext('2d');
  const pixel = ctx?.getImageData(5, 5, 1, 1).data;
  return (Object.keys(colors) as Color[]).find((color) => colors[color].every((value, at) => pixel?.[at] === value));
}

test('nodes are drawn in the order of their elements', async () => {
  await open(['red', 'green']);
  await eventually(() => expect(seen()).toBe('green'));
});

test('a node that comes later is drawn in its place, not on top', async () => {
  await open(['green']);
  await eventually(() => expect(seen()).toBe('green'));
  show?.(['red', 'green']);
  await eventually(() => expect(layer?.find('Shape')).toHaveLength(2));
  await eventually(() => expect(seen()).toBe('green'));
});

test('nodes that change places are drawn in the new order', async () => {
  await open(['red', 'green', 'blue']);
  await eventually(() => expect(seen()).toBe('blue'));
  show?.(['blue', 'red', 'green']);
  await eventually(() => expect(seen()).toBe('green'));
  show?.(['green', 'blue', 'red']);
  await eventually(() => expect(seen()).toBe('red'));
});

test('what is under another component stays under it', async () => {
  await open(['red'], 'blue');
  await eventually(() => expect(seen()).toBe('blue'));
  show?.(['green', 'red']);
  await eventually(() => expect(layer?.find('Shape')).toHaveLength(3));
  await eventually(() => expect(seen()).toBe('blue'));
});

test('a node that goes is drawn no longer', async () => {
  await open(['red', 'green']);
  await eventually(() => expect(seen()).toBe('green'));
  show?.(['red']);
  await eventually(() => expect(seen()).toBe('red'));
});

test('a node that stays the same has its layer drawn no second time', async () => {
  await open(['red', 'green']);
  await eventually(() => expect(seen()).toBe('green'));
  let draws = 0;
  layer?.on('draw', () => (draws += 1));
  show?.(['red', 'green']);
  show?.(['green', 'red']);
  await eventually(() => expect(seen()).toBe('red'));
  expect(draws).toBe(1);
});

test('a stage that is closed is forgotten', async () => {
  const before = stages.length;
  const close = await open(['red']);
  await eventually(() => expect(seen()).toBe('red'));
  expect(stages).toHaveLength(before + 1);
  close();
  await eventually(() => expect(stages).toHaveLength(before));
});
