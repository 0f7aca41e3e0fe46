export * as ResizablePanels from './resizable-panels.parts.ts';
export type {
  ResizablePanelsHandleProps,
  ResizablePanelsPanelProps,
  ResizablePanelsRootProps,
} from './resizable-panels.tsx';
