import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './testing/mount.tsx';
import { editedWelcome, Texts } from './testing/readme-example.tsx';

test('the example of the README counts its texts beside their panel', async () => {
  mount(<Texts editor={editedWelcome()} />);
  await expect.element(page.getByText('1 of 1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add Text' })).toBeVisible();
});
