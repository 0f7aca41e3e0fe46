function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** A file dropped beside its place would replace the page, and with it all that was done: it is not taken. */
export function keepFilesOut(target: Window): void {
  target.addEventListener('dragover', refuse);
  target.addEventListener('drop', refuse);
}
