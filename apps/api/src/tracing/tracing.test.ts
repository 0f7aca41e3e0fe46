import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { imageProcess, isTerminal, processResponse, signedUrl } from '@palimpsest/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { samplePoster } from '../testing/sample-poster.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { startTranslationServices } from '../testing/translation-services.ts';
import { useInstallation } from '../testing/use-installation.ts';

/** The part of OTLP's JSON that is looked at. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Exported = z.infer<typeof exported>;

const received: { path: string; body: Exported }[] = [];
const collector = createServer((request, response) => {
  const take = async () => {
    received.push({ path: request.url ?? '', body: exported.parse(await json(request)) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  void take();
});
beforeAll(() => new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve)));
afterAll(() => void collector.close());

const installation = useInstallation();

test('a collector is told of a request, of the job that it started, and of the stages of the job, and of no secret', async () => {
  const services = await startTranslationServices(installation.dataDir);
  onTestFinished(() => services.close());
  services.refuseKeys();
  const server = await startServerProcess({
    ...installation.variables,
    ...services.variables,
    WORKER_SLOTS: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_SERVICE_NAME: 'palimpsest-test',
  });
  const user = await server.signUp();
  const imageId = await server.upload(user.token, await samplePoster());
  const url = `/v1/images/signed-url?url=/v1/files/images/${imageId}/original.png`;
  const signed = signedUrl.parse((await server.send('GET', url, { token: user.token })).body).signed_url;
  await server.send('GET', signed);
  const [traceId, callerSpan] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const started = await server.send('POST', `/v1/images/process/${imageId}`, {
    token: user.token,
    json: { target_lang: 'Spanish' },
    headers: { traceparent: `00-${traceId}-${callerSpan}-01` },
  });
  const { message_id: messageId } = processResponse.parse(started.body);
  await eventually(async () => {
    const { body } = await server.send('GET', `/v1/images/process/${messageId}/status`, { token: user.token });
    expect(isTerminal(imageProcess.parse(body).status)).toBe(true);
  });
  // What is not sent yet is sent before it ends.
  expect(await server.end('SIGTERM')).toBe(0);

  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  const sent = received.flatMap(({ body }) => body.resourceSpans);
  expect(JSON.stringify(sent[0]?.resource)).toContain('palimpsest-test');
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const inTrace = spans.filter((span) => span.traceId === traceId);
  const request = inTrace.find(({ name }) => name === 'POST /v1/images/process/:image_id');
  const job = inTrace.find(({ name }) => name === 'localise-image');
  const stages = inTrace.filter(({ parentSpanId }) => job !== undefined && parentSpanId === job.spanId);
  expect(request?.parentSpanId).toBe(callerSpan);
  expect(job?.parentSpanId).toBe(request?.spanId);
  expect(stages.map(({ name }) => name)).toEqual([
    'downloading_image',
    'text_extraction_processing',
    'localization_processing',
  ]);
  expect(spans.map(({ name }) => name)).toContain('POST /v1/auth/login');

  const told = JSON.stringify(received);
  const signature = new URL(signed, server.url).searchParams.get('signature') ?? 'none';
  for (const secret of [user.token, user.refreshToken, user.password, user.email, signature, ...services.secrets]) {
    expect(told).not.toContain(secret);
  }
});
