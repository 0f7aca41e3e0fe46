import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A server that speaks as much of clamd's protocol as the product needs: `zINSTREAM` with chunks and their lengths; one answer. */
export interface Clamd {
  /** Address of the server for `CLAMD_ADDRESS`. */
  address: string;
  /** The files that the server was sent. */
  received: Buffer[];
  /** Answers this from now on instead of its verdict; undefined: its verdict again. */
  answer(line: string | undefined): void;
  close(): Promise<void>;
}

const command = Buffer.from('zINSTREAM\0');

/** The file in what was sent so far; undefined while the empty chunk at its end is missing. @throws Error for what the protocol does not know */
function readFile(sent: Buffer): Buffer | undefined {
  if (sent.length < command.length) return undefined;
  if (!sent.subarray(0, command.length).equals(command)) throw new Error('UNKNOWN COMMAND');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** @param marks what it takes for malware, by name */
export async function startClamd(marks: Readonly<Record<string, Buffer>>): Promise<Clamd> {
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  let fixed: string | undefined;
  const verdictOn = (file: Buffer): string => {
    const [name] = Object.entries(marks).find(([, mark]) => file.includes(mark)) ?? [];
    return name === undefined ? 'stream: OK' : `stream: ${name} FOUND`;
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    let sent = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      sent = Buffer.concat([sent, chunk]);
      const file = readFile(sent);
      if (!file) return;
      received.push(file);
      socket.end(`${fixed ?? verdictOn(file)}\0`);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (line) => void (fixed = line),
    async close() {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
