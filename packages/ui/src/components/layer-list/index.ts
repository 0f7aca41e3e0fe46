export { LayerList, type Layer, type LayerListProps } from './layer-list.tsx';
