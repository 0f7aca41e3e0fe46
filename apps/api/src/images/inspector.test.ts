import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { printCount, repetitions } from '../testing/counts.ts';
import { createInstallation, type Installation } from '../testing/installation.ts';
import { createInspector } from './inspector.ts';
import { fileForm } from '../testing/test-client.ts';
import { endAllServers, startServerProcess, type ServerProcess } from '../testing/server-process.ts';

/** The server collects garbage every second, so that the tests measure the memory that it holds, not garbage. */
const collector = new URL('../testing/collect-garbage.ts', import.meta.url).href;

let server: ServerProcess;
let installation: Installation;
beforeAll(async () => {
  installation = await createInstallation();
  server = await startServerProcess({
    ...installation.variables,
    UPLOADS_PER_HOUR: '1000',
    WORKER_SLOTS: '0',
    COLLECT_GARBAGE_MS: '1000',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --expose-gc --import ${collector}`,
  });
});
afterAll(async () => {
  await endAllServers();
  await installation.remove();
});

const megabyte = 1024 * 1024;

/** The processes that look at uploads, with their resident memory in MB. */
function inspectChildren(): { pid: number; residentMb: number }[] {
  return processes().filter(({ parent, command }) => parent === server.pid && command.includes('inspect-child'));
}

function processes() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  return stdout.split('\n').map((line) => {
    const [pid, parent, kilobytes, ...args] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), residentMb: Number(kilobytes) / 1024, command: args.join(' ') };
  });
}

/** Resident memory of the server and its children that look at uploads, in MB. */
function residentMb(): number {
  const ours = [...processes().filter(({ pid }) => pid === server.pid), ...inspectChildren()];
  return ours.reduce((sum, { residentMb: megabytes }) => sum + megabytes, 0);
}

const blank = (side: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background: '#36a' } });

/** Small files that take much memory to decode, all below the limit of 40 megapixels. */
const bombs: Record<string, () => Promise<Buffer>> = {
  'a WebP of one colour': () => blank(6_300).webp({ lossless: true }).toBuffer(),
  'an interlaced PNG': () => blank(6_300).png({ progressive: true }).toBuffer(),
  'a progressive JPEG': () => blank(6_300).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  'an animated WebP': async () => {
    const frames = await Promise.all(
      ['#36a', '#a63', '#6a3'].map((background) =>
        sharp({ create: { width: 3_000, height: 3_000, channels: 3, background } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      ),
    );
    return await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  },
};

/** Users who send bombs, four each. */
const attackers = 4;

/** Each attacker sends `files` at once while a bystander uploads; returns the statuses, the memory taken and the bystander's times. */
async function attack(files: Buffer[]) {
  const users = await Promise.all(Array.from({ length: attackers }, () => server.signUp()));
  const bystander = await server.signUp();
  const small = await blank(200).png().toBuffer();
  const upload = (image = small) =>
    server.send('POST', '/v1/images', { token: bystander.token, form: fileForm(image, 'image/png') });
  // As many harmless files bring code and both children into memory first, so that only the memory of the bombs counts.
  for (let count = 0; count < attackers * files.length; count += 1) expect((await upload()).status).toBe(200);
  // Too large for the child that looks at small ones: the other has started once this is answered.
  expect((await upload(await blank(2_400).png().toBuffer())).status).toBe(200);
  expect(inspectChildren()).toHaveLength(2);
  const before = residentMb();
  let highest = before;
  const statuses: number[] = [];
  const sendBomb = async (token: string, bomb: Buffer) => {
    statuses.push((await server.send('POST', '/v1/images', { token, form: fileForm(bomb, 'image/png') })).status);
  };
  const sent = users.flatMap(({ token }) => files.map((bomb) => sendBomb(token, bomb)));
  const times: number[] = [];
  const overtaken: number[] = [];
  while (statuses.length < sent.length) {
    const [started, answered] = [performance.now(), statuses.length];
    const { status } = await upload();
    times.push(performance.now() - started);
    overtaken.push(statuses.length - answered);
    expect(status).toBe(200);
    highest = Math.max(highest, residentMb());
  }
  await Promise.all(sent);
  return { statuses, grownMb: highest - before, times, maxBefore: Math.max(...overtaken) };
}

const percentile99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

/** The bombs that each user sends, by test: one of each kind and, in the soak, four of one kind, too. */
const volleys: Record<string, string[]> = {
  'four kinds mixed': Object.keys(bombs),
  ...Object.fromEntries(
    Object.keys(bombs)
      .slice(0, repetitions(0, Object.keys(bombs).length))
      .map((name) => [name, Array<string>(4).fill(name)]),
  ),
};

/** A PNG of one pixel with `count` texts of 20 MB, compressed to 20 kB each (PNG, 11.3.3). */
async function textBomb(name: 'zTXt' | 'iTXt', count: number): Promise<Buffer> {
  const png = await blank(1).png().toBuffer();
  const packed = deflateSync(Buffer.alloc(20_000_000));
  const head = name === 'zTXt' ? 'Comment\0\0' : 'Comment\0\x01\0\0\0';
  const content = Buffer.concat([Buffer.from(head, 'latin1'), packed]);
  const typed = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(typed));
  const chunk = Buffer.concat([length, typed, checksum]);
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), ...Array<Buffer>(count).fill(chunk), png.subarray(headerEnd)]);
}

test.each(['zTXt', 'iTXt'] as const)(
  'a megabyte of compressed texts (%s) is refused without decompressing them, and costs nobody the process that looks at uploads',
  async (name) => {
    const user = await server.signUp();
    const upload = (bytes: Buffer) =>
      server.send('POST', '/v1/images', { token: user.token, form: fileForm(bytes, 'image/png') });
    expect((await upload(await blank(20).png().toBuffer())).status).toBe(200);
    await expect.poll(() => inspectChildren().length).toBe(2);
    const before = inspectChildren().map(({ pid }) => pid);
    expect(await upload(await textBomb(name, 60))).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(inspectChildren().map(({ pid }) => pid)).toEqual(before);
    expect((await upload(await textBomb(name, 0))).status).toBe(200);
  },
);

test('a user whose file took too long waits apart: uploads of others do not wait for the next such file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-inspector-'));
  // A pipe that nobody writes to is a file that is never read to its end.
  const endless = join(folder, 'endless');
  spawnSync('mkfifo', [endless]);
  const harmless = join(folder, 'harmless.png');
  await blank(20).png().toFile(harmless);
  const inspector = createInspector({ onOutput: () => undefined, headerLimitMs: 5_000 });
  const settled: string[] = [];
  const inspect = async (user: string, path: string) => {
    const outcome = await inspector.inspect(user, path, folder).then(
      () => 'read',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    );
    settled.push(`${user}: ${outcome}`);
  };
  await inspect('attacker', endless);
  await Promise.all([inspect('attacker', endless), inspect('bystander', harmless)]);
  inspector.close();
  await rm(folder, { recursive: true });
  expect(settled).toEqual(['attacker: too_large', 'bystander: read', 'attacker: too_large']);
});

describe('decoding bombs: sixteen at once', () => {
  test.each(Object.entries(volleys))(
    '%s: memory grows by 300 MB at most, and uploads of others go on',
    async (name, kinds) => {
      const made = new Map<string, Buffer>();
      for (const kind of new Set(kinds)) made.set(kind, (await bombs[kind]?.()) ?? Buffer.alloc(0));
      const files = kinds.map((kind) => made.get(kind) ?? Buffer.alloc(0));
      const { statuses, grownMb, times, maxBefore } = await attack(files);
      printCount(
        `${name}: 16 bombs of ${[...made.values()].map(({ length }) => length).join(', ')} bytes, +${grownMb.toFixed(0)} MB, ${times.length} uploads of others, p99 ${percentile99(times).toFixed(0)} ms, at most ${maxBefore} bombs answered during one of them`,
      );
      expect(statuses).toHaveLength(16);
      expect(statuses.filter((status) => status !== 200 && status !== 413)).toEqual([]);
      expect(grownMb).toBeLessThan(300);
      // Users take turns, once for the header and once for the pixels: whoever uploads waits for the file in work and
      // for one of each other user, not for all that came before.
      expect(maxBefore).toBeLessThanOrEqual(2 * (1 + attackers));
    },
  );

  test('a file that would take more memory than that is refused before it is decoded', async () => {
    const user = await server.signUp();
    const bomb = await blank(6_300, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer();
    const before = residentMb();
    const { status, body } = await server.send('POST', '/v1/images', {
      token: user.token,
      form: fileForm(bomb, 'image/png'),
    });
    expect([status, body]).toMatchObject([413, { code: 'too_large' }]);
    expect(residentMb() - before).toBeLessThan(100);
    expect(bomb.length).toBeLessThan(5 * megabyte);
  });
});

test('more than four uploads of one user at the same time are refused, and told when to come back', async () => {
  const user = await server.signUp();
  const image = await blank(2_000).png().toBuffer();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      server.send('POST', '/v1/images', { token: user.token, form: fileForm(image, 'image/png') }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body, headers.get('retry-after')]).toMatchObject([429, { code: 'rate_limited' }, '5']);
  }
  expect(
    (await server.send('POST', '/v1/images', { token: user.token, form: fileForm(image, 'image/png') })).status,
  ).toBe(200);
});
