import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { useElementSize } from './use-element-size.ts';

function Sized() {
  const [ref, size] = useElementSize<HTMLDivElement>(250);
  return (
    <div ref={ref} data-testid="sized" style={{ width: 300, height: 100 }}>
      {size?.width}
    </div>
  );
}

/** Waits for two frames, within which observers report earlier changes. */
const whenObserved = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

test('the first size is told at once, a changed one when it has stayed for 250 ms', async () => {
  mount(<Sized />);
  const element = await vi.waitUntil(() => document.querySelector<HTMLElement>('[data-testid=sized]'));
  await expect.poll(() => element.textContent).toBe('300');
  await whenObserved();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  element.style.width = '200px';
  await whenObserved();
  vi.advanceTimersByTime(249);
  element.style.width = '180px';
  await whenObserved();
  vi.advanceTimersByTime(249);
  await whenObserved();
  expect(element.textContent).toBe('300');
  vi.advanceTimersByTime(1);
  await whenObserved();
  expect(element.textContent).toBe('180');
});
