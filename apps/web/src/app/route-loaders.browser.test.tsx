import type { RouteName } from '@palimpsest/api-client';
import { describe, expect, test } from 'vitest';
import { sampleAdminProcess } from '../testing/sample-admin-process.ts';
import { callsOf, openApp } from '../testing/open-app.tsx';

describe('a route asks for what its screen shows before the screen is there', () => {
  test.each([
    ['/dashboard', 'processes'],
    ['/admin/processes', 'adminProcesses'],
    ['/terminology', 'glossary'],
    ['/terminology?kind=memory', 'memory'],
    ['/account', 'sessions'],
    ['/preview', 'languages'],
    ['/editor?process=m-1', 'processStatus'],
  ] satisfies [string, RouteName][])('%s', async (address, name) => {
    const app = await openApp(address, { drawn: false });
    await expect.poll(() => callsOf(app, name)).toEqual([name]);
  });

  test('a process that the list of the staff opens is asked for with its texts', async () => {
    const app = await openApp('/admin/processes', { drawn: false });
    const adminProcess = sampleAdminProcess('processed');
    app.router.history.push(`/admin/processes/${adminProcess.message_id}`, { adminProcess });
    await app.router.load();
    await expect.poll(() => callsOf(app, 'processStatus')).toEqual(['processStatus']);
  });
});
