import { describe, expect, test } from 'vitest';
import type { Bounds } from '../geometry/bounds.ts';
import { seededRandom } from '../inpainting/seeded-random.ts';
import { type Context, draw, plain } from '../testing/drawing.ts';
import { findFreeSpace, type FreeSpace } from './free-space.ts';

const width = 640;
const height = 320;
const own: Bounds = { left: 240, top: 140, right: 400, bottom: 170 };

function spaceIn(paint: (context: Context) => void, obstacles: readonly Bounds[] = []): FreeSpace {
  const { clean } = draw(width, height, paint, []);
  return findFreeSpace({
    picture: clean,
    angle: 0,
    own: [own],
    obstacles,
    margins: { x: 20, y: 20 },
    fontSize: 28,
  });
}

/** The area to which the text may grow on every side. */
function reachOf(space: FreeSpace): Bounds {
  return (['left', 'right', 'top', 'bottom'] as const).reduce((area, side) => space.extend(area, side), own);
}

const button = (context: Context): void => {
  plain('#f4ead7')(context);
  const fill = context.createLinearGradient(200, 0, 440, 0);
  fill.addColorStop(0, '#1f6f5c');
  fill.addColorStop(1, '#2f8f74');
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(200, 120, 240, 70, 30);
  context.fill();
};

/** A wall that turns into something dark over `soft` px, along an edge that leaves the top of the picture at 440 px and its bottom at 520 px. */
const slantingEdge =
  (soft: number) =>
  (context: Context): void => {
    const [x, y] = [Math.cos(0.245) * soft, -Math.sin(0.245) * soft];
    const fill = context.createLinearGradient(480 - x / 2, 160 - y / 2, 480 + x / 2, 160 + y / 2);
    fill.addColorStop(0, '#eee2d1');
    fill.addColorStop(1, '#7a4a1f');
    context.fillStyle = fill;
    context.fillRect(0, 0, width, height);
  };

/** Water with drops at random places; the same each time. */
const drops = (count: number) => (context: Context) => {
  plain('#24405e')(context);
  const random = seededRandom(7);
  context.fillStyle = '#dfe6ea';
  for (let drop = 0; drop < count; drop++) {
    context.beginPath();
    context.arc(random() * width, random() * height, 2 + 5 * random(), 0, 2 * Math.PI);
    context.fill();
  }
};

describe('findFreeSpace', () => {
  test('keeps a text on its button, whose colour changes along it', () => {
    const { left, top, right, bottom } = reachOf(spaceIn(button));
    expect(left).toBeGreaterThan(200);
    expect(right).toBeLessThan(440);
    expect(top).toBeGreaterThan(120);
    expect(bottom).toBeLessThan(190);
  });

  test('keeps a text off another text', () => {
    const other: Bounds = { left: 460, top: 130, right: 560, bottom: 180 };
    const reach = reachOf(spaceIn(plain('#f4ead7'), [other]));
    expect(reach.right).toBeLessThan(other.left);
    expect(reach.right).toBeGreaterThan(own.right);
  });

  test('keeps a text off a pictogram', () => {
    const reach = reachOf(
      spaceIn((context) => {
        plain('#f4ead7')(context);
        context.strokeStyle = '#9c2f2f';
        context.lineWidth = 6;
        context.beginPath();
        context.arc(180, 155, 24, 0, 2 * Math.PI);
        context.stroke();
      }),
    );
    expect(reach.left).toBeGreaterThan(180 + 24);
  });

  test('keeps a text off the edge of the picture', () => {
    const { left, top, right, bottom } = reachOf(spaceIn(plain('#f4ead7')));
    // The margins are 20 px, to the pixel.
    expect(Math.min(left, top)).toBeGreaterThan(19);
    expect(right).toBeLessThan(width - 19);
    expect(bottom).toBeLessThan(height - 19);
  });

  test('keeps a text in its column, beside a rule', () => {
    const reach = reachOf(
      spaceIn((context) => {
        plain('#ffffff')(context);
        context.fillStyle = '#c9c9c9';
        context.fillRect(450, 0, 2, height);
      }),
    );
    expect(reach.right).toBeLessThan(450);
  });

  test('keeps a text on a dark panel beside one that is a little darker', () => {
    const reach = reachOf(
      spaceIn((context) => {
        plain('#484848')(context);
        context.fillStyle = '#303030';
        context.fillRect(450, 0, width, height);
      }),
    );
    expect(reach.right).toBeGreaterThan(own.right);
    expect(reach.right).toBeLessThan(450);
  });

  test('keeps a small text in its cell of a dark table, whose rules are hardly lighter', () => {
    const paint = (context: Context): void => {
      plain('#31363b')(context);
      context.fillStyle = '#393e43';
      context.fillRect(450, 0, 1, height);
    };
    const label: Bounds = { left: 380, top: 140, right: 430, bottom: 149 };
    const { clean } = draw(width, height, paint, []);
    const space = findFreeSpace({
      picture: clean,
      angle: 0,
      own: [label],
      obstacles: [],
      margins: { x: 0, y: 0 },
      fontSize: 11,
    });
    expect(space.extend(label, 'right').right).toBeLessThan(450);
  });

  test('lets a text that stands across two panels go on over both', () => {
    const reach = reachOf(
      spaceIn((context) => {
        plain('#484848')(context);
        context.fillStyle = '#303030';
        context.fillRect(320, 0, width, height);
      }),
    );
    expect(reach.left).toBeLessThan(24);
    expect(reach.right).toBeGreaterThan(width - 24);
  });

  test('lets a text in a low row go on beside itself, as near to the edges above and below as it stands', () => {
    const reach = reachOf(
      spaceIn((context) => {
        plain('#ffffff')(context);
        context.fillStyle = '#4a90d9';
        context.fillRect(0, 0, width, own.top - 5);
        context.fillRect(0, own.bottom + 4, width, height);
      }),
    );
    expect(reach.right).toBeGreaterThan(width - 24);
    expect(reach.top).toBeGreaterThan(own.top - 5);
    expect(reach.bottom).toBeLessThan(own.bottom + 4);
  });

  test.each([3, 4, 5, 6])(
    'keeps a text off a thing whose slanting edge is %i px soft, as lossy images have it',
    (soft) => {
      const reach = reachOf(spaceIn(slantingEdge(soft)));
      expect(reach.right).toBeGreaterThan(own.right);
      expect(reach.right).toBeLessThan(490);
    },
  );

  test('keeps a text over foam within its own lines, but lets it go on over drops that are few', () => {
    const [amongMany, amongFew] = [reachOf(spaceIn(drops(1400))), reachOf(spaceIn(drops(60)))];
    expect(amongMany.right - amongMany.left).toBeLessThan(1.05 * (own.right - own.left));
    expect(amongFew.right - amongFew.left).toBeGreaterThan(1.5 * (own.right - own.left));
  });

  test('follows a background that changes to another colour gradually', () => {
    const reach = reachOf(spaceIn(slantingEdge(240)));
    expect(reach.right).toBeGreaterThan(width - 20 - 3);
  });

  test.each([
    ['lets a text over a full stop that was read with none of its lines', 5, true],
    ['keeps a text off an icon among its lines', 24, false],
  ])('%s', (_, size, isHeld) => {
    const { clean } = draw(
      width,
      height,
      (context) => {
        plain('#ffffff')(context);
        context.fillStyle = '#000000';
        context.fillRect(160, 110, size, size);
      },
      [],
    );
    const lines = [100, 140, 180].map((top, index) => ({
      left: 60,
      top,
      right: index === 0 ? 150 : 560,
      bottom: top + 28,
    }));
    const space = findFreeSpace({
      picture: clean,
      angle: 0,
      own: lines,
      obstacles: [],
      margins: { x: 20, y: 20 },
      fontSize: 28,
    });
    expect(space.holds({ left: 60, top: 100, right: 560, bottom: 128 })).toBe(isHeld);
  });
});
