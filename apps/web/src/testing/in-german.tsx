import { PalimpsestProvider } from '@palimpsest/ui';
import type { ComponentType } from 'react';
import { messages } from '../messages/all.de.ts';

/** A decorator for stories in German, whose words are the longest. */
export function inGerman(Story: ComponentType) {
  return (
    <PalimpsestProvider locale="de" messages={messages}>
      <Story />
    </PalimpsestProvider>
  );
}
