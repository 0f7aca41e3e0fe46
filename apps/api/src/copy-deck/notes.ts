import type { DeckNote } from '@palimpsest/contract';
import type { DeckNotice } from '@palimpsest/copy-deck';

/** A notice of the deck as clients know it; none where it is only an estimate of what the server measures. */
export function toNote({ code, row, values, sentence }: DeckNotice): DeckNote[] {
  return code === 'too_long' ? [] : [{ code, row, values, sentence }];
}
