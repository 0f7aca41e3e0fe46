import { type RouteName } from '@palimpsest/api-client';
import { describe, expect, test } from 'vitest';
import { callsOf, openApp } from '../testing/open-app.tsx';

describe('a route asks for what its screen shows before the screen is there', () => {
  test.each([
    ['/dashboard', 'processes'],
    ['/admin/processes', 'adminProcesses'],
    ['/terminology', 'glossary'],
    ['/terminology?kind=memory', 'memory'],
    ['/account', 'sessions'],
    ['/editor?process=m-1', 'processStatus'],
  ] satisfies [string, RouteName][])('%s', async (address, name) => {
    const app = await openApp(address, { drawn: false });
    await expect.poll(() => callsOf(app, name)).toEqual([name]);
  });
});
