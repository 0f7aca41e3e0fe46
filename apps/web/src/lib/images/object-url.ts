const known = new WeakMap<Blob, string>();

/**
 * The one object URL of a blob. It lasts as long as the page: it travels in the navigation state, where going back may need it at
 * any time, and for a chosen file it holds no more than a reference to the disk.
 */
export function objectUrl(blob: Blob): string {
  const url = known.get(blob) ?? URL.createObjectURL(blob);
  known.set(blob, url);
  return url;
}
