import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip, zstdCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A step below the best, which takes ten times as long for the last hundredth. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const brotli = promisify(brotliCompress);

const compressors = {
  br: (bytes: Buffer) => brotli(bytes, brotliLevel),
  gzip: promisify(gzip),
  zstd: promisify(zstdCompress),
  deflate: promisify(deflate),
} satisfies Record<string, (bytes: Buffer) => Promise<Buffer>>;

/** The name of a compression in `Content-Encoding`. */
type Coding = keyof typeof compressors;
/** The smallest result first. */
const codings = Object.keys(compressors) as Coding[];

/** Shorter documents are sent as they are, in bytes; the same limit as that of `@fastify/compress`. */
const compressedFrom = 1024;

/** A document that stays the same while the server runs. It is compressed once in each coding that is asked for, not once for each request. */
export class PackedDocument {
  readonly bytes: Buffer;
  /** Weak: it is the same in every coding. */
  readonly etag: string;
  readonly #packed = new Map<Coding, Promise<Buffer>>();

  constructor(content: Buffer | string) {
    this.bytes = Buffer.from(content);
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url')}"`;
  }

  /** Compresses in the thread pool at the first call; every later one gets the same bytes. */
  pack(coding: Coding): Promise<Buffer> {
    const known = this.#packed.get(coding);
    if (known) return known;
    const made = compressors[coding](this.bytes);
    this.#packed.set(coding, made);
    return made;
  }
}

/** Sends a document in a coding that the client takes. The caller sets its type, its status, and whether it has an ETag. */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  document: PackedDocument,
): Promise<FastifyReply> {
  const vary = reply.getHeader('vary');
  void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  if (reply.hasHeader('etag') && isKnown(request, document)) return await reply.code(304).send();
  const coding =
    document.bytes.length < compressedFrom ? undefined : acceptedCoding(request.headers['accept-encoding']);
  if (!coding) return await reply.send(document.bytes);
  return await reply.header('content-encoding', coding).send(await document.pack(coding));
}

/** RFC 9110, 13.1.2: any entry of the list may name it; weak and strong tags compare alike. */
function isKnown({ headers }: FastifyRequest, { etag }: PackedDocument): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((entry) => entry.trim());
  return known.includes(etag) || known.includes('*');
}

/** RFC 9110, 12.5.3: a coding with the weight 0 is refused, `*` stands for all that are not named. */
function acceptedCoding(header: string | string[] | undefined): Coding | undefined {
  const weights = new Map<string, number>();
  for (const entry of String(header ?? '').split(',')) {
    const [name = '', weight] = entry.split(';').map((part) => part.trim().toLowerCase());
    weights.set(name, weight ? Number(/^q\s*=\s*([\d.]+)$/.exec(weight)?.[1] ?? 0) : 1);
  }
  return codings.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}
