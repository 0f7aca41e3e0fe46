/** States of a cell of the grid: not examined yet, on the text's background, on another background, under other text, outside the margins. */
export const unseen = 0;
export const free = 1;
export const blocked = 2;
export const taken = 3;
export const outside = 4;
