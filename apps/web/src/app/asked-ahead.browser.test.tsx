import type { RouteName } from '@palimpsest/api-client';
import { firstQuestions } from '../lib/server/first-questions.ts';
import { forgetAskedAhead } from '../lib/server/asked-ahead.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleAdminProcess } from '../testing/sample-admin-process.ts';
import { callsOf, openApp } from '../testing/open-app.tsx';
import { sampleProcess } from '../testing/sample-process.ts';

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

describe('what the document asks for before the app is there', () => {
  test.each(Object.keys(firstQuestions))('is what %s asks for', async (page) => {
    const questions = firstQuestions[page]?.map((address) => address.replace('{process}', 'm-1')) ?? [];
    onTestFinished(forgetAskedAhead);
    // Only a process that is done has a document.
    const process = sampleProcess('processed');
    const answers = new Map(questions.map((address) => [address, Promise.resolve(Response.json(process))]));
    window.askedAhead = { authorization: 'Bearer accessToken', answers };
    await openApp(page.replace('{process}', 'm-1'));
    await expect.poll(() => [...answers.keys()]).toEqual([]);
  });
});
