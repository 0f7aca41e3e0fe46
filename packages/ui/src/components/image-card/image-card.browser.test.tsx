import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImageCard } from '../../index.ts';

const red = 'data:image/gif;base64,R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

test.each([
  ['loaded', red],
  ['failed', 'data:image/png;base64,AAAA'],
])('a picture that %s before the page was hydrated is shown so', async (state, src) => {
  const container = document.createElement('div');
  document.body.append(container);
  const card = <ImageCard src={src} alt="A red poster" />;
  container.innerHTML = renderToString(card);
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true);
  const root = hydrateRoot(container, card);
  await expect
    .poll(() => container.querySelector<HTMLElement>('[data-slot=image-card-picture]')?.dataset.state)
    .toBe(state);
  root.unmount();
  container.remove();
});
