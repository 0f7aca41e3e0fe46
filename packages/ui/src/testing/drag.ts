import { fireEvent } from 'storybook/test';

/** What a dragged or pasted file travels in. */
export function carrying(file: File): DataTransfer {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
}

/** Fires a drag event with a real `DataTransfer`: the one that the testing library makes up holds no files. */
export function drag(type: 'dragenter' | 'dragleave' | 'drop', target: Element, file: File) {
  return fireEvent(target, new DragEvent(type, { dataTransfer: carrying(file), bubbles: true, cancelable: true }));
}
