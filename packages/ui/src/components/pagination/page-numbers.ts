/** The number of pages that are shown on each side of the current one. */
const neighbours = 1;

/** The entry that replaces omitted pages. */
export const gap = 'gap';

function pagesFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

/**
 * The pages to show: the first, the last, the current one and its neighbours, with `gap` in place of two or more omitted pages. The
 * list has the same length for every current page, so that the buttons do not move under the pointer.
 */
export function pageNumbers(page: number, pageCount: number): (number | typeof gap)[] {
  const length = neighbours * 2 + 5;
  if (pageCount <= length) return pagesFrom(1, pageCount);
  const edge = length - 2;
  if (page <= edge - neighbours) return [...pagesFrom(1, edge), gap, pageCount];
  if (page > pageCount - (edge - neighbours)) return [1, gap, ...pagesFrom(pageCount - edge + 1, edge)];
  return [1, gap, ...pagesFrom(page - neighbours, neighbours * 2 + 1), gap, pageCount];
}
