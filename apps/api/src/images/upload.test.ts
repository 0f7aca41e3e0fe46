import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { imageEntry, maxThumbnailBytes, signedUrl, thumbnailSides, uploadResponse } from '@palimpsest/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { printCount, repetitions } from '../testing/counts.ts';
import { eventually } from '../testing/eventually.ts';
import { fileForm, type TestUser } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp();
});
afterAll(() => server.stop());

const noise = {
  create: {
    width: 300,
    height: 200,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    background: '#fff',
  },
};
const picture = () => sharp(noise);

const chunk = (type: string, data: Buffer) => {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])));
  return Buffer.concat([length, Buffer.from(type), data, checksum]);
};

/** A PNG whose header says that size, and whose pixels do not come. */
function pngThatAnnounces(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(16)));
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), pixels]);
}

const send = (form: FormData) => server.send('POST', '/v1/images', { token: user.token, form });
/** The status and body of a refused upload; asserts that nothing of the upload stays. */
async function refusalOfForm(form: FormData) {
  const before = await filesIn('files');
  const { status, body } = await send(form);
  expect(await filesIn('files')).toEqual(before);
  expect(await filesIn('temporary')).toEqual([]);
  expect(await storedImages()).toEqual([]);
  return [status, body];
}

const refusalOf = (bytes: Uint8Array, type = 'image/png') => refusalOfForm(fileForm(bytes, type));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(server.dataDir, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const storedImages = async () =>
  (
    await server.application.database.db.execute(
      sql`select file_key, media_type, bytes, width, height from images join stored_files on key = file_key`,
    )
  ).rows;

afterEach(() => server.application.database.db.execute(sql`delete from images`));

const notSupported = (type: string) => ({
  detail: `The image type "${type}" is not supported. Please use JPG, PNG, GIF, or WebP.`,
});
const damaged = {
  detail: 'The image file is incomplete or damaged: it cannot be read to its end. Please upload it again.',
};

describe('an image that can be used', () => {
  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('%s is stored as it was sent', async (format) => {
    const bytes = await picture().toFormat(format).toBuffer();
    const answer = await send(fileForm(bytes, `image/${format}`));
    expect(answer.status).toBe(200);
    const id = uploadResponse.parse(answer.body).image_id;
    const key = `images/${id}/original.${format === 'jpeg' ? 'jpg' : format}`;
    expect(await storedImages()).toEqual([
      {
        file_key: key,
        media_type: `image/${format}`,
        bytes: bytes.length,
        width: 300,
        height: 200,
      },
    ]);
    expect(await readFile(join(server.dataDir, 'files', key))).toEqual(bytes);
    expect(await filesIn('temporary')).toEqual([]);
  });

  test('may be a JPEG with stray bytes before its first segment, which every viewer shows', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const stray = Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(18, ' '), jpeg.subarray(2)]);
    expect((await send(fileForm(stray, 'image/jpeg', 'file', 'camera.jpg'))).status).toBe(200);
  });

  test('is taken for what it holds, not for what the client calls it', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect((await send(fileForm(jpeg, 'image/png', 'file', 'poster.png'))).status).toBe(200);
    expect(await storedImages()).toMatchObject([{ media_type: 'image/jpeg' }]);
  });

  test('is listed under the name of its file, with two small versions as WebP of at most 30 kB', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const photograph = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#888', noise } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await send(fileForm(photograph, 'image/jpeg', 'file', 'C:\\Fotos\\Straße\u202e am Meer.jpg'));
    const { body } = await server.send('GET', '/v1/images', { token: user.token });
    const [entry] = z.array(imageEntry).parse(body);
    expect(entry).toMatchObject({
      file_name: 'Straße am Meer.jpg',
      width: 900,
      height: 1600,
      bytes: photograph.length,
    });
    for (const [size, side] of Object.entries(thumbnailSides)) {
      const url = entry?.thumbnails?.[size as keyof typeof thumbnailSides] ?? '';
      const signed = signedUrl.parse(
        (await server.send('GET', `/v1/images/signed-url?url=${url}`, { token: user.token })).body,
      );
      const response = await fetch(new URL(signed.signed_url, server.url));
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length).toBeLessThanOrEqual(maxThumbnailBytes);
      const { format, width, height } = await sharp(bytes).metadata();
      // Noise compresses badly: the larger one had to become smaller than its side.
      expect([response.headers.get('content-type'), format]).toEqual(['image/webp', 'webp']);
      expect(height).toBeLessThanOrEqual(side);
      expect(height / width).toBeCloseTo(1600 / 900, 1);
    }
  });

  test('has the size that it is shown with', async () => {
    await server.upload(user.token, await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'image/jpeg');
    expect(await storedImages()).toMatchObject([{ width: 200, height: 300 }]);
  });
});

const imageRows = () => server.application.database.db.execute(sql`select id from images order by id`);

const cuts = repetitions(4, 100);

/** Announces an upload of 100 000 bytes and goes away after so many of them. */
async function cutUploadAfter(bytes: number): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  socket.write(
    `POST /v1/images HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${user.token}\r\nContent-Length: 100000\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\n\r\n${head}${'a'.repeat(bytes)}`,
  );
  await eventually(async () => expect(await filesIn('temporary')).toHaveLength(1));
  socket.destroy();
  await eventually(async () => expect(await filesIn('temporary')).toEqual([]));
}

describe('a file that cannot be used is refused with its reason', () => {
  test('text', async () => {
    expect(await refusalOf(Buffer.from('This is not an image.'))).toMatchObject([
      415,
      { detail: 'This file is not an image. Please use JPG, PNG, GIF, or WebP.' },
    ]);
  });

  test('a PDF that calls itself a PNG', async () => {
    expect(await refusalOf(Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'))).toMatchObject([
      415,
      { detail: 'This file is not an image: it holds application/pdf. Please use JPG, PNG, GIF, or WebP.' },
    ]);
  });

  test.each([
    ['bare', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['with a prolog', '<?xml version="1.0"?>\n<!-- <html> -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      'with a document type',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
    ],
  ])('an SVG, %s', async (_, source) => {
    expect(await refusalOf(Buffer.from(source))).toMatchObject([415, notSupported('image/svg+xml')]);
  });

  test.each(['avif', 'tiff'] as const)('%s', async (format) => {
    expect(await refusalOf(await picture().toFormat(format).toBuffer())).toMatchObject([
      415,
      notSupported(`image/${format}`),
    ]);
  });

  test('zero bytes', async () => {
    expect(await refusalOf(new Uint8Array())).toMatchObject([
      400,
      { detail: 'The image file is empty. Please choose another file.' },
    ]);
  });

  test.each([
    ['png', {}],
    ['png', { progressive: true }],
    ['jpeg', {}],
    ['jpeg', { progressive: true }],
    ['gif', {}],
    ['webp', {}],
    ['webp', { lossless: true }],
  ] as const)('%s %o cut off anywhere', async (format, options) => {
    const whole = await picture().toFormat(format, options).toBuffer();
    for (const kept of [100, Math.floor(whole.length / 2), whole.length - 60]) {
      expect(await refusalOf(whole.subarray(0, kept)), `${kept} of ${whole.length} bytes`).toMatchObject([
        422,
        damaged,
      ]);
    }
  });

  test('more than 40 megapixels, announced by a file of a few bytes', async () => {
    expect(await refusalOf(pngThatAnnounces(16_000, 16_000))).toMatchObject([
      413,
      { detail: 'The image has 256.0 megapixels (16000 × 16000 pixels). The limit is 40 megapixels.' },
    ]);
  });

  test('a side that no canvas can hold', async () => {
    const strip = await sharp({ create: { width: 20_000, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await refusalOf(strip)).toMatchObject([
      413,
      { detail: 'The image has 20000 × 2 pixels. No side may be longer than 16384 pixels.' },
    ]);
  });

  const tooLarge = { detail: 'The image file is larger than 25 MB. Please choose a smaller file.' };

  test('more than 25 MB', async () => {
    expect(await refusalOf(new Uint8Array(25 * 1024 * 1024 + 1))).toMatchObject([413, tooLarge]);
  });

  test('more than 25 MB of unannounced length', async () => {
    const form = new Response(fileForm(new Uint8Array(26 * 1024 * 1024), 'image/png'));
    const response = await fetch(new URL('/v1/images', server.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': form.headers.get('content-type') ?? '' },
      body: form.body,
      duplex: 'half',
    });
    expect([response.status, await response.json()]).toMatchObject([413, tooLarge]);
  });

  test('a form without the file field', async () => {
    const [status, body] = await refusalOfForm(fileForm(await picture().png().toBuffer(), 'image/png', 'picture'));
    expect([status, body]).toMatchObject([400, { detail: 'No image file provided' }]);
  });

  test('a form with a text in the file field', async () => {
    const form = new FormData();
    form.append('file', 'poster.png');
    expect(await refusalOfForm(form)).toMatchObject([400, { detail: 'No image file provided' }]);
  });

  test('two files', async () => {
    const bytes = await picture().png().toBuffer();
    const form = fileForm(bytes, 'image/png');
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'second.png');
    expect(await refusalOfForm(form)).toMatchObject([400, { detail: 'Only one image can be uploaded at a time.' }]);
  });

  test('no form', async () => {
    const { status, body } = await server.send('POST', '/v1/images', { token: user.token });
    expect([status, body]).toMatchObject([
      400,
      { detail: 'No image file provided. Send a multipart form with the image in the field "file".' },
    ]);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that is not one', 'multipart/form-data; boundary=x', 'anything'],
    [
      'that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
  ])('a form %s', async (_, contentType, body) => {
    const response = await fetch(new URL('/v1/images', server.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': contentType },
      body,
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { detail: 'The upload broke off or is not a well-formed multipart form. Please try again.' },
    ]);
  });

  test('an upload whose sender goes away leaves nothing', async () => {
    const before = await imageRows();
    for (let cut = 1; cut <= cuts; cut += 1) await cutUploadAfter(Math.ceil((100_000 * cut) / (cuts + 1)));
    expect((await imageRows()).rows).toEqual(before.rows);
    printCount(`${cuts} uploads cut anywhere: no file and no row left`);
  });

  test('an image from somebody who is not signed in', async () => {
    const form = fileForm(await picture().png().toBuffer(), 'image/png');
    expect((await server.send('POST', '/v1/images', { form })).status).toBe(401);
  });
});
