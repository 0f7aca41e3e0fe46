import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PalimpsestProvider } from '../../index.ts';
import { openOverlay, overlayCases } from '../../testing/overlay-cases.tsx';

let host: HTMLElement;
let root: Root;
beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const brand: object = { '--pal-color-accent': '#0b6e4f' };

/** A section with a theme whose overlays have it, too. */
function Section({ children }: { children: ReactNode }) {
  const [section, setSection] = useState<HTMLElement | null>(null);
  return (
    <section ref={setSection} style={brand} data-testid="section">
      <PalimpsestProvider container={section}>
        <PalimpsestProvider density="compact">{children}</PalimpsestProvider>
      </PalimpsestProvider>
    </section>
  );
}

test.each(overlayCases)(
  '%s is drawn into the container of the provider, and has the theme of that section',
  async (_name, draw, opening, slot) => {
    flushSync(() => root.render(<Section>{draw()}</Section>));
    await openOverlay(opening);
    const find = () => document.querySelector(`[data-slot=${slot}]`);
    await expect.poll(find).not.toBeNull();
    expect(page.getByTestId('section').element().contains(find())).toBe(true);
    expect(getComputedStyle(find() as Element).getPropertyValue('--pal-color-accent')).toBe('#0b6e4f');
  },
);
