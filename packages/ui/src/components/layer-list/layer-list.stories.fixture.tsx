import { SquareDashed, Type } from 'lucide-react';
import { useState } from 'react';
import { within } from 'storybook/test';
import type { Layer } from './layer.ts';
import { LayerList, type LayerListProps } from './layer-list.tsx';

export const layers: Layer[] = [
  { id: 'title', name: 'Soldes d’été', detail: 'Summer sale', icon: <Type aria-hidden /> },
  { id: 'price', name: 'Jusqu’à −40 %', detail: 'Up to 40% off', icon: <Type aria-hidden />, locked: true },
  {
    id: 'place',
    name: '12 rue Mercière, Lyon',
    detail: '12 rue Mercière, Lyon',
    icon: <Type aria-hidden />,
    hidden: true,
  },
  { id: 'logo', name: 'Logo', detail: 'Not translated', icon: <SquareDashed aria-hidden /> },
];

/** What an application does with the callbacks. */
export function Kept(args: LayerListProps) {
  const [all, setAll] = useState(args.layers);
  const [selection, setSelection] = useState<readonly string[]>(args.selection);
  const change = (id: string, changes: Partial<Layer>) =>
    setAll((now) => now.map((layer) => (layer.id === id ? { ...layer, ...changes } : layer)));
  return (
    <LayerList
      {...args}
      layers={all}
      selection={selection}
      onSelectionChange={setSelection}
      onReorder={(ids) => setAll((now) => ids.flatMap((id) => now.filter((layer) => layer.id === id)))}
      onRename={(id, name) => change(id, { name })}
      onHiddenChange={(id, hidden) => change(id, { hidden })}
      onLockedChange={(id, locked) => change(id, { locked })}
    />
  );
}

export const selected = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole('row', { selected: true })
    .map((row) => row.dataset.layer);
