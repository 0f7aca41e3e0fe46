import { uploadImageTypes } from '@palimpsest/contract';
import { afterEach, expect, test } from 'vitest';
import manifest from '../../../public/manifest.webmanifest?raw';
import { forgetImages, keptImage } from './kept-images.ts';
import { receiveShare, sharePath } from './receive-share.ts';

afterEach(forgetImages);

/** Where a share with these fields leads. */
async function whereTo(fields: Record<string, string | File>): Promise<URL> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await receiveShare(new Request(sharePath, { method: 'POST', body }));
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', location.href);
}

test('a shared image is kept under the address that the preview is opened with', async () => {
  const { pathname, searchParams } = await whereTo({ image: new File(['pixels'], 'sign.jpg', { type: 'image/jpeg' }) });
  expect(pathname).toBe('/preview');
  const file = await keptImage(searchParams.get('shared') ?? '');
  expect([file?.name, file?.type, await file?.text()]).toEqual(['sign.jpg', 'image/jpeg', 'pixels']);
});

test('two shares do not take each other’s place', async () => {
  const shared = await Promise.all(['a', 'b'].map((name) => whereTo({ image: new File([name], name) })));
  const files = await Promise.all(shared.map(({ searchParams }) => keptImage(searchParams.get('shared') ?? '')));
  expect(files.map((file) => file?.name)).toEqual(['a', 'b']);
});

test.each([{}, { image: 'no file' }, { image: new File([], 'empty.png') }])(
  'a share without an image leads to the preview: %o',
  async (fields) => {
    expect((await whereTo(fields)).href).toBe(new URL('/preview', location.href).href);
  },
);

test('the manifest sends shares here, and only what can be translated', () => {
  const { share_target: target } = JSON.parse(manifest) as {
    share_target: { action: string; params: { files: { name: string; accept: string[] }[] } };
  };
  expect(target).toMatchObject({ action: sharePath, method: 'POST', enctype: 'multipart/form-data' });
  expect(target.params.files).toEqual([{ name: 'image', accept: [...uploadImageTypes] }]);
});
