/** The gap in place of omitted pages. */
export const gap = 'gap';

function from(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

/**
 * The pages to show: the first, the last, the current one and its neighbours, with a gap in place of two or more omitted pages. The
 * list has the same length for every current page, so that nothing moves under the pointer.
 */
export function pageNumbers(page: number, pageCount: number, neighbours = 1): (number | typeof gap)[] {
  const length = neighbours * 2 + 5;
  if (pageCount <= length) return from(1, pageCount);
  const edge = length - 2;
  if (page <= edge - neighbours) return [...from(1, edge), gap, pageCount];
  if (page > pageCount - (edge - neighbours)) return [1, gap, ...from(pageCount - edge + 1, edge)];
  return [1, gap, ...from(page - neighbours, neighbours * 2 + 1), gap, pageCount];
}
