import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultChoices } from '../features/preview/choices.ts';
import { Refusal, type Answers } from '../testing/answers.ts';
import { chooseFile, posterFile } from '../testing/choose-file.ts';
import { callsOf, eventsOf, openApp, type OpenedApp } from '../testing/open-app.tsx';
import { sampleProcess } from '../testing/sample-process.ts';
import { signed } from '../testing/signing.ts';

const next = page.getByRole('button', { name: 'Next' });
/** The label of Next after a failure. */
const again = page.getByRole('button', { name: 'Try again' });

const unreadable = 'This file cannot be read as an image. Please choose another one.';

/** A picture of one pixel. */
const original =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A server on which everything works. */
const working: Answers = {
  uploadImage: () => ({ image_id: 'image-1' }),
  processImage: () => ({ message_id: 'message-processed' }),
  processStatus: () => sampleProcess('processed'),
};

const to = (language: string) => ({ language, translator: 'Apertium', download_bytes: null });
const bothWays = { English: [to('Spanish'), to('Catalan')], Spanish: [to('English'), to('Catalan')] };

async function chooseTarget(name: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: /Target language/ }));
  await userEvent.keyboard(`${name}{Enter}`);
}

const chooseSpanish = () => chooseTarget('spani');

/** The preview with an image and its languages. */
async function openReady(answers: Answers): Promise<OpenedApp> {
  const app = await openApp('/preview', { answers });
  await chooseFile();
  await chooseSpanish();
  await expect.element(next).toBeEnabled();
  return app;
}

describe('an image on its way', () => {
  test('is uploaded, processed, looked at and opened in the editor, with its choices', async () => {
    const app = await openReady(working);
    await userEvent.click(next);
    await expect.poll(() => app.router.state.location.href).toBe('/editor?process=message-processed');
    // The address keeps the process over a reload, the navigation state carries its data.
    expect(app.router.state.location.state.process).toEqual(sampleProcess('processed'));
    const steps = ['uploadImage', 'processImage', 'processStatus'] as const;
    expect(callsOf(app, ...steps).slice(0, 3)).toEqual(steps);
    const start = app.seen.find(({ name }) => name === 'processImage');
    expect([start?.params, start?.body]).toEqual([
      { image_id: 'image-1' },
      { source_lang: 'English', target_lang: 'Spanish', blacklist: [], exclusion_regions: [] },
    ]);
    expect(start?.headers.get('authorization')).toBe('Bearer accessToken');
    await expect
      .poll(() => eventsOf(app, 'upload_start', 'upload_success', 'process_start', 'process_success'))
      .toEqual([
        ['upload_start', { file_size_bytes: expect.any(Number), file_type: 'image/png' }],
        ['upload_success', { image_id: 'image-1' }],
        ['process_start', { source_language: 'English', target_language: 'Spanish' }],
        ['process_success', { message_id: 'message-processed' }],
      ]);
  });

  test('reads its stage on the button, which takes no second press', async () => {
    const upload = Promise.withResolvers<{ image_id: string }>();
    const app = await openReady({ ...working, uploadImage: () => upload.promise });
    await userEvent.click(next);
    const busy = page.getByRole('button', { name: 'Processing...' });
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy, { force: true });
    upload.resolve({ image_id: 'image-1' });
    await expect.poll(() => app.router.state.location.pathname).toBe('/editor');
    expect(callsOf(app, 'uploadImage')).toEqual(['uploadImage']);
  });

  test('that is refused at the upload says so in the panel, and is told', async () => {
    const app = await openReady({ ...working, uploadImage: () => new Refusal(415, 'This file is no image.') });
    await userEvent.click(next);
    await expect.element(page.getByText('Upload failed: This file is no image.')).toBeVisible();
    await expect.element(again).toBeEnabled();
    expect(page.getByText('No credit was used.').query()).toBeNull();
    await expect
      .poll(() => eventsOf(app, 'upload_error'))
      .toEqual([['upload_error', { error_message: 'Upload failed: This file is no image.' }]]);
    expect(callsOf(app, 'processImage', 'processStatus')).toEqual([]);
  });

  test('that is refused as it is started is not looked at', async () => {
    const app = await openReady({ ...working, processImage: () => new Refusal(402, 'You have no credits left.') });
    await userEvent.click(next);
    await expect.element(page.getByText('Processing failed: You have no credits left.')).toBeVisible();
    expect(callsOf(app, 'processStatus')).toEqual([]);
  });

  test.each([
    [
      { processImage: () => new Refusal(402, 'You have no credits left.') },
      'Processing failed: You have no credits left.',
    ],
    [{ processStatus: () => sampleProcess('failed') }, 'Processing failed: No text was found in this image.'],
    [
      { processStatus: () => sampleProcess('failed', { error_message: null }) },
      'Failed to process image. Please try again.',
    ],
    [{ processStatus: () => new Refusal(404, 'There is no such process.') }, 'Error: There is no such process.'],
  ] satisfies [Answers, string][])(
    'that cannot be processed says so in the panel, and is told (%#)',
    async (answers, text) => {
      const app = await openReady({ ...working, ...answers });
      await userEvent.click(next);
      await expect.element(page.getByText(text)).toBeVisible();
      await expect.element(again).toBeEnabled();
      await expect.poll(() => eventsOf(app, 'process_error')).toEqual([['process_error', { error_message: text }]]);
      expect(app.router.state.location.href).toBe('/preview');
    },
  );

  test('that is written in another language offers that language, and the error goes with the choice', async () => {
    const error_message = 'The text in this image looks like Spanish, not English.';
    const refusal = { code: 'wrong-language', language: 'Spanish' } as const;
    await openReady({
      ...working,
      languages: () => ({ translators: [], pairs: bothWays, enabled_by: [] }),
      processStatus: () => sampleProcess('failed', { error_message, refusal }),
    });
    await userEvent.click(next);
    await expect.element(page.getByText(`Processing failed: ${error_message}`)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Translate from Spanish' }));
    await expect.element(page.getByRole('button', { name: /Source language/ })).toHaveTextContent('Spanish');
    expect(page.getByText(`Processing failed: ${error_message}`).query()).toBeNull();
  });

  test('that is written in another language goes on from that one with one press, and is not sent again', async () => {
    const refusal = { code: 'wrong-language', language: 'Spanish' } as const;
    let looks = 0;
    const app = await openApp('/preview', {
      answers: {
        ...working,
        languages: () => ({ translators: [], pairs: bothWays, enabled_by: [] }),
        processStatus: () => (looks++ === 0 ? sampleProcess('failed', { refusal }) : sampleProcess('processed')),
      },
    });
    await chooseFile();
    await chooseTarget('catal');
    await userEvent.click(next);
    await userEvent.click(page.getByRole('button', { name: 'Translate from Spanish' }));
    await expect.poll(() => app.router.state.location.pathname).toBe('/editor');
    const started = app.seen.filter(({ name }) => name === 'processImage').map(({ body }) => body);
    expect(started).toMatchObject([
      { source_lang: 'English', target_lang: 'Catalan' },
      { source_lang: 'Spanish', target_lang: 'Catalan' },
    ]);
    expect(callsOf(app, 'uploadImage')).toEqual(['uploadImage']);
    app.router.history.back();
    await expect.element(page.getByRole('button', { name: /Source language/ })).toHaveTextContent('Spanish');
  });

  test('that cannot be processed makes way for another; the languages stay', async () => {
    await openReady({ ...working, processStatus: () => sampleProcess('failed') });
    await userEvent.click(next);
    await userEvent.click(page.getByRole('button', { name: 'Choose another image' }));
    await expect.element(page.getByRole('button', { name: /^Choose an image/ })).toBeVisible();
    expect(page.getByText('Processing failed: No text was found in this image.').query()).toBeNull();
    await expect.element(page.getByRole('button', { name: /Target language/ })).toHaveTextContent('Spanish');
  });

  test('that is written in a language which cannot be translated here says so, and makes way for another', async () => {
    const error_message = 'The text in this image looks like Polish, not English.';
    const refusal = { code: 'wrong-language', language: 'Polish' } as const;
    await openReady({ ...working, processStatus: () => sampleProcess('failed', { error_message, refusal }) });
    await userEvent.click(next);
    await expect.element(page.getByText('Nothing can be translated from Polish here yet.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Choose another image' })).toBeVisible();
    expect(page.getByRole('button', { name: /^Translate from/ }).query()).toBeNull();
  });

  test('that failed is no longer said to have failed once the target is another', async () => {
    await openReady({
      ...working,
      languages: () => ({ translators: [], pairs: bothWays, enabled_by: [] }),
      processStatus: () => sampleProcess('failed'),
    });
    await userEvent.click(next);
    const failure = page.getByText('Processing failed: No text was found in this image.');
    await expect.element(failure).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Target language/ }));
    await userEvent.keyboard('catal{Enter}');
    await expect.element(failure).not.toBeInTheDocument();
  });

  test('whose status cannot be read in passing is told as such, and goes on', async () => {
    let looks = 0;
    const app = await openReady({
      ...working,
      processStatus: () => (looks++ === 0 ? new Refusal(503, 'The database is away.') : sampleProcess('processed')),
    });
    await userEvent.click(next);
    await expect
      .poll(() => eventsOf(app, 'status_check_error'))
      .toContainEqual(['status_check_error', { error_message: 'The database is away.' }]);
    await expect.poll(() => app.router.state.location.pathname).toBe('/editor');
  });

  test('has the credits read again', async () => {
    const app = await openReady({ ...working, processImage: () => new Refusal(402, 'You have no credits left.') });
    const before = callsOf(app, 'credits').length;
    await userEvent.click(next);
    await expect.poll(() => callsOf(app, 'credits').length).toBeGreaterThan(before);
  });
});

describe('a process that runs while the page is loaded again', () => {
  test.each([{}, { choices: { ...defaultChoices, target: 'Spanish' as const } }])(
    'shows how far it is before it is looked at again (%#)',
    async (state) => {
      let looks = 0;
      const app = await openApp('/dashboard', {
        answers: {
          processStatus: () =>
            looks++ === 0 ? sampleProcess('inpainting_processing') : new Promise<never>(() => undefined),
        },
      });
      await app.router.navigate({ to: '/preview', search: { process: 'message-inpainting_processing' }, state });
      await expect.element(page.getByRole('button', { name: 'Preparing final image...' })).toBeVisible();
      await expect.element(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '70');
    },
  );
});

describe('an image that is taken back', () => {
  const onItsWay: Answers = {
    ...working,
    processImage: () => ({ message_id: 'message-1' }),
    processStatus: () => sampleProcess('localization_processing', { message_id: 'message-1' }),
  };
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });

  test('is deleted, costs nothing, and leaves its choices', async () => {
    const app = await openReady({ ...onItsWay, deleteProcess: () => ({}) });
    await userEvent.click(next);
    await expect.element(page.getByText(/^You can leave this page/)).toBeVisible();
    await userEvent.click(cancel);
    await expect.element(page.getByText('Cancelled. No credit was used.')).toBeVisible();
    expect(app.seen.find(({ name }) => name === 'deleteProcess')?.params).toEqual({ message_id: 'message-1' });
    await expect.poll(() => app.router.state.location.href).toBe('/preview');
    await expect.element(next).toBeEnabled();
    await expect.element(page.getByRole('button', { name: /Target language/ })).toHaveTextContent('Spanish');
  });

  test('and that the server does not give back is followed on', async () => {
    const app = await openReady({ ...onItsWay, deleteProcess: () => new Refusal(503, 'The database is away.') });
    await userEvent.click(next);
    await userEvent.click(cancel);
    await expect.element(page.getByText('This image could not be cancelled.')).toBeVisible();
    await expect.poll(() => app.router.state.location.href).toBe('/preview?process=message-1');
    await expect.element(page.getByRole('button', { name: 'Translating text...' })).toBeVisible();
  });
});

describe('a process that another tab has started', () => {
  const answers: Answers = {
    ...working,
    signedUrl: () => signed(original),
  };
  const addArea = page.getByRole('button', { name: 'Add Exclusion Area' });

  test('and that failed keeps image and choices: another try uploads nothing', async () => {
    const app = await openApp('/preview?process=message-failed', {
      answers: { ...answers, processStatus: () => sampleProcess('failed') },
    });
    await expect.element(page.getByText('Processing failed: No text was found in this image.')).toBeVisible();
    await expect.poll(() => app.router.state.location.href).toBe('/preview');
    await expect.element(page.getByText('No credit was used.')).toBeVisible();
    await expect.element(addArea).toBeEnabled();
    await userEvent.click(again);
    await expect.poll(() => callsOf(app, 'processImage')).toHaveLength(1);
    expect(callsOf(app, 'uploadImage')).toEqual([]);
    expect(app.seen.find(({ name }) => name === 'processImage')?.params).toEqual({
      image_id: sampleProcess('failed').original_image_id,
    });
  });

  test('leads to the editor, and back from it to its image and choices', async () => {
    const app = await openApp('/preview?process=message-processed', { answers });
    await expect.poll(() => app.router.state.location.pathname).toBe('/editor');
    app.router.history.back();
    await expect.poll(() => app.router.state.location.href).toBe('/preview');
    await expect.element(addArea).toBeEnabled();
    await expect.element(page.getByRole('button', { name: /Target language/ })).toHaveTextContent('Spanish');
  });
});

describe('choices', () => {
  test('Next needs an image and a target; English is the source', async () => {
    await openApp('/preview', { answers: working });
    await expect.element(page.getByRole('button', { name: /Source language/ })).toHaveTextContent('English');
    await expect
      .element(page.getByRole('button', { name: /Target language/ }))
      .toHaveTextContent('Select target language');
    await expect.element(next).toBeDisabled();
    await chooseFile();
    await expect.element(page.getByRole('button', { name: 'Add Exclusion Area' })).toBeEnabled();
    await expect.element(next).toBeDisabled();
    await chooseSpanish();
    await expect.element(next).toBeEnabled();
  });

  test('Next needs an image also where the target is chosen first', async () => {
    const app = await openApp('/preview', { answers: working });
    await chooseSpanish();
    await expect.element(page.getByRole('button', { name: /Target language/ })).toHaveTextContent('Spanish');
    await expect.element(next).toBeDisabled();
    await chooseFile();
    await expect.element(next).toBeEnabled();
    expect(eventsOf(app, 'view_preview')).toEqual([['view_preview', {}]]);
  });

  test('who has no image at hand tries the sample, which is in English', async () => {
    const app = await openApp('/preview', { answers: working });
    await userEvent.click(page.getByRole('button', { name: /Source language/ }));
    await userEvent.keyboard('spani{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'Try a sample image' }));
    await expect.element(page.getByRole('button', { name: 'Add Exclusion Area' })).toBeEnabled();
    await expect.element(page.getByRole('heading', { name: 'Choose languages' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: /Source language/ })).toHaveTextContent('English');
    await chooseSpanish();
    await userEvent.click(next);
    await expect.poll(() => app.router.state.location.pathname).toBe('/editor');
    await expect
      .poll(() => eventsOf(app, 'upload_start'))
      .toEqual([['upload_start', { file_size_bytes: expect.any(Number), file_type: 'image/webp' }]]);
  });

  test('words of the blacklist are sent, and told as they come and go', async () => {
    const app = await openReady(working);
    const field = page.getByPlaceholder('Enter word, brands...');
    await userEvent.fill(field, 'Acme');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(field, ' Alba ');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('button', { name: /Remove.*Acme/ }));
    await expect
      .poll(() => eventsOf(app, 'blacklist_add', 'blacklist_remove'))
      .toEqual([
        ['blacklist_add', { term_count: 1 }],
        ['blacklist_add', { term_count: 2 }],
        ['blacklist_remove', { term_count: 1 }],
      ]);
    await userEvent.click(next);
    await expect
      .poll(() => app.seen.find(({ name }) => name === 'processImage')?.body)
      .toMatchObject({ blacklist: ['Alba'] });
  });

  test('areas are drawn and removed, and told', async () => {
    const app = await openReady(working);
    await userEvent.click(page.getByRole('button', { name: 'Add Exclusion Area' }));
    await expect.element(page.getByText('Draw a rectangle on the image')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cancel Drawing' })).toBeVisible();
    await expect.element(page.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'Remove exclusion area 1' }));
    await expect
      .poll(() => eventsOf(app, 'exclusion_add', 'exclusion_remove'))
      .toEqual([
        ['exclusion_add', { region_count: 1 }],
        ['exclusion_remove', { region_count: 0 }],
      ]);
  });

  test('drawing is given up by the button that began it', async () => {
    const app = await openReady(working);
    const hint = page.getByText('Draw a rectangle on the image');
    expect(hint.query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Add Exclusion Area' }));
    await expect.element(hint).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Cancel Drawing' }));
    await expect.element(page.getByRole('button', { name: 'Add Exclusion Area' })).toBeVisible();
    expect(hint.query()).toBeNull();
    expect(eventsOf(app, 'exclusion_add')).toEqual([]);
  });

  test('an image of which only the address is known is fetched by Next', async () => {
    const app = await openApp('/preview', { answers: working });
    await app.router.navigate({ to: '/preview', state: { image: original } });
    await expect.element(page.getByRole('application', { name: 'Image with exclusion areas' })).toBeVisible();
    await chooseSpanish();
    await userEvent.click(next);
    await expect.poll(() => app.router.state.location.href).toBe('/editor?process=message-processed');
    const { size } = await (await fetch(original)).blob();
    await expect
      .poll(() => eventsOf(app, 'upload_start'))
      .toEqual([['upload_start', { file_size_bytes: size, file_type: 'image/png' }]]);
  });

  test('a file that is no picture is refused; another one takes its place', async () => {
    await openApp('/preview', { answers: working });
    await chooseFile(new File(['no picture'], 'poster.png', { type: 'image/png' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent(unreadable);
    await chooseSpanish();
    await expect.element(next).toBeDisabled();
    await chooseFile();
    await expect.element(next).toBeEnabled();
    await expect.element(page.getByText(unreadable)).not.toBeInTheDocument();
  });

  test('a file of another type is refused in the words of the specification', async () => {
    await openApp('/preview');
    await chooseFile(new File(['text'], 'menu.pdf', { type: 'application/pdf' }));
    await expect
      .element(page.getByText('The image type "application/pdf" is not supported. Please use JPG, PNG, GIF, or WebP.'))
      .toBeVisible();
  });
});

/** Holds the matching timeouts back: each passes only when its handler in the returned list is called. */
function holdTimes(matches: (ms: number) => boolean): (() => void)[] {
  const wait = window.setTimeout.bind(window);
  const held: (() => void)[] = [];
  const hold = (handler: () => void, ms = 0) => (matches(ms) ? held.push(handler) : wait(handler, ms));
  const waits = vi.spyOn(window, 'setTimeout').mockImplementation(hold as typeof window.setTimeout);
  onTestFinished(() => waits.mockRestore());
  return held;
}

describe('from the landing page', () => {
  const area = page.getByRole('button', { name: /^Upload your files/ });

  test('a visitor is asked to sign up, and logged in goes on with the image', async () => {
    const app = await openApp('/', {
      loggedIn: false,
      answers: { login: () => ({ access_token: 'a', refresh_token: 'r', token_type: 'bearer' }) },
    });
    await expect.element(area).toBeVisible();
    const file = await posterFile();
    await chooseFile(file);
    await expect.element(page.getByText('Please log in to continue').first()).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
    await userEvent.click(dialog.getByRole('button', { name: 'Already have an account? Login' }));
    await userEvent.fill(dialog.getByLabelText('Email'), 'ada@example.org');
    await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), 'engine-no-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
    await expect.poll(() => app.router.state.location.pathname).toBe('/preview');
    expect(app.router.state.location.state.image).toMatch(/^blob:/);
    await expect.element(page.getByRole('button', { name: 'Add Exclusion Area' })).toBeEnabled();
    await expect
      .poll(() => eventsOf(app, 'view_landing', 'file_selected', 'redirect_to_preview', 'view_preview'))
      .toEqual([
        ['view_landing', {}],
        ['file_selected', { file_size_bytes: file.size, file_type: 'image/png' }],
        ['redirect_to_preview', {}],
        ['view_preview', {}],
      ]);
  });

  test('a visitor who closes the form stays, and is not led on by a later log-in elsewhere', async () => {
    const app = await openApp('/', { loggedIn: false });
    await chooseFile();
    const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByText('Please log in to continue')).toBeVisible();
    expect(page.getByText('Please log in to continue').elements()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please log in to continue');
    expect(app.router.state.location.pathname).toBe('/');
  });

  test('a file that is no picture is refused before the form opens', async () => {
    await openApp('/', { loggedIn: false });
    await chooseFile(new File(['no picture'], 'poster.png', { type: 'image/png' }));
    await expect.element(page.getByText(unreadable).first()).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByText('Please log in to continue')).not.toBeInTheDocument();
  });

  test('a visitor is asked 100 ms after the image was chosen', async () => {
    await openApp('/', { loggedIn: false });
    await expect.element(area).toBeVisible();
    const held = holdTimes((ms) => ms === 100);
    await chooseFile();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
    expect(dialog.query()).toBeNull();
    for (const pass of held.splice(0)) pass();
    await expect.element(dialog).toBeVisible();
  });

  test('a visitor who logs in in another tab meanwhile goes on with the image', async () => {
    // Neither the toast that hides nor the counter of users draws the page anew.
    holdTimes((ms) => ms >= 5_000);
    const app = await openApp('/', { loggedIn: false });
    await chooseFile();
    await expect.element(page.getByRole('dialog', { name: 'Welcome to Palimpsest' })).toBeVisible();
    localStorage.setItem('authToken', 'a');
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: 'a' }));
    await expect.poll(() => app.router.state.location.pathname).toBe('/preview');
    expect(app.router.state.location.state.image).toMatch(/^blob:/);
    expect(eventsOf(app, 'redirect_to_preview')).toHaveLength(1);
  });

  test('a user goes on with the image at once', async () => {
    const app = await openApp('/');
    await expect.element(area).toBeVisible();
    await chooseFile();
    await expect.poll(() => app.router.state.location.pathname).toBe('/preview');
    expect(app.router.state.location.state.image).toMatch(/^blob:/);
  });
});
