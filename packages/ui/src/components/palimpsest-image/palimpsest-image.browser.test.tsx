import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { PalimpsestImage } from './palimpsest-image.tsx';

test('shows the original after a click of assistive technology that follows a cancelled touch', async () => {
  const onShowingChange = vi.fn<(showing: boolean) => void>();
  render(
    <PalimpsestImage original={<p>Sommerfest</p>} onShowingChange={onShowingChange}>
      <p>Summer fair</p>
    </PalimpsestImage>,
  );
  const button = page.getByRole('button').element() as HTMLElement;
  // A synthetic pointer cannot be captured.
  button.setPointerCapture = () => undefined;
  const touch = { bubbles: true, isPrimary: true, pointerId: 7, pointerType: 'touch' };
  button.dispatchEvent(new PointerEvent('pointerdown', touch));
  await expect.poll(() => button.ariaPressed).toBe('true');
  button.dispatchEvent(new PointerEvent('pointercancel', touch));
  await expect.poll(() => button.ariaPressed).toBe('false');
  button.click();
  await expect.poll(() => button.ariaPressed).toBe('true');
  expect(onShowingChange.mock.calls).toEqual([[true], [false], [true]]);
});
