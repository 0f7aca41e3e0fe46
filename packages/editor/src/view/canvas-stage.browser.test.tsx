import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CanvasBoundary } from '../components/canvas-boundary.tsx';
import { mount } from '../testing/mount.tsx';
import { CanvasLayer, CanvasStage } from './canvas-stage.tsx';

const failure = { now: true };

function Node() {
  if (failure.now) throw new Error('The text has no lines.');
  return null;
}

test('an error of a node is shown in place of the canvas, and the canvas comes back when it is tried again', async () => {
  // React reports each error that a boundary catches.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => reported.mockRestore());
  failure.now = true;
  mount(
    <CanvasBoundary>
      <CanvasStage size={{ width: 10, height: 10 }}>
        <CanvasLayer shift={{ x: 0, y: 0 }} zoom={1}>
          <Node />
        </CanvasLayer>
      </CanvasStage>
    </CanvasBoundary>,
  );
  await expect.element(page.getByText('Canvas initialization failed: The text has no lines.')).toBeVisible();
  failure.now = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => document.querySelectorAll('.konvajs-content canvas')).toHaveLength(1);
});
