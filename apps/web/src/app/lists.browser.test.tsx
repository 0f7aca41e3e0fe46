import { processStatuses } from '@palimpsest/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refusal, type Answers } from '../testing/answers.ts';
import { chooseFile } from '../testing/choose-file.ts';
import { callsOf, openApp } from '../testing/open-app.tsx';
import { sampleAdminProcess } from '../testing/sample-admin-process.ts';
import { samplePoster } from '../testing/sample-poster.ts';
import { sampleProcess } from '../testing/sample-process.ts';
import { noneSigned, signed, signing } from '../testing/signing.ts';

/** Signs every address as that of the sample picture. */
const signingSample = signing(samplePoster);
const everyStatus: Answers = {
  ...signingSample,
  processes: () => processStatuses.map((status) => sampleProcess(status)),
};
const chooseOption = async (list: string, option: string) => {
  await userEvent.click(page.getByRole('combobox', { name: list }));
  await userEvent.click(page.getByRole('option', { name: option, exact: true }));
};

const textOfCard = (index: number) => document.querySelectorAll('article')[index]?.textContent;

/** An address at which there is nothing any more. */
const gone = () => {
  const url = URL.createObjectURL(new Blob(['pixels']));
  URL.revokeObjectURL(url);
  return url;
};

describe('the dashboard', () => {
  test('shows a tile for a new image first, then a card with a status bar each; only the processed one opens', async () => {
    const app = await openApp('/dashboard', { answers: everyStatus });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    const cards = page.getByRole('article').elements();
    expect(cards).toHaveLength(processStatuses.length);
    const tile = document.querySelector('input[type=file]');
    expect(tile && (cards[0]?.compareDocumentPosition(tile) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    for (const card of cards) expect(card.querySelector('[data-slot=status-bar]')).not.toBeNull();
    const opening = page.getByRole('button', { name: /^autumn-campaign/ });
    expect(opening.elements()).toHaveLength(1);
    await userEvent.click(opening);
    await expect.poll(() => app.router.state.location.href).toBe('/editor?process=message-processed');
  });

  test('takes a new image to the preview', async () => {
    const app = await openApp('/dashboard', { answers: everyStatus });
    await chooseFile();
    await expect.poll(() => app.router.state.location.pathname).toBe('/preview');
    expect(app.router.state.location.state.image).toMatch(/^blob:/);
  });

  test('asks for fifty, and for one status where the filter is one; Processing is chosen here', async () => {
    const app = await openApp('/dashboard', { answers: everyStatus });
    const asked = () => app.seen.filter(({ name }) => name === 'processes').map(({ query }) => query);
    await expect.poll(asked).toEqual([{ limit: '50', sort: 'newest' }]);
    await userEvent.click(page.getByRole('combobox', { name: 'Status' }));
    const options = page.getByRole('option').elements();
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Filter',
      'Completed',
      'Processing',
      'Failed',
      'Idle',
    ]);
    await userEvent.keyboard('{Escape}');
    for (const [option, status] of [
      ['Completed', 'processed'],
      ['Failed', 'failed'],
      ['Idle', 'idle'],
    ] as const) {
      await chooseOption('Status', option);
      await expect.poll(asked).toContainEqual({ limit: '50', sort: 'newest', status });
    }
    await chooseOption('Status', 'Processing');
    await expect.poll(() => page.getByRole('article').elements().length).toBe(processStatuses.length - 3);
    expect(asked().map(({ status }) => status)).not.toContain('processing');
  });

  test('keeps search, filter and order in the address, for whoever comes back', async () => {
    const app = await openApp('/dashboard', { answers: everyStatus });
    const asked = () => app.seen.filter(({ name }) => name === 'processes').map(({ query }) => query);
    await chooseOption('Status', 'Failed');
    await expect.poll(() => app.router.state.location.search).toEqual({ status: 'failed' });
    await userEvent.fill(page.getByRole('searchbox'), 'autumn');
    await expect.poll(() => app.router.state.location.search).toEqual({ status: 'failed', q: 'autumn' });
    await app.router.navigate({ to: '/account' });
    await expect.element(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
    app.seen.length = 0;
    app.router.history.back();
    await expect.element(page.getByRole('searchbox')).toHaveValue('autumn');
    await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Failed');
    await expect.poll(() => asked()[0]).toEqual({ limit: '50', search: 'autumn', sort: 'newest', status: 'failed' });
  });

  test('reads page after page as the end comes into sight, and shows nothing twice', async () => {
    const all = Array.from({ length: 120 }, (_, index) =>
      sampleProcess('processed', { id: `${index}`, message_id: `m-${index}`, original_image_id: `image-${index}` }),
    );
    const app = await openApp('/dashboard', {
      // One was added after the first page was read: the second begins with the last of the first.
      answers: {
        ...signingSample,
        processes: ({ query: { limit, offset = '0' } }) => {
          const from = Math.max(Number(offset) - (offset === '0' ? 0 : 1), 0);
          return all.slice(from, from + Number(limit));
        },
      },
    });
    await vi.waitFor(
      () => {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find(({ textContent }) => textContent === 'Show more')?.scrollIntoView();
        expect(document.querySelectorAll('article')).toHaveLength(120);
      },
      { timeout: 50_000, interval: 100 },
    );
    expect(page.getByRole('button', { name: 'Show more' }).query()).toBeNull();
    const asked = app.seen.filter(({ name }) => name === 'processes').map(({ query }) => query.offset ?? '0');
    expect(asked).toEqual(['0', '50', '100']);
  });

  test('shows the languages of an image on one card, and acts on the one that is pressed', async () => {
    const app = await openApp('/dashboard', {
      answers: {
        ...signingSample,
        processes: () => [
          sampleProcess('processed', { target_language: 'Spanish' }),
          sampleProcess('processed', { id: 'catalan', message_id: 'message-catalan', target_language: 'Catalan' }),
          sampleProcess('failed'),
        ],
      },
    });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    expect(page.getByRole('article').elements()).toHaveLength(2);
    const languages = page.getByRole('group', { name: 'Languages of autumn-campaign.png' });
    await expect.element(languages.getByRole('button', { name: 'Spanish' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(languages.getByRole('button', { name: 'Catalan' }));
    await expect.element(languages.getByRole('button', { name: 'Catalan' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(page.getByRole('checkbox', { name: 'Select autumn-campaign.png' }).first());
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^autumn-campaign.png, English to Catalan/ }));
    await expect.poll(() => app.router.state.location.href).toBe('/editor?process=message-catalan');
  });

  test('moves what is chosen into a folder, and shows what lies in one', async () => {
    let folder: string | null = null;
    const app = await openApp('/dashboard', {
      answers: {
        ...signingSample,
        folders: () => (folder === null ? [] : [{ name: folder, count: 1 }]),
        processes: () => [sampleProcess('processed', { folder })],
        updateProcess: ({ body }) => {
          ({ folder } = body as { folder: string });
          return sampleProcess('processed', { folder });
        },
      },
    });
    await userEvent.click(page.getByRole('checkbox', { name: 'Select autumn-campaign.png' }));
    expect(page.getByRole('combobox', { name: 'Folder' }).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Move to folder…' }));
    const dialog = page.getByRole('dialog', { name: 'Move to folder' });
    await userEvent.click(dialog.getByLabelText('Folder'));
    await userEvent.keyboard('Trade fair{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect.element(page.getByRole('article').getByText(/Trade fair · /)).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    await expect.element(page.getByText('Moved to Trade fair.')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Select autumn-campaign.png' })).toHaveFocus();
    await chooseOption('Folder', 'Trade fair (1)');
    await expect
      .poll(() => app.seen.findLast(({ name }) => name === 'processes')?.query)
      .toEqual({ limit: '50', sort: 'newest', folder: 'Trade fair' });
  });

  test('renames and deletes a folder: its images stay, and the address follows', async () => {
    let folder: string | null = 'Spring';
    const app = await openApp('/dashboard?folder=Spring', {
      answers: {
        ...signingSample,
        folders: () => [{ name: 'Spring', count: 1 }],
        processes: () => [sampleProcess('processed', { folder })],
        changeFolder: ({ body }) => {
          ({ name: folder } = body as { name: string | null });
          return folder === null ? [] : [{ name: folder, count: 1 }];
        },
      },
    });
    await userEvent.click(page.getByRole('button', { name: 'Actions for Spring' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename folder' }));
    await userEvent.fill(page.getByRole('dialog').getByLabelText('Folder name'), 'Autumn');
    await userEvent.keyboard('{Enter}');
    const menu = page.getByRole('button', { name: 'Actions for Autumn' });
    await expect.element(menu).toHaveFocus();
    expect(app.router.state.location.href).toBe('/dashboard?folder=Autumn');
    await expect.element(page.getByRole('article').getByText(/Autumn · /)).toBeVisible();
    await userEvent.click(menu);
    await userEvent.click(page.getByRole('menuitem', { name: 'Delete folder' }));
    const question = page.getByRole('alertdialog', { name: 'Delete the folder Autumn?' });
    await userEvent.click(question.getByRole('button', { name: 'Delete folder' }));
    await expect.element(page.getByText('Autumn is deleted. Its images are under All folders.')).toBeVisible();
    expect(app.router.state.location.href).toBe('/dashboard');
    // Its menu is gone, and what stood beside it has the focus.
    await expect.element(page.getByRole('combobox', { name: 'Order' })).toHaveFocus();
    await expect.element(page.getByRole('article')).toBeVisible();
  });

  test('renames a localization, and shows its new name', async () => {
    let name = 'autumn-campaign.png';
    const app = await openApp('/dashboard', {
      answers: {
        ...signingSample,
        processes: () => [sampleProcess('processed', { file_name: name })],
        updateProcess: ({ body }) => {
          ({ file_name: name } = body as { file_name: string });
          return sampleProcess('processed', { file_name: name });
        },
      },
    });
    await userEvent.click(page.getByRole('button', { name: 'Actions for autumn-campaign.png' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }));
    const dialog = page.getByRole('dialog', { name: 'Rename' });
    await userEvent.fill(dialog.getByLabelText('Name'), 'Autumn, Spain');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.element(page.getByRole('button', { name: 'Actions for Autumn, Spain' })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    const call = app.seen.find(({ name: called }) => called === 'updateProcess');
    expect([call?.params, call?.body]).toEqual([{ message_id: 'message-processed' }, { file_name: 'Autumn, Spain' }]);
  });

  test('says that it loads, and that there is nothing', async () => {
    const list = Promise.withResolvers<[]>();
    await openApp('/dashboard', { answers: { processes: () => list.promise } });
    const loading = page.getByText('Loading your translations...');
    await expect.element(loading).toBeVisible();
    // As large as its words: what only screen readers find has one pixel.
    expect(loading.element().getBoundingClientRect().width).toBeGreaterThan(100);
    list.resolve([]);
    await expect.element(page.getByText('No translations found.')).toBeVisible();
    expect(page.getByText('Loading your translations...').query()).toBeNull();
  });

  test('tells a new user how it goes, and takes the sample to the preview', async () => {
    const app = await openApp('/dashboard');
    await expect.element(page.getByText(/^Upload an image and choose a language/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try a sample image' }));
    await expect.poll(() => app.router.state.location.pathname).toBe('/preview');
    await expect.element(page.getByRole('button', { name: 'Add Exclusion Area' })).toBeEnabled();
  });

  test('says no more than that there is nothing where a filter finds nothing', async () => {
    await openApp('/dashboard');
    await userEvent.fill(page.getByRole('searchbox', { name: 'Search by file name' }), 'menu');
    await expect.element(page.getByRole('button', { name: 'Try a sample image' })).not.toBeInTheDocument();
    await expect.element(page.getByText('No translations found.')).toBeVisible();
  });

  test('shows everything again where a search and a filter find nothing, with the focus on the search', async () => {
    const app = await openApp('/dashboard', {
      answers: { ...signingSample, processes: ({ query }) => (query.search ? [] : [sampleProcess('processed')]) },
    });
    const search = page.getByRole('searchbox', { name: 'Search by file name' });
    await userEvent.fill(search, 'menu');
    await chooseOption('Status', 'Completed');
    await userEvent.click(page.getByRole('button', { name: 'Show all' }));
    await expect.element(page.getByRole('article')).toBeVisible();
    await expect.element(search).toHaveValue('');
    await expect.element(search).toHaveFocus();
    await expect
      .poll(() => app.seen.findLast(({ name }) => name === 'processes')?.query)
      .toEqual({ limit: '50', sort: 'newest' });
  });

  test('says why it could not be loaded, and is tried again', async () => {
    let down = true;
    const app = await openApp('/dashboard', {
      answers: { processes: () => (down ? new Refusal(400, 'The list is away.') : []) },
    });
    await expect.element(page.getByText('Failed to fetch image processes')).toBeVisible();
    await expect.element(page.getByText('The list is away.')).toBeVisible();
    down = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByText('No translations found.')).toBeVisible();
    expect(callsOf(app, 'processes')).toHaveLength(2);
  });

  test('says on a card whose picture could not be signed that it failed', async () => {
    await openApp('/dashboard', {
      answers: {
        processes: () => [sampleProcess('failed')],
        signedUrls: () => noneSigned('images/1/original.png'),
      },
    });
    await expect.element(page.getByRole('article').getByText('Failed to load image')).toBeVisible();
  });
});

describe('the list of the staff', () => {
  const list: Answers = { ...signingSample, adminProcesses: () => [sampleAdminProcess('processed')] };

  test('is asked for with the filters, and says that it searches', async () => {
    let answer = Promise.resolve([sampleAdminProcess('processed')]);
    const app = await openApp('/admin/processes', { answers: { ...signingSample, adminProcesses: () => answer } });
    await expect.element(page.getByText('marta@albabotanica.example')).toBeVisible();
    const search = Promise.withResolvers<never[]>();
    answer = search.promise;
    await userEvent.fill(page.getByLabelText('User ID'), ' 7f3 ');
    await userEvent.fill(page.getByLabelText('Limit'), '500');
    await userEvent.fill(page.getByLabelText('Offset'), '20');
    await chooseOption('Status', 'failed');
    await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }));
    await expect.element(page.getByRole('button', { name: 'Searching...' })).toBeVisible();
    const last = app.seen.findLast(({ name }) => name === 'adminProcesses');
    expect(last?.query).toEqual({ limit: '100', offset: '20', status: 'failed', user_id: '7f3' });
    expect(last?.headers.get('authorization')).toBe('Bearer accessToken');
    search.resolve([]);
    await expect.element(page.getByText('No processes found.')).toBeVisible();
  });

  test('is asked for by its days, whose labels are seen, and which no start after the end can be', async () => {
    const app = await openApp('/admin/processes', { answers: list });
    for (const label of ['Start Date', 'End Date']) {
      const seen = page.getByText(label, { exact: true });
      await expect.element(seen).toBeVisible();
      expect(seen.element().getBoundingClientRect().width).toBeGreaterThan(30);
    }
    await userEvent.fill(page.getByLabelText('Start Date'), '2026-01-02');
    await userEvent.fill(page.getByLabelText('End Date'), '2026-01-01');
    await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }));
    await expect.element(page.getByLabelText('Start Date')).toHaveFocus();
    expect(callsOf(app, 'adminProcesses')).toHaveLength(1);
    await userEvent.fill(page.getByLabelText('End Date'), '2026-01-03');
    await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }));
    await expect
      .poll(() => app.seen.findLast(({ name }) => name === 'adminProcesses')?.query)
      .toMatchObject({ start_date: '2026-01-02T00:00:00.000Z', end_date: '2026-01-03T23:59:59.999Z' });
  });

  test('is asked for what its address says, within the limits', async () => {
    const app = await openApp(
      '/admin/processes?user=%207f3%20&status=failed&limit=500&offset=-4&start=2026-01-02&end=2026-01-03',
      { answers: list },
    );
    await expect.element(page.getByText('marta@albabotanica.example')).toBeVisible();
    expect(app.seen.find(({ name }) => name === 'adminProcesses')?.query).toEqual({
      limit: '100',
      offset: '0',
      status: 'failed',
      user_id: '7f3',
      start_date: '2026-01-02T00:00:00.000Z',
      end_date: '2026-01-03T23:59:59.999Z',
    });
  });

  test('shows whose each process is, and how long one took that was completed', async () => {
    const running = sampleAdminProcess('uploading_results', { processing_duration_seconds: 98.7, user_email: '' });
    await openApp('/admin/processes', {
      answers: { ...list, adminProcesses: () => [sampleAdminProcess('processed'), running] },
    });
    await expect.poll(() => textOfCard(1)).toContain('No email');
    expect(textOfCard(0)).toContain('marta@albabotanica.example');
    expect(textOfCard(0)).toContain('12.3 seconds');
    expect(textOfCard(1)).not.toContain('seconds');
  });

  /** Opens the one process that the list shows. */
  async function openDetail(answers: Answers) {
    const app = await openApp('/admin/processes', { answers: { ...list, ...answers } });
    await userEvent.click(page.getByRole('button', { name: /marta@albabotanica.example/ }));
    await expect.element(page.getByRole('button', { name: 'Download Original' })).toBeVisible();
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    onTestFinished(() => alert.mockRestore());
    return { app, alerts: () => alert.mock.calls.flat() };
  }
  /** A process without a result, whose original the list could not show: what it signed would be used again. */
  const failed: Answers = {
    adminProcesses: () => [sampleAdminProcess('failed')],
    signedUrls: () => noneSigned('images/1/original.png'),
  };
  test('opens a process with whose it is, how it went and between which languages', async () => {
    const { app } = await openDetail(failed);
    await expect.element(page.getByRole('heading', { name: 'marta@albabotanica.example' })).toBeVisible();
    await expect.element(page.getByText('English to Spanish')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Back to Dashboard' }));
    await expect.poll(() => app.router.state.location.pathname).toBe('/admin/processes');
  });

  test.each([
    ['Failed to download image: Could not get signed URL', { signedUrl: () => new Refusal(404, 'No such file.') }],
    ['Failed to download image', { signedUrl: () => signed(gone()) }],
  ] satisfies [string, Answers][])('warns of an original that cannot be loaded: %s', async (text, answers) => {
    const { alerts } = await openDetail({ ...failed, ...answers });
    await userEvent.click(page.getByRole('button', { name: 'Download Original' }));
    await expect.poll(alerts).toEqual([text]);
  });

  test('warns of a download while the result is opened', async () => {
    const { alerts } = await openDetail({ processStatus: () => new Promise<never>(() => undefined) });
    await userEvent.click(page.getByRole('button', { name: 'Download Original' }));
    await expect.poll(alerts).toEqual(['Image is still loading. Please try again in a moment.']);
  });
});
