import { clear, createStore, del, entries, get, set } from 'idb-keyval';
import { orNothing } from '../../lib/or-nothing.ts';

interface KeptPicture {
  /** The version of the document that it shows. */
  version: number;
  picture: Blob;
  /** When it was drawn, in ms since the epoch. */
  at: number;
}

/** How many drawn pictures a browser keeps, about 30 kB each; the oldest go first. */
const maxKept = 200;

const store = createStore('palimpsest-edited-pictures', 'pictures');

/** The small picture of an edited process that this browser has drawn; undefined where it has drawn none of that version. */
export async function keptPicture(messageId: string, version: number): Promise<Blob | undefined> {
  const kept = await orNothing(get<KeptPicture>(messageId, store));
  return kept?.version === version ? kept.picture : undefined;
}

async function keepInBrowser(messageId: string, kept: KeptPicture): Promise<void> {
  await set(messageId, kept, store);
  const oldest = (await entries<string, KeptPicture>(store)).toSorted(([, a], [, b]) => b.at - a.at).slice(maxKept);
  await Promise.all(oldest.map(([key]) => del(key, store)));
}

/** Keeps the small picture of an edited process in place of that of an older version. A full storage costs the picture only. */
export async function keepPicture(messageId: string, version: number, picture: Blob): Promise<void> {
  await orNothing(keepInBrowser(messageId, { version, picture, at: Date.now() }));
}

/** Forgets every picture: the next user of the browser must not find them. */
export async function forgetPictures(): Promise<void> {
  await orNothing(clear(store));
}
