import { afterEach, expect, test, vi } from 'vitest';
import { configuredSinks, createAnalytics, httpSink, type AnalyticsRecord, type AnalyticsSink } from './analytics.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function recorder(path: string) {
  const records: AnalyticsRecord[] = [];
  const { promise, resolve } = Promise.withResolvers<AnalyticsSink[]>();
  const analytics = createAnalytics({
    sinks: promise,
    path: () => path,
    now: () => new Date('2026-01-02T03:04:05Z'),
  });
  /** Makes the sinks known, and waits until they have received the events that waited for them. */
  const configured = async () => {
    resolve([(record) => records.push(record)]);
    await promise;
  };
  return { records, analytics, configured };
}

test('an event reaches each sink with its fields, the page and the time', async () => {
  const { records, analytics, configured } = recorder('/preview');
  analytics.track('file_selected', { file_size_bytes: 7, file_type: 'image/png' });
  expect(records).toEqual([]);
  await configured();
  expect(records).toEqual([
    {
      name: 'file_selected',
      fields: { file_size_bytes: 7, file_type: 'image/png' },
      path: '/preview',
      at: '2026-01-02T03:04:05.000Z',
    },
  ]);
});

test('events before and after the configuration arrives come in their order', async () => {
  const { records, analytics, configured } = recorder('/');
  analytics.track('view_landing');
  analytics.track('upload_area_click');
  await configured();
  analytics.track('logout');
  await Promise.resolve();
  expect(records.map(({ name }) => name)).toEqual(['view_landing', 'upload_area_click', 'logout']);
});

test.each(['/admin', '/admin/processes', '/admin/processes/17'])('nothing is recorded on %s', async (path) => {
  const { records, analytics, configured } = recorder(path);
  analytics.track('logout');
  await configured();
  expect(records).toEqual([]);
});

test('a page whose name only begins like the staff’s is recorded', async () => {
  const { records, analytics, configured } = recorder('/administration');
  analytics.track('logout');
  await configured();
  expect(records).toHaveLength(1);
});

test('nothing is sent anywhere unless the installation says so', () => {
  expect(configuredSinks({ url: null, console: false })).toEqual([]);
  expect(configuredSinks({ url: 'https://events.example', console: true })).toHaveLength(2);
});

const record: AnalyticsRecord = { name: 'logout', fields: {}, path: '/dashboard', at: '2026-01-02T03:04:05.000Z' };

test('the console gets the name, the page and the fields', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  for (const sink of configuredSinks({ url: null, console: true })) sink(record);
  expect(info).toHaveBeenCalledWith('[analytics] logout on /dashboard', {});
});

test('an address gets the whole event as JSON, also from a page that is being left', () => {
  const sendBeacon = vi.fn<Navigator['sendBeacon']>();
  vi.stubGlobal('navigator', { sendBeacon });
  httpSink('https://events.example/collect')(record);
  expect(sendBeacon).toHaveBeenCalledWith('https://events.example/collect', JSON.stringify(record));
});

test('a sink that throws is logged, and the page goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fault = new Error('No connection');
  const analytics = createAnalytics({
    sinks: Promise.resolve([
      () => {
        throw fault;
      },
    ]),
    path: () => '/',
  });
  expect(() => analytics.track('view_landing')).not.toThrow();
  await expect.poll(() => warn).toHaveBeenCalledWith('The event view_landing could not be recorded.', fault);
});
