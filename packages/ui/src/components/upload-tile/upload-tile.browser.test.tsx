import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { UploadTile } from './upload-tile.tsx';

test('calls the drag handlers of the caller, and takes the file too', async () => {
  const handlers = { onDragEnter: vi.fn<() => void>(), onDrop: vi.fn<() => void>() };
  const onFile = vi.fn<(file: File) => void>();
  render(<UploadTile onFile={onFile} {...handlers} />);
  const tile = page.getByRole('button').element() as HTMLElement;
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['a'], 'menu.png', { type: 'image/png' }));
  const drag = (type: string) => tile.dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer }));
  drag('dragenter');
  await expect.poll(() => tile.dataset.dragging).toBe('');
  drag('drop');
  await expect.poll(() => onFile.mock.calls.map(([{ name }]) => name)).toEqual(['menu.png']);
  expect(handlers.onDragEnter).toHaveBeenCalledOnce();
  expect(handlers.onDrop).toHaveBeenCalledOnce();
});
