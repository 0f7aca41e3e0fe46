import { describe, expect, test } from 'vitest';
import '../../testing/looks.css';
import { container, render } from '../../testing/plain-form.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface Poster {
  id: string;
  name: string;
}

const posters: Poster[] = [
  { id: 'fair', name: 'Summer fair' },
  { id: 'menu', name: 'Menu' },
];

function draw(props: Partial<DataTableProps<Poster>> = {}) {
  render(
    <DataTable
      caption="Posters"
      columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
      rows={posters}
      rowKey={({ id }) => id}
      {...props}
    />,
  );
}

const part = (name: string) => container.querySelector(`[data-slot=data-table-${name}]`);

describe('a table that loads again after an error', () => {
  test.each([
    ['no rows', []],
    ['rows', posters],
  ])('shows the error and the progress line, if it has %s', (_, rows) => {
    draw({ rows, error: 'The server did not answer.', loading: true });
    expect(part('error')?.textContent).toBe('The server did not answer.');
    expect(part('progress')).not.toBeNull();
    expect(part('skeleton')).toBeNull();
    expect(part('row')).toBeNull();
  });
});

test.each(['ltr', 'rtl'] as const)('moves the progress line from the start of the line to its end in %s', (dir) => {
  render(
    <div dir={dir}>
      <DataTable caption="Posters" columns={[]} rows={posters} rowKey={({ id }) => id} loading />
    </div>,
  );
  const line = part('progress');
  const fill = line?.firstElementChild;
  const [animation] = fill?.getAnimations() ?? [];
  if (!line || !fill || !animation) throw new Error('The line does not move.');
  animation.pause();
  /** The distance from the start of the line, as a share of its width. */
  const distanceAt = (time: number) => {
    animation.currentTime = time;
    const [outer, inner] = [line.getBoundingClientRect(), fill.getBoundingClientRect()];
    return (dir === 'rtl' ? outer.right - inner.right : inner.left - outer.left) / outer.width;
  };
  expect(distanceAt(0)).toBeCloseTo(-0.4, 2);
  expect(distanceAt(1399.99)).toBeCloseTo(1.4, 1);
});
