export {
  ResizablePanelsHandle as Handle,
  ResizablePanelsPanel as Panel,
  ResizablePanelsRoot as Root,
} from './resizable-panels.tsx';
