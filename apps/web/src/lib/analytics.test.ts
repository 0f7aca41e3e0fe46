import { expect, test } from 'vitest';
import { configuredSinks, createAnalytics, type AnalyticsRecord } from './analytics.ts';

function recorder(path: string) {
  const records: AnalyticsRecord[] = [];
  const analytics = createAnalytics({
    sinks: [(record) => records.push(record)],
    path: () => path,
    now: () => new Date('2026-01-02T03:04:05Z'),
  });
  return { records, analytics };
}

test('an event reaches each sink with its fields, the page and the time', () => {
  const { records, analytics } = recorder('/preview');
  analytics.track('file_selected', { file_size_bytes: 7, file_type: 'image/png' });
  expect(records).toEqual([
    {
      name: 'file_selected',
      fields: { file_size_bytes: 7, file_type: 'image/png' },
      path: '/preview',
      at: '2026-01-02T03:04:05.000Z',
    },
  ]);
});

test.each(['/admin', '/admin/processes', '/admin/processes/17'])('nothing is recorded on %s', (path) => {
  const { records, analytics } = recorder(path);
  analytics.track('logout');
  expect(records).toEqual([]);
});

test('a page whose name only begins like the staff’s is recorded', () => {
  const { records, analytics } = recorder('/administration');
  analytics.track('logout');
  expect(records).toHaveLength(1);
});

test('nothing is sent anywhere unless the build says so', () => {
  expect(configuredSinks({})).toEqual([]);
  expect(configuredSinks({ VITE_ANALYTICS_CONSOLE: 'true', VITE_ANALYTICS_URL: '/collect' })).toHaveLength(2);
});
