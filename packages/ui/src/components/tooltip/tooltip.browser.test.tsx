import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { Tooltip } from './tooltip.tsx';

test.each([
  ['the focus', () => userEvent.tab()],
  ['the pointer', () => userEvent.hover(page.getByRole('button'))],
])('opens for %s, and closes at Escape', async (_, reach) => {
  render(
    <Tooltip content="Download the picture" delay={1}>
      <button type="button">Export</button>
    </Tooltip>,
  );
  const tooltip = page.getByRole('tooltip', { name: 'Download the picture' });
  await reach();
  await expect.element(tooltip).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
});
