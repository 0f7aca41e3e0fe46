export {
  SheetBody as Body,
  SheetClose as Close,
  SheetContent as Content,
  SheetDescription as Description,
  SheetFooter as Footer,
  SheetRoot as Root,
  SheetTitle as Title,
  SheetTrigger as Trigger,
} from './sheet.tsx';
