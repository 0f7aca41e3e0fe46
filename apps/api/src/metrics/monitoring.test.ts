import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');

/** Names of all metrics in a Prometheus expression. */
const namesIn = (text: string) => new Set(text.match(/\b(?:palimpsest|nodejs|process)_[a-z0-9_]+/g));

test.each(['monitoring/dashboard.json', 'monitoring/alerts.yaml'])(
  '%s asks only for metrics that there are',
  async (file) => {
    const metrics = createMetrics({
      queue: async () => ({ waiting: 0, running: 0, oldestSeconds: 0 }),
      credits: async () => 0,
      translation: async () => ({}),
    });
    metrics.observeRequest({ method: 'GET', route: '/', status: 200 }, 0.1);
    metrics.observeStage('processing', 1);
    metrics.countJob('processed');
    metrics.countMalware();
    const served = await metrics.text();
    const asked = [...namesIn(await readFile(join(deploy, file), 'utf8'))];
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !served.includes(name))).toEqual([]);
  },
);

test('each alert has a runbook', async () => {
  const alerts = await readFile(join(deploy, 'monitoring/alerts.yaml'), 'utf8');
  const guide = await readFile(join(deploy, 'README.md'), 'utf8');
  const anchors = [...alerts.matchAll(/README\.md#([\w-]+)/g)].map(([, anchor]) => anchor);
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));
  expect(anchors).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0);
  expect(anchors.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([]);
});
