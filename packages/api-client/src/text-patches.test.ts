import { expect, test } from 'vitest';
import { cutPatch } from './text-patches.ts';

test('each patch is cut from the file of all with its own bytes, as a PNG', async () => {
  const pictures = [Uint8Array.of(1, 2, 3), Uint8Array.of(4), Uint8Array.of(5, 6, 7, 8)];
  const all = new Blob(pictures);
  let offset = 0;
  for (const picture of pictures) {
    const cut = cutPatch(all, { x: 0, y: 0, width: 1, height: 1, offset, bytes: picture.length });
    expect(new Uint8Array(await cut.arrayBuffer())).toEqual(picture);
    expect(cut.type).toBe('image/png');
    offset += picture.length;
  }
});
