import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { onDemand } from './on-demand.tsx';

const Dialog = ({ open }: { open: boolean }) => <p>{open ? 'New image' : 'Closed'}</p>;

test('what is asked for without a connection opens once there is one, and the page stays', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<typeof Dialog>>(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
    return Dialog;
  });
  const Demanded = onDemand(load);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    online.mockRestore();
    root.unmount();
    container.remove();
  });
  root.render(
    <>
      <p>Dashboard</p>
      <Demanded open />
    </>,
  );
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(page.getByText('Dashboard')).toBeVisible();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('New image')).toBeVisible();
  await expect.element(page.getByText('Dashboard')).toBeVisible();
});
