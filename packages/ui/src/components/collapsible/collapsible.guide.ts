import type { Guide } from '../../docs/guide.ts';

export const collapsibleGuide: Guide = {
  use: [
    'A section that is rarely needed: effects, exclusions, advanced options.',
    'Why some languages cannot be chosen.',
  ],
  avoid: [
    'Everybody needs its content: show it.',
    'It covers the page: use Dialog or Sheet.',
    'One of several views: use Tabs.',
  ],
  anatomy: `<Collapsible.Root defaultOpen>
  <Collapsible.Trigger detail="2 on">Effects</Collapsible.Trigger>
  <Collapsible.Content>…</Collapsible.Content>
</Collapsible.Root>`,
  keyboard: { 'Enter or Space': 'Opens and closes the section.' },
  parts: {
    collapsible: { 'data-state': { open: 'While it is open.', closed: 'While it is not.' } },
    'collapsible-trigger': { disabled: 'While it is disabled.' },
    'collapsible-content': { 'data-state': { open: 'While it is open; `closed` while it closes.' } },
  },
};
