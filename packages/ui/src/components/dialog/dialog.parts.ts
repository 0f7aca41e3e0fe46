export {
  DialogBody as Body,
  DialogClose as Close,
  DialogContent as Content,
  DialogDescription as Description,
  DialogFooter as Footer,
  DialogRoot as Root,
  DialogTitle as Title,
  DialogTrigger as Trigger,
} from './dialog.tsx';
