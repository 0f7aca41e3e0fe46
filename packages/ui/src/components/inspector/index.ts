export {
  Inspector,
  type InspectorRootProps,
  type InspectorRowProps,
  type InspectorSectionProps,
} from './inspector.tsx';
