import { unzipSync } from 'fflate';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refusal, type Answers } from '../testing/answers.ts';
import { posterFile } from '../testing/choose-file.ts';
import { openApp } from '../testing/open-app.tsx';
import { sampleProcess } from '../testing/sample-process.ts';
import { signing } from '../testing/signing.ts';

const spanish = sampleProcess('processed');
const catalan = sampleProcess('processed', {
  id: 'catalan',
  message_id: 'message-catalan',
  target_language: 'Catalan',
});

/** A server with two results, each of which is the sample picture. */
async function twoResults(): Promise<Answers> {
  return {
    ...signing(URL.createObjectURL(await posterFile())),
    documentVersions: () => [],
    processes: () => [spanish, catalan],
    processStatus: ({ params }) => (params.message_id === spanish.message_id ? spanish : catalan),
  };
}

/** Records the files that the browser is told to save, in order. */
function savedFiles(): { name: string; content: Promise<Uint8Array> }[] {
  const files: { name: string; content: Promise<Uint8Array> }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: fetch(this.href).then((response) => response.bytes()) });
  });
  onTestFinished(() => click.mockRestore());
  return files;
}

async function downloadBoth(served: Answers) {
  const files = savedFiles();
  await openApp('/dashboard', { answers: { ...(await twoResults()), ...served } });
  await userEvent.click(page.getByRole('checkbox', { name: 'Select autumn-campaign.png' }));
  const selection = page.getByRole('region', { name: 'Selection' });
  await userEvent.click(selection.getByRole('button', { name: 'Download' }));
  return files;
}

describe('what is chosen on the dashboard', () => {
  test('is saved as one zip file, each result under its image and language', async () => {
    const files = await downloadBoth({});
    await expect.element(page.getByText('2 images are downloaded as one zip file.')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['palimpsest-images.zip']);
    const entries = unzipSync((await files[0]?.content) ?? new Uint8Array());
    expect(Object.keys(entries)).toEqual(['autumn-campaign-spanish.png', 'autumn-campaign-catalan.png']);
    for (const png of Object.values(entries)) expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });

  test('is saved without the results that cannot be loaded, and says how many', async () => {
    const files = await downloadBoth({
      processStatus: ({ params }) =>
        params.message_id === spanish.message_id ? new Refusal(404, 'No such image.') : catalan,
    });
    await expect.element(page.getByText('1 image could not be downloaded.')).toBeVisible();
    const entries = unzipSync((await files[0]?.content) ?? new Uint8Array());
    expect(Object.keys(entries)).toEqual(['autumn-campaign-catalan.png']);
  });

  test('saves nothing where no result can be loaded', async () => {
    const files = await downloadBoth({ processStatus: () => new Refusal(404, 'No such image.') });
    await expect.element(page.getByText('2 images could not be downloaded.')).toBeVisible();
    expect(files).toEqual([]);
  });

  test('saves nothing once it is cancelled', async () => {
    const files = await downloadBoth({ processStatus: () => new Promise<never>(() => undefined) });
    await expect.element(page.getByText('Preparing image 1 of 2…')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect.element(page.getByText('Preparing image 1 of 2…')).not.toBeInTheDocument();
    expect(files).toEqual([]);
  });
});
