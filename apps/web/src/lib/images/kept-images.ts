import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import { maxImagesTogether } from './chosen-image.ts';
import { objectUrl } from './object-url.ts';
import { orNothing } from '../or-nothing.ts';

interface KeptImage {
  file: File;
  /** ms since the epoch. */
  at: number;
}

/** How many chosen images a browser keeps; the oldest go first. */
const maxKept = maxImagesTogether;

/** Files of this page, by address. */
const files = new Map<string, File>();
const store = createStore('palimpsest', 'chosen-images');

async function keepInBrowser(address: string, file: File): Promise<void> {
  await set(address, { file, at: Date.now() } satisfies KeptImage, store);
  const kept = await entries<string, KeptImage>(store);
  const oldest = kept.toSorted(([, a], [, b]) => b.at - a.at).slice(maxKept);
  await Promise.all(oldest.map(([key]) => del(key, store)));
}

/**
 * Keeps a chosen image until its user logs out, over reloads and going back.
 * @returns its address, which may travel in the navigation state: a file in there is lost when the user goes back.
 */
export function keepImage(file: File): string {
  const address = objectUrl(file);
  if (!files.has(address)) void orNothing(keepInBrowser(address, file));
  files.set(address, file);
  return address;
}

/**
 * Keeps an image that came from another app.
 * @returns its address; undefined where the browser keeps nothing
 */
export async function keepSharedImage(file: File): Promise<string | undefined> {
  const address = `shared:${crypto.randomUUID()}`;
  return orNothing(keepInBrowser(address, file).then(() => address));
}

/** The image that was kept under an address; undefined when there is none. */
export async function keptImage(address: string): Promise<File | undefined> {
  return files.get(address) ?? (await orNothing(get<KeptImage>(address, store)))?.file;
}

/** Forgets every chosen image. */
export async function forgetImages(): Promise<void> {
  files.clear();
  await orNothing(clear(store));
}
