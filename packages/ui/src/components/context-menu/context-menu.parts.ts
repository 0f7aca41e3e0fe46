export {
  ContextMenuContent as Content,
  ContextMenuRoot as Root,
  ContextMenuTrigger as Trigger,
} from './context-menu.tsx';
export * from '../dropdown-menu/menu.parts.ts';
