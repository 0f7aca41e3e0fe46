export {
  SheetBody as Body,
  SheetClose as Close,
  SheetContent as Content,
  SheetDescription as Description,
  SheetFooter as Footer,
  SheetOverlay as Overlay,
  SheetPortal as Portal,
  SheetRoot as Root,
  SheetTitle as Title,
  SheetTrigger as Trigger,
} from './sheet.tsx';
