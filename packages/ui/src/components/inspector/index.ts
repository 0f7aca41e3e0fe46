export * as Inspector from './inspector.parts.ts';
export type { InspectorRootProps, InspectorRowProps, InspectorSectionProps } from './inspector.tsx';
