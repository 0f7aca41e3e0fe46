import { TooltipProvider } from '@palimpsest/ui';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { size, threeTexts } from '../testing/three-texts.ts';
import { ImageEditor } from './image-editor.tsx';

const button = (name: string) =>
  page.getByRole('toolbar', { name: 'Editor' }).getByRole('button', { name, exact: true });

const nextFrame = () => new Promise(requestAnimationFrame);

async function open() {
  const image = drawNoiseImage(size.width, size.height);
  mount(
    // The shell of an application has a provider with a delay.
    <TooltipProvider>
      <ImageEditor
        image={image}
        original={image}
        document={{ ...size, texts: threeTexts(13, ['#ff0000']) }}
        selectFirstAfter={1_000_000}
      />
    </TooltipProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Uno', exact: true })).toBeVisible();
}

test('the tool in hand is pressed, however it was taken up', async () => {
  await open();
  await eventually(() => expect(button('Select and move').element().getAttribute('aria-pressed')).toBe('true'));
  await userEvent.keyboard('b');
  await eventually(() => expect(button('Restore brush').element().getAttribute('aria-pressed')).toBe('true'));
  expect(button('Select and move').element().getAttribute('aria-pressed')).toBe('false');
});

test('a button without a label says what it does as soon as the pointer is over it', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await button('Restore brush').hover();
  vi.advanceTimersByTime(1);
  // A wait of Vitest would advance the timers.
  while (!document.querySelector('[role="tooltip"]')) await nextFrame();
  expect(document.querySelector('[role="tooltip"]')?.textContent).toMatch(/^Restore brush/);
});

test('Undo can be pressed after a step, and Redo after an Undo', async () => {
  await open();
  expect(button('Undo').element()).toHaveProperty('disabled', true);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await eventually(() => expect(button('Undo').element()).toHaveProperty('disabled', false));
  await button('Undo').click();
  await eventually(() => expect(button('Redo').element()).toHaveProperty('disabled', false));
  expect(button('Undo').element()).toHaveProperty('disabled', true);
});

test('several texts bring what aligns them', async () => {
  await open();
  await expect.element(button('Align left edges')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(button('Align left edges')).toBeEnabled();
});

test('a letter takes up its tool from a button of a toolbar, too', async () => {
  await open();
  await page.getByRole('button', { name: 'Compare with a slider' }).click();
  await userEvent.keyboard('b');
  await eventually(() => expect(button('Restore brush').element().getAttribute('aria-pressed')).toBe('true'));
});
