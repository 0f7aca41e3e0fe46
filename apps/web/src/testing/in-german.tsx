import { PalimpsestProvider } from '@palimpsest/ui';
import type { ComponentType } from 'react';
import { messagesIn } from '../messages/all.de.ts';

/** A decorator for stories in German, whose words are the longest. */
export function inGerman(Story: ComponentType) {
  return (
    <PalimpsestProvider locale="de" messages={messagesIn('de')}>
      <Story />
    </PalimpsestProvider>
  );
}
