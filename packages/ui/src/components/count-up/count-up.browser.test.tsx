import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { CountUp } from './count-up.tsx';

const container = document.createElement('div');
document.body.append(container);
let root: Root | undefined;

async function reduceMotion(reduce: boolean) {
  const features = [{ name: 'prefers-reduced-motion', value: reduce ? 'reduce' : 'no-preference' }];
  await (cdp() as unknown as { send(method: string, parameters: object): Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { features },
  );
}

function draw(value: number) {
  root ??= createRoot(container);
  const drawn = root;
  flushSync(() => drawn.render(<CountUp value={value} />));
}

const numberOf = () => container.querySelector('[data-slot="count-up-number"]')?.textContent;
const valueOf = () => container.querySelector('[data-slot="count-up-value"]')?.textContent;

afterEach(async () => {
  root?.unmount();
  root = undefined;
  container.replaceChildren();
  await reduceMotion(false);
});

describe('a count', () => {
  test('counts from 0 to its value, while screen readers have the value from the start', async () => {
    draw(18_204);
    expect(numberOf()).toBe('0');
    expect(valueOf()).toBe('18,204');
    await expect.poll(numberOf).toBe('18,204');
  });

  test('counts on from the shown number when the value changes', async () => {
    draw(1000);
    await expect.poll(numberOf).toBe('1,000');
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(numberOf() ?? ''));
    observer.observe(container, { subtree: true, characterData: true, childList: true });
    draw(1010);
    await expect.poll(numberOf).toBe('1,010');
    observer.disconnect();
    expect(seen.every((text) => text.startsWith('1,0'))).toBe(true);
  });

  test('shows the value at once under reduced motion', async () => {
    await reduceMotion(true);
    draw(18_204);
    expect(numberOf()).toBe('18,204');
  });

  test('hydrates the value of the server without a mismatch', async () => {
    draw(18_204);
    await expect.poll(numberOf).toBe('18,204');
    const html = container.innerHTML;
    root?.unmount();
    container.innerHTML = html;
    const errors: unknown[] = [];
    root = hydrateRoot(container, <CountUp value={18_204} />, {
      onRecoverableError: (error) => void errors.push(error),
    });
    await expect.poll(numberOf).not.toBe('18,204');
    await expect.poll(numberOf).toBe('18,204');
    expect(errors).toEqual([]);
  });
});
