import { fireEvent } from 'storybook/test';

/** A `DataTransfer` with a file, for drag and paste events. */
export function carrying(file: File): DataTransfer {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
}

/** Fires a drag event with a real `DataTransfer`: the synthetic one of the testing library holds no files. */
export function drag(type: 'dragenter' | 'dragleave' | 'drop', target: Element, file: File) {
  return fireEvent(target, new DragEvent(type, { dataTransfer: carrying(file), bubbles: true, cancelable: true }));
}
