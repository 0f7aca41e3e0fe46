export {
  DrawerBody as Body,
  DrawerClose as Close,
  DrawerContent as Content,
  DrawerDescription as Description,
  DrawerFooter as Footer,
  DrawerHandle as Handle,
  DrawerOverlay as Overlay,
  DrawerPortal as Portal,
  DrawerRoot as Root,
  DrawerTitle as Title,
  DrawerTrigger as Trigger,
} from './drawer.tsx';
