import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answers } from '../testing/answers.ts';
import { chooseFile, posterFile } from '../testing/choose-file.ts';
import { callsOf, openApp } from '../testing/open-app.tsx';
import { sampleProcess } from '../testing/sample-process.ts';

const to = (language: string) => ({ language, translator: 'Apertium', download_bytes: null });

/** A server on which everything works, for as many images and languages as come. */
function working(credits = 20): Answers {
  const started: ReturnType<typeof sampleProcess>[] = [];
  let uploads = 0;
  return {
    languages: () => ({
      translators: [{ name: 'Apertium', quality: 'gist', cost: null }],
      pairs: { English: ['Spanish', 'Catalan'].map(to) },
      enabled_by: [],
    }),
    credits: () => ({ remaining_credits: credits, is_unlimited: false }),
    uploadImage: () => ({ image_id: `image-${++uploads}` }),
    processImage: () => {
      const message_id = `message-${started.length + 1}`;
      started.push(sampleProcess('processed', { message_id }));
      return { message_id };
    },
    processes: () => started,
  };
}

async function chooseFiles(...names: string[]): Promise<void> {
  const poster = await posterFile();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for files.');
  await userEvent.upload(
    input,
    names.map((name) => new File([poster], name, { type: name.endsWith('.pdf') ? 'application/pdf' : poster.type })),
  );
}

const adder = page.getByRole('button', { name: /^Add a language/ });

async function addLanguage(typed: string): Promise<void> {
  await userEvent.click(adder);
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard(`${typed}{Enter}`);
  await expect.element(adder).toHaveFocus();
}

const dropzone = page.getByRole('button', { name: /^Choose an image/ });
const start = page.getByRole('button', { name: 'Translate all' });

describe('several images and languages', () => {
  test('are chosen together, started by one press, and followed until they are done', async () => {
    const app = await openApp('/preview', { answers: working() });
    await expect.element(dropzone).toBeVisible();
    await chooseFiles('menu.png', 'poster.png');
    await addLanguage('spani');
    await addLanguage('catal');
    await expect.element(page.getByText('2 images in 2 languages: 4 credits')).toBeVisible();
    await userEvent.click(start);
    await expect.element(page.getByRole('heading', { name: 'Your images are ready' })).toBeVisible();
    expect(callsOf(app, 'uploadImage')).toHaveLength(2);
    expect(app.seen.filter(({ name }) => name === 'processImage').map(({ params, body }) => [params, body])).toEqual(
      expect.arrayContaining([
        [
          { image_id: 'image-1' },
          { source_lang: 'English', target_lang: 'Catalan', blacklist: [], exclusion_regions: [] },
        ],
      ]),
    );
    expect(callsOf(app, 'processImage')).toHaveLength(4);
    await userEvent.click(page.getByRole('button', { name: 'Open', exact: true }).first());
    await expect.poll(() => app.router.state.location.pathname).toBe('/editor');
  });

  test('are translated from the language of the first one, which is sent once', async () => {
    const app = await openApp('/preview', {
      answers: {
        ...working(),
        languages: () => ({ translators: [], pairs: { Spanish: [to('Catalan')] }, enabled_by: [] }),
        detectLanguage: () => ({ language: 'Spanish', has_text: true }),
      },
    });
    await expect.element(dropzone).toBeVisible();
    await chooseFiles('menu.png', 'poster.png');
    await userEvent.click(page.getByRole('button', { name: 'Detect language' }));
    const source = page.getByRole('button', { name: /Source language/ });
    await expect.element(source).toHaveTextContent('Spanish');
    await expect.element(source).toHaveAccessibleDescription('This looks like Spanish.');
    await addLanguage('catal');
    await userEvent.click(start);
    await expect.element(page.getByRole('heading', { name: 'Your images are ready' })).toBeVisible();
    expect(callsOf(app, 'uploadImage', 'detectLanguage')).toEqual(['uploadImage', 'detectLanguage', 'uploadImage']);
    expect(app.seen.filter(({ name }) => name === 'processImage').map(({ body }) => body)).toEqual([
      expect.objectContaining({ source_lang: 'Spanish' }),
      expect.objectContaining({ source_lang: 'Spanish' }),
    ]);
  });

  test('say why the language could not be found, and nothing more of an image that is removed', async () => {
    await openApp('/preview', {
      answers: { ...working(), detectLanguage: () => ({ language: null, has_text: false }) },
    });
    await expect.element(dropzone).toBeVisible();
    await chooseFiles('menu.png', 'poster.png');
    await userEvent.click(page.getByRole('button', { name: 'Detect language' }));
    const why = page.getByText('No text was found in this image.');
    await expect.element(why).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove poster.png' }));
    await expect.element(why).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove menu.png' }));
    await expect.element(why).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Detect language' })).toBeDisabled();
  });

  test('are still there when the page was left, and go on meanwhile', async () => {
    const upload = Promise.withResolvers<{ image_id: string }>();
    const app = await openApp('/preview', { answers: { ...working(), uploadImage: () => upload.promise } });
    await expect.element(dropzone).toBeVisible();
    await chooseFiles('menu.png', 'poster.png');
    await addLanguage('spani');
    await userEvent.click(start);
    await expect.element(page.getByRole('heading', { name: 'Your images are on their way' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Open dashboard' }));
    await expect.poll(() => app.router.state.location.pathname).toBe('/dashboard');
    await expect.element(page.getByText('0 of 2 images are ready')).toBeVisible();
    upload.resolve({ image_id: 'image-1' });
    await expect.poll(() => callsOf(app, 'processImage')).toHaveLength(2);
    await expect.element(page.getByText(/of 2 images are ready/)).not.toBeInTheDocument();
    app.router.history.back();
    await expect.element(page.getByRole('heading', { name: 'Your images are ready' })).toBeVisible();
  });

  test('can be found again from the dashboard while they go on', async () => {
    const app = await openApp('/preview', {
      answers: { ...working(), uploadImage: () => new Promise<never>(() => {}) },
    });
    await expect.element(dropzone).toBeVisible();
    await chooseFiles('menu.png', 'poster.png');
    await addLanguage('spani');
    await userEvent.click(start);
    await userEvent.click(page.getByRole('button', { name: 'Open dashboard' }));
    await userEvent.click(page.getByRole('link', { name: 'Show progress' }));
    await expect.element(page.getByRole('heading', { name: 'Your images are on their way' })).toBeVisible();
    expect(app.router.state.location.search).toHaveProperty('batch');
  });

  test('beyond the credits are refused before the start, in the words of the specification', async () => {
    await openApp('/preview', { answers: working(1) });
    await expect.element(dropzone).toBeVisible();
    await chooseFiles('menu.png', 'poster.png');
    await addLanguage('spani');
    const refusal = page.getByRole('region', { name: 'Options' }).getByText('You have only 1 credits left');
    await expect.element(refusal).toBeVisible();
    await expect.element(start).toBeDisabled();
  });

  test('leave out files that are no images, and say why', async () => {
    await openApp('/preview', { answers: working() });
    await expect.element(dropzone).toBeVisible();
    await chooseFiles('menu.png', 'poster.png', 'prices.pdf');
    await expect.element(page.getByText(/The image type "application\/pdf" is not supported/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove menu.png' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Remove prices.pdf' }).query()).toBeNull();
  });

  test('begin with the one image and its language, whose choices they keep', async () => {
    const app = await openApp('/preview', { answers: working() });
    await chooseFile();
    await userEvent.click(page.getByRole('button', { name: /Target language/ }));
    await userEvent.keyboard('spani{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'Several images or languages' }));
    await addLanguage('catal');
    await expect.element(page.getByText('1 image in 2 languages: 2 credits')).toBeVisible();
    await userEvent.click(start);
    await expect.element(page.getByRole('heading', { name: 'Your images are ready' })).toBeVisible();
    expect(callsOf(app, 'uploadImage')).toHaveLength(1);
  });

  test('that this tab does not keep say so', async () => {
    const app = await openApp('/preview?batch=elsewhere');
    await expect.element(page.getByText('This list is no longer here')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Open dashboard' }));
    await expect.poll(() => app.router.state.location.pathname).toBe('/dashboard');
  });
});
