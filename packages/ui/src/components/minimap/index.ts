export { Minimap, type MinimapProps } from './minimap.tsx';
export type { ViewRectangle } from './view-rectangle.ts';
