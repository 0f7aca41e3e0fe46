import { describe, expect, test } from 'vitest';
import type { ProcessSummary } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { sampleProcess } from '../../testing/sample-process.ts';
import { groupByImage } from './group-by-image.ts';

const of = (image: string, id: string): ProcessSummary => sampleProcess('processed', { id, original_image_id: image });
const idsOf = (processes: readonly ProcessSummary[]) => processes.map(({ id }) => id);

describe('localizations grouped by their image', () => {
  test('stand where the first of each image stands, in the order of the list', () => {
    const groups = groupByImage([of('poster', 'es'), of('menu', 'de'), of('poster', 'ca')]);
    expect(groups.map(({ imageId, processes }) => [imageId, idsOf(processes)])).toEqual([
      ['poster', ['es', 'ca']],
      ['menu', ['de']],
    ]);
  });

  test('are all there, each once', () => {
    const list = fc.array(fc.tuple(fc.constantFrom('poster', 'menu', 'flyer'), fc.uuid()), { maxLength: 20 });
    fc.assert(
      fc.property(list, (rows) => {
        const processes = rows.map(([image, id]) => of(image, id));
        const grouped = groupByImage(processes).flatMap((group) => group.processes);
        expect(idsOf(grouped).toSorted()).toEqual(idsOf(processes).toSorted());
      }),
    );
  });
});
