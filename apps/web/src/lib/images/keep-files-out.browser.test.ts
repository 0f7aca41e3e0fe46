import { expect, test } from 'vitest';
import { keepFilesOut } from './keep-files-out.ts';

function drop(target: EventTarget, fill: (data: DataTransfer) => void): DragEvent {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}
const aFile = (data: DataTransfer) => void data.items.add(new File(['pixels'], 'poster.png', { type: 'image/png' }));
const someText = (data: DataTransfer) => data.setData('text/plain', 'Hello');

test('a file dropped beside its place does not replace the page, dropped text stays the browser’s', () => {
  expect(drop(document.body, aFile).defaultPrevented).toBe(false);
  keepFilesOut(window);
  expect(drop(document.body, aFile).defaultPrevented).toBe(true);
  expect(drop(document.body, someText).defaultPrevented).toBe(false);
});
