import { describe, expect, it } from 'vitest';
import type { BlindText } from '../truth.ts';
import { isKept, scoreLeftAlone } from './left-alone.ts';
import { box, picture, pictures } from './made-up.ts';

const none = (): boolean => false;
const flame = { kind: 'pictogram' as const, quad: box(0, 0, 20, 20) };

/** That many pixels at the top of the flame changed. */
const changed = (count: number) =>
  pictures(
    none,
    none,
    picture((x, y) => y === 0 && x < count),
  );

function text(content: string): BlindText {
  const quad = box(22, 2, 38, 10);
  return {
    text: content,
    lines: [{ text: content, box: quad }],
    quad,
    color: '#141414',
    fontSize: 8,
    fontWeight: 400,
    fontFamily: 'Roboto',
    textAlign: 'left',
    rotation: 0,
    group: '',
  };
}

describe('isKept', () => {
  it('is true where nothing changed', () => {
    expect(isKept(flame, pictures(none, none, picture(none)))).toBe(true);
  });

  it('forgives two pixels of four hundred, not three', () => {
    expect(isKept(flame, changed(2))).toBe(true);
    expect(isKept(flame, changed(3))).toBe(false);
  });

  it('does not mind what changed elsewhere', () => {
    expect(
      isKept(
        flame,
        pictures(
          none,
          none,
          picture((x) => x > 22),
        ),
      ),
    ).toBe(true);
  });
});

describe('scoreLeftAlone', () => {
  const untouched = pictures(none, none, picture(none));

  it('counts texts that were not taken', () => {
    expect(scoreLeftAlone([text('Pan'), text('Leche')], [], new Set([1]), untouched)).toMatchObject({
      texts: 2,
      textsLeft: 1,
    });
  });

  it('does not count prices and numbers: they may stay', () => {
    expect(scoreLeftAlone([text('2,50 €')], [], new Set(), untouched)).toMatchObject({ texts: 0, textsLeft: 0 });
  });

  it('counts decoys and those kept', () => {
    const spoilt = { ...flame, quad: box(20, 0, 40, 20) };
    const score = scoreLeftAlone(
      [],
      [flame, spoilt],
      new Set(),
      pictures(
        none,
        none,
        picture((x) => x >= 20),
      ),
    );
    expect(score).toMatchObject({ decoys: 2, decoysKept: 1 });
  });
});
