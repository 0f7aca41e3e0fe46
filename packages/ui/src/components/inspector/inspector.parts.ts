export { InspectorRoot as Root, InspectorRow as Row, InspectorSection as Section } from './inspector.tsx';
