/** What is known of a cell of the grid: not looked at yet, of the text's background, of another background, under other text, outside the margins. */
export const unseen = 0;
export const free = 1;
export const blocked = 2;
export const taken = 3;
export const outside = 4;
