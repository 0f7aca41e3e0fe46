import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FileDropzone } from '../../index.ts';
import { render } from '../../testing/plain-form.tsx';

test('files of the same name from different folders are each listed, without a warning of React', async () => {
  const onError = vi.spyOn(console, 'error');
  render(<FileDropzone label="Choose images" multiple />);
  const dataTransfer = new DataTransfer();
  for (const content of ['front', 'back']) dataTransfer.items.add(new File([content], 'menu.png'));
  page
    .getByRole('button')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  await expect.poll(() => page.getByText('menu.png').elements().length).toBe(2);
  expect(onError).not.toHaveBeenCalled();
  onError.mockRestore();
});
