import { within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import type { DataTableColumn } from './data-table-column.ts';

const tones = { Translated: 'success', Failed: 'danger', Draft: 'neutral' } as const;

export interface Poster {
  id: string;
  name: string;
  language: string;
  credits: number;
  size: string;
  state: keyof typeof tones;
}

export const columns: DataTableColumn<Poster>[] = [
  { id: 'name', header: 'Poster', cell: ({ name }) => name, rowHeader: true, sortable: true },
  { id: 'language', header: 'Language', cell: ({ language }) => language },
  { id: 'state', header: 'State', cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>, align: 'center' },
  { id: 'size', header: 'Size, px', cell: ({ size }) => <span dir="ltr">{size}</span>, align: 'end' },
  { id: 'credits', header: 'Credits', cell: ({ credits }) => credits, align: 'end', sortable: true },
];

export const firstRow = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('row')[1];
