import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { ProgressBar } from './progress-bar.tsx';

test.each([
  [0.004, '0', 'loading'],
  [0.284, '28', 'loading'],
  [0.995, '99', 'loading'],
  [0.9999, '99', 'loading'],
  [1, '100', 'complete'],
  [1.2, '100', 'complete'],
])('a task that is done to %d is at %s percent and %s', async (value, percent, state) => {
  render(<ProgressBar label="Upload" value={value} />);
  const bar = page.getByRole('progressbar');
  await expect.element(bar).toHaveAttribute('aria-valuenow', percent);
  await expect.element(bar).toHaveAttribute('data-state', state);
});
