import { beforeEach, describe, expect, test, vi } from 'vitest';
import '../../testing/looks.css';
import { page } from 'vitest/browser';
import { FileDropzone } from '../../index.ts';
import { container, render } from '../../testing/plain-form.tsx';

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

const area = () => page.getByRole('button').element().getBoundingClientRect();

test.each([
  ['tall', 300, 1200],
  ['wide', 1600, 300],
  ['small', 40, 40],
])('a %s picture leaves the area its height, and is shown whole and in its shape', async (_, width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  render(<FileDropzone label="Choose an image" hint="JPG or PNG" />);
  const before = area().height;
  render(<FileDropzone label="Choose an image" previewUrl={canvas.toDataURL()} />);
  const picture = page.getByRole('img', { name: 'Choose an image' });
  await expect.poll(() => picture.element().getBoundingClientRect().height).toBeGreaterThan(0);
  const shown = picture.element().getBoundingClientRect();
  expect(area().height).toBe(before);
  expect(shown.top).toBeGreaterThanOrEqual(area().top + 24);
  expect(shown.bottom).toBeLessThanOrEqual(area().bottom - 24);
  expect(shown.right).toBeLessThanOrEqual(area().right - 24);
  expect(shown.width / shown.height).toBeCloseTo(width / height, 1);
});

/** Pastes a file. @returns whether an area has taken it */
function paste(target: Element) {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(['a'], 'menu.png', { type: 'image/png' }));
  return !target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

describe('a pasted file', () => {
  const onFile = vi.fn<(file: File) => void>();
  beforeEach(() => void onFile.mockReset());

  test('is taken while a control has the focus that no text is typed into', () => {
    render(
      <>
        <input type="checkbox" />
        <input type="search" />
        <FileDropzone label="Choose an image" paste onFile={onFile} />
      </>,
    );
    const [checkbox, search] = container.querySelectorAll('input');
    expect(search && paste(search)).toBe(false);
    expect(checkbox && paste(checkbox)).toBe(true);
    expect(onFile).toHaveBeenCalledOnce();
  });

  test.each([{ busy: true }, { disabled: true }])('is left to the page by an area with %o', (state) => {
    render(<FileDropzone label="Choose an image" paste onFile={onFile} {...state} />);
    expect(paste(document.body)).toBe(false);
    expect(onFile).not.toHaveBeenCalled();
  });
});

test('shows no invitation to drop while text is dragged over it', async () => {
  render(<FileDropzone label="Choose an image" />);
  const area = page.getByRole('button').element() as HTMLElement;
  const drag = (dataTransfer: DataTransfer) => {
    const event = new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer });
    area.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const text = new DataTransfer();
  text.setData('text/plain', 'Summer fair');
  expect(drag(text)).toBe(false);
  await expect.element(page.getByText('Choose an image')).toBeVisible();
  expect(area.dataset.dragging).toBeUndefined();
  const file = new DataTransfer();
  file.items.add(new File(['a'], 'menu.png'));
  expect(drag(file)).toBe(true);
  await expect.poll(() => area.dataset.dragging).toBe('');
});
