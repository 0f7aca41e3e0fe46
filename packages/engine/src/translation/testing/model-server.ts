import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zstdCompressSync } from 'node:zlib';
import type { FileType } from '../bergamot/catalogue.ts';
import { makeWordModel } from './marian-model.ts';
import { makeVocabulary } from './sentencepiece-model.ts';

/** Words of one language with their translations. Other words are spelled, and stay as they are. */
export type WordList = Readonly<Record<string, string>>;

export interface ServedPair {
  from: string;
  to: string;
  words: WordList;
  /** One vocabulary for both languages, as most models have; words then stay what they are. @default one for each */
  isShared?: boolean;
  /** @default '3.0' */
  version?: string;
  /** @default '' */
  filter?: string;
  /** Hash in the catalogue in place of the true hashes of the unpacked files. */
  unpackedHash?: string;
}

/** The fault of the server at the next request for a file. */
export type FileFault = { cutAfter: number; once: Promise<void> } | { status: number } | 'other content';

/** A local server in the place of Firefox's Remote Settings. */
export interface ModelServer {
  /** Value for `MODELS_URL`. */
  url: string;
  /** Paths that were requested. */
  requests: string[];
  faults: FileFault[];
  /** Holds back the files until it is resolved. */
  gate: Promise<void>;
  close(): Promise<void>;
}

interface Attachment {
  packed: Buffer;
  record: unknown;
}

const letters = '▁abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!?:;%&()/-'.split('');

/** The files of a pair's model, as they are before they are packed. */
function makeModelFiles({
  words,
  isShared = false,
}: Pick<ServedPair, 'words' | 'isShared'>): Partial<Record<FileType, Buffer>> {
  const special = 2;
  const pairs = Object.entries(words).map(([word, translation]) => [`▁${word}`, `▁${translation}`] as const);
  const source = [...pairs.map(([word]) => word), ...letters];
  const target = [...pairs.map(([, translation]) => translation), ...letters];
  while ((source.length + special) % 8 !== 0) {
    source.push(`▁${source.length}▁`);
    target.push(`▁${target.length}▁`);
  }
  return {
    ...makeWordModel(source.length + special),
    ...(isShared
      ? { vocab: makeVocabulary(source) }
      : { srcvocab: makeVocabulary(source), trgvocab: makeVocabulary(target) }),
  };
}

export async function openModelServer(pairs: readonly ServedPair[]): Promise<ModelServer> {
  const attachments = new Map(pairs.flatMap(attachmentsOf));
  const requests: string[] = [];
  const faults: FileFault[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    void answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opened: ModelServer = {
    url: `${origin}/v1`,
    requests,
    faults,
    gate: Promise.resolve(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (path === '/v1/') return sendJson(response, { capabilities: { attachments: { base_url: `${origin}/files/` } } });
    if (path === '/v1/buckets/main/collections/translations-models-v2/records') {
      return sendJson(response, { data: [...attachments.values()].map(({ record }) => record) });
    }
    const file = attachments.get(path.replace('/files/', ''));
    await opened.gate;
    if (file) return sendFile(response, file.packed, faults.shift());
    response.writeHead(404).end();
  }
  return opened;
}

function attachmentsOf({ version = '3.0', filter = '', ...pair }: ServedPair): [string, Attachment][] {
  const { from, to } = pair;
  const names = { model: `model.${from}${to}.intgemm.alphas.bin`, lex: `lex.50.50.${from}${to}.s2t.bin` };
  return Object.entries(makeModelFiles(pair)).map(([type, content]) => {
    const packed = zstdCompressSync(content);
    const name = type in names ? names[type as keyof typeof names] : `${type}.${from}${to}.spm`;
    const location = `main-workspace/translations-models-v2/${from}${to}-${version}-${type}.zst`;
    const record = {
      name,
      sourceLanguage: from,
      targetLanguage: to,
      architecture: 'tiny',
      version,
      fileType: type as FileType,
      filter_expression: filter,
      decompressedSize: content.length,
      decompressedHash: pair.unpackedHash ?? hashOf(content),
      id: `${from}-${to}-${type}`,
      schema: 1_749_570_042_331,
      attachment: {
        filename: `${name}.zst`,
        location,
        hash: hashOf(packed),
        mimetype: 'application/zstd',
        size: packed.length,
      },
      last_modified: 1_749_570_511_392,
    };
    return [location, { packed, record }];
  });
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function sendFile(response: ServerResponse, whole: Buffer, fault: FileFault | undefined): void {
  if (fault !== undefined && fault !== 'other content' && 'status' in fault) {
    response.writeHead(fault.status).end();
    return;
  }
  const content = fault === 'other content' ? Buffer.alloc(whole.length, 7) : whole;
  response.writeHead(200, { 'content-length': content.length });
  if (fault === undefined || fault === 'other content') {
    response.end(content);
    return;
  }
  response.write(content.subarray(0, fault.cutAfter));
  void fault.once.then(() => response.socket?.destroySoon());
}
