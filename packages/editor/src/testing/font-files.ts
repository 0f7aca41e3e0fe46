import { faceFileName, typefaces } from '@palimpsest/typefaces';

/** A font of the library as a file that a user picks. */
export async function libraryFile(file: string, name: string, type = 'font/ttf'): Promise<File> {
  const face = typefaces.flatMap(({ faces }) => faces).find((each) => each.file === file);
  if (!face) throw new Error(`The library has no ${file}.`);
  return fileAt(`/v1/typefaces/${faceFileName(face)}`, name, type);
}

/** The file that the test server has at an address, as a user picks it. */
export async function fileAt(url: string, name: string, type: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return new File([await response.arrayBuffer()], name, { type });
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** A TrueType font as WOFF 1: each table deflated, behind a directory with both lengths. */
export async function asWoff(font: ArrayBuffer): Promise<ArrayBuffer> {
  const source = new DataView(font);
  const count = source.getUint16(4);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = 12 + index * 16;
      const content = font.slice(source.getUint32(at + 8), source.getUint32(at + 8) + source.getUint32(at + 12));
      const deflated = await new Response(
        new Blob([content]).stream().pipeThrough(new CompressionStream('deflate')),
      ).arrayBuffer();
      const kept = deflated.byteLength < content.byteLength ? deflated : content;
      return { tag: source.getUint32(at), checksum: source.getUint32(at + 4), kept, length: content.byteLength };
    }),
  );
  const head = 44 + count * 20;
  const total = head + tables.reduce((sum, { kept }) => sum + padded(kept.byteLength), 0);
  const woff = new DataView(new ArrayBuffer(total));
  const whole = 12 + count * 16 + tables.reduce((sum, { length }) => sum + padded(length), 0);
  for (const [at, value] of [
    [0, 0x774f_4646],
    [4, source.getUint32(0)],
    [8, total],
    [16, whole],
  ] as const)
    woff.setUint32(at, value);
  woff.setUint16(12, count);
  let offset = head;
  for (const [index, { tag, checksum, kept, length }] of tables.entries()) {
    for (const [part, value] of [tag, offset, kept.byteLength, length, checksum].entries())
      woff.setUint32(44 + index * 20 + part * 4, value);
    new Uint8Array(woff.buffer).set(new Uint8Array(kept), offset);
    offset += padded(kept.byteLength);
  }
  return woff.buffer;
}
