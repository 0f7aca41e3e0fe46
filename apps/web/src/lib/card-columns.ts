/** Columns of cards: as many as leave each one room for the name of a file, one on a telephone. */
export const cardColumns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-4';
