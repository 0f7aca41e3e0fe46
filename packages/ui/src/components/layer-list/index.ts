export { LayerList, type LayerListProps } from './layer-list.tsx';
export type { Layer } from './layer.ts';
