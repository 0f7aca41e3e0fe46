import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Marquee, type MarqueeProps } from './marquee.tsx';

const container = document.createElement('div');
document.body.append(container);
let root: Root;

function draw(props: Partial<MarqueeProps> = {}) {
  flushSync(() =>
    root.render(
      <Marquee label="Partners" {...props}>
        <a href="#harbour" style={{ display: 'block', width: 200, height: 20 }}>
          Harbour
        </a>
      </Marquee>,
    ),
  );
}

function part(name: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`[data-slot="${name}"]`);
  if (!found) throw new Error(`The marquee has no ${name}.`);
  return found;
}

const copies = () => [...container.querySelectorAll('[data-slot="marquee-copy"]')];

beforeEach(() => {
  root = createRoot(container);
  // These rules replace the stylesheet: a window of 500 px and a row as wide as its children.
  const style = document.createElement('style');
  style.textContent = '[data-slot=marquee-window] { width: 500px } [data-slot=marquee-row] { width: max-content }';
  container.before(style);
  return () => style.remove();
});

afterEach(() => root.unmount());

describe('a marquee', () => {
  test('fills its window with copies that are hidden from screen readers', async () => {
    draw();
    await expect.poll(() => copies().length).toBe(3);
    expect(copies().every((copy) => copy.hasAttribute('inert') && copy.getAttribute('aria-hidden') === 'true')).toBe(
      true,
    );
  });

  test('measures again when its content grows', async () => {
    draw();
    await expect.poll(() => copies().length).toBe(3);
    part('marquee-row').append(Object.assign(document.createElement('p'), { style: 'width: 600px' }));
    await expect.poll(() => copies().length).toBe(1);
  });

  test('stops and runs again by its button', async () => {
    draw();
    const button = part('marquee-button');
    expect(button.getAttribute('aria-label')).toBe('Pause');
    await userEvent.click(button);
    expect(part('marquee').dataset.state).toBe('paused');
    expect(button.getAttribute('aria-label')).toBe('Play');
    await userEvent.click(button);
    expect(part('marquee').dataset.state).toBe('running');
  });

  test('is reached by Tab once a link, then at its button', async () => {
    draw();
    await expect.poll(() => copies().length).toBe(3);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Harbour');
    await userEvent.tab();
    expect(document.activeElement).toBe(part('marquee-button'));
  });

  test('scrolls its width in its duration, also with a style of the caller', async () => {
    draw({ style: { marginTop: 8 } });
    await expect.poll(() => part('marquee').style.getPropertyValue('--marquee-duration')).toBe('5000ms');
    expect(part('marquee').style.marginTop).toBe('8px');
  });
});
