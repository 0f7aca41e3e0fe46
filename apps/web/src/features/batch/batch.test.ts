import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, costOf, maxBatchItems, type Batch, type BatchAction, type BatchImage } from './batch.ts';
import { atOnce, nextWork } from './next-work.ts';

const image = (id: string): BatchImage => ({ id, name: `${id}.png`, size: 1_000, address: `blob:${id}`, regions: [] });

const chosen: Batch = {
  source: 'English',
  targets: ['Spanish', 'German'],
  blacklist: [],
  images: ['menu', 'poster', 'flyer'].map(image),
  items: [],
};

const add = (target: 'English' | 'Spanish' | 'French'): BatchAction => ({ type: 'add-target', target });
const after = (batch: Batch, ...actions: BatchAction[]) => actions.reduce(advance, batch);

function started(batch: Batch = chosen): Batch {
  let count = 0;
  return advance(batch, { type: 'start', newId: () => `item-${++count}` });
}
const statesOf = ({ items }: Batch) => items.map(({ state }) => state);
const idle = { uploads: new Set<string>(), starts: new Set<string>() };
const uploaded = (id: string): BatchAction => ({ type: 'uploaded', image: id, imageId: `server-${id}` });
const working = (item: string): BatchAction => ({ type: 'started', item, messageId: `message of ${item}` });
const seen = (item: string, status: 'processed' | 'failed' | 'inpainting_processing'): BatchAction => ({
  type: 'seen',
  process: {
    message_id: `message of ${item}`,
    status,
    error_message: status === 'failed' ? 'No text was found in this image.' : null,
    failure_code: status === 'failed' ? 'refused' : null,
  },
});

describe('choices', () => {
  test('a language is chosen once, and is never the source', () => {
    expect(after(chosen, add('Spanish'), add('English'), add('French')).targets).toEqual([
      'Spanish',
      'German',
      'French',
    ]);
    expect(after(chosen, { type: 'source', source: 'German' })).toMatchObject({
      source: 'German',
      targets: ['Spanish'],
    });
    expect(after(chosen, { type: 'remove-target', target: 'Spanish' }).targets).toEqual(['German']);
  });

  test('a source that is found out after the start changes nothing', () => {
    expect(after(started(), { type: 'source', source: 'French' })).toEqual(started());
  });

  test('images come and go, up to the most that are kept', () => {
    expect(after(chosen, { type: 'remove-image', image: 'poster' }).images.map(({ id }) => id)).toEqual([
      'menu',
      'flyer',
    ]);
    const many = Array.from({ length: 30 }, (_, index) => image(String(index)));
    expect(after(chosen, { type: 'images', images: many }).images).toHaveLength(20);
  });

  test('an image in a language costs a credit', () => {
    expect(costOf(chosen)).toBe(6);
    expect(costOf({ ...chosen, targets: [] })).toBe(0);
  });
});

describe('the start', () => {
  test('makes an item of every image in every language, image by image', () => {
    expect(started().items.map((item) => [item.image, item.target, item.state])).toEqual([
      ['menu', 'Spanish', 'waiting'],
      ['menu', 'German', 'waiting'],
      ['poster', 'Spanish', 'waiting'],
      ['poster', 'German', 'waiting'],
      ['flyer', 'Spanish', 'waiting'],
      ['flyer', 'German', 'waiting'],
    ]);
  });

  test('is made once', () => {
    const once = started();
    expect(started(once)).toBe(once);
  });
});

describe('what is begun next', () => {
  test('two images are uploaded at once, each once whatever the number of languages', () => {
    expect(nextWork(started(), idle).uploads.map(({ id }) => id)).toEqual(['menu', 'poster']);
    const busy = { ...idle, uploads: new Set(['menu']) };
    expect(nextWork(started(), busy).uploads.map(({ id }) => id)).toEqual(['poster']);
    const batch = after(started(), uploaded('menu'), uploaded('poster'), uploaded('flyer'));
    expect(nextWork(batch, idle).uploads).toEqual([]);
  });

  test('the languages of an image start when it is uploaded', () => {
    const batch = after(started(), uploaded('poster'));
    expect(nextWork(batch, idle).starts.map(({ item, imageId }) => [item.id, imageId])).toEqual([
      ['item-3', 'server-poster'],
      ['item-4', 'server-poster'],
    ]);
    expect(nextWork(batch, { uploads: new Set(['poster']), starts: new Set() }).starts).toEqual([]);
    expect(
      nextWork(batch, { uploads: new Set(), starts: new Set(['item-3']) }).starts.map(({ item }) => item.id),
    ).toEqual(['item-4']);
  });

  test('an image whose languages are all cancelled is not uploaded', () => {
    const batch = after(started(), { type: 'cancelled', item: 'item-1' }, { type: 'cancelled', item: 'item-2' });
    expect(nextWork(batch, idle).uploads.map(({ id }) => id)).toEqual(['poster', 'flyer']);
  });
});

describe('on the way', () => {
  test('an item is started, seen, and done', () => {
    const batch = after(started(), uploaded('menu'), working('item-1'), seen('item-1', 'inpainting_processing'));
    expect(batch.items[0]).toMatchObject({ state: 'working', status: 'inpainting_processing' });
    expect(after(batch, seen('item-1', 'processed')).items[0]).toMatchObject({
      state: 'done',
      messageId: 'message of item-1',
    });
  });

  test('one that fails says why and stops no other', () => {
    const batch = after(started(), uploaded('menu'), working('item-1'), working('item-2'), seen('item-1', 'failed'));
    expect(batch.items[0]?.problem).toMatchObject({
      code: 'process_failed',
      detail: { code: 'refused', sentence: 'No text was found in this image.' },
    });
    expect(statesOf(batch)).toEqual(['failed', 'working', 'waiting', 'waiting', 'waiting', 'waiting']);
    expect(nextWork(batch, idle).uploads.map(({ id }) => id)).toEqual(['poster', 'flyer']);
  });

  test('an image that does not arrive fails in all its languages, but for those that were cancelled', () => {
    const problem = { code: 'upload_failed' } as const;
    const batch = after(
      started(),
      { type: 'cancelled', item: 'item-2' },
      { type: 'sent', image: 'menu', share: 0.4 },
      { type: 'upload-failed', image: 'menu', problem },
    );
    expect(statesOf(batch).slice(0, 3)).toEqual(['failed', 'cancelled', 'waiting']);
    expect(batch.images[0]?.sent).toBeUndefined();
  });

  test('what failed or was cancelled is tried again from the start, and keeps its upload', () => {
    const failed = after(started(), uploaded('menu'), working('item-1'), seen('item-1', 'failed'));
    const again = after(failed, { type: 'retry', item: 'item-1' });
    expect(again.items[0]).toEqual({ id: 'item-1', image: 'menu', target: 'Spanish', state: 'waiting', retries: 1 });
    expect(nextWork(again, idle).starts[0]).toMatchObject({ imageId: 'server-menu' });
  });

  test('what is done cannot be cancelled or tried again; only what rests leaves the list', () => {
    const done = after(started(), uploaded('menu'), working('item-1'), seen('item-1', 'processed'));
    expect(after(done, { type: 'cancelled', item: 'item-1' }, { type: 'retry', item: 'item-1' })).toEqual(done);
    const left = after(done, { type: 'remove', item: 'item-1' }, { type: 'remove', item: 'item-2' });
    expect(left.items.map(({ id }) => id)).toEqual(['item-2', 'item-3', 'item-4', 'item-5', 'item-6']);
  });

  test('a start that is answered after its item was cancelled does not bring it back', () => {
    const batch = after(started(), { type: 'cancelled', item: 'item-1' }, working('item-1'));
    expect(batch.items[0]).toMatchObject({ state: 'cancelled' });
    expect(batch.items[0]?.messageId).toBeUndefined();
  });

  test('after a reload nothing is on its way to the server', () => {
    const batch = after(started(), { type: 'sent', image: 'menu', share: 0.4 }, { type: 'reloaded' });
    expect(batch.images[0]?.sent).toBeUndefined();
    expect(nextWork(batch, idle).uploads.map(({ id }) => id)).toEqual(['menu', 'poster']);
  });
});

describe('laws', () => {
  const ids = fc.constantFrom('item-1', 'item-2', 'item-3', 'item-4', 'item-5', 'item-6');
  const images = fc.constantFrom('menu', 'poster', 'flyer');
  const happening: fc.Arbitrary<BatchAction> = fc.oneof(
    images.map(uploaded),
    images.map((id): BatchAction => ({ type: 'upload-failed', image: id, problem: { code: 'upload_failed' } })),
    ids.map(working),
    fc
      .tuple(ids, fc.constantFrom('processed', 'failed', 'inpainting_processing'))
      .map(([id, status]) => seen(id, status)),
    ids.map((item): BatchAction => ({ type: 'cancelled', item })),
    ids.map((item): BatchAction => ({ type: 'retry', item })),
  );

  test('whatever happens: only what works or is done has a process, only what failed a reason, and never more is begun than at once', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (actions) => {
        const batch = after(started(), ...actions);
        for (const { state, messageId, problem } of batch.items) {
          expect(messageId !== undefined).toBe(state === 'working' || state === 'done');
          expect(problem !== undefined).toBe(state === 'failed');
        }
        const next = nextWork(batch, idle);
        expect(Math.max(next.uploads.length, next.starts.length)).toBeLessThanOrEqual(atOnce);
        expect(batch.items.length).toBeLessThanOrEqual(maxBatchItems);
      }),
    );
  });
});
