import type { ProcessSummary } from '@palimpsest/contract';
import { Button, DropdownMenu } from '@palimpsest/ui';
import { Download, FileText, FolderInput, Trash2 } from 'lucide-react';
import { TextItems } from '../copy-deck/text-items.tsx';
import { useWords } from '../../messages/words.ts';

export interface SelectionBarProps {
  /** The localizations that are chosen and shown. */
  chosen: readonly ProcessSummary[];
  onClearSelection: () => void;
  onDeleteSelected: (processes: readonly ProcessSummary[]) => void;
  /** Asks for the folder to move them to. */
  onMoveSelected: (processes: readonly ProcessSummary[]) => void;
  /** Called with the finished ones among the chosen. */
  onDownloadSelected: (processes: readonly ProcessSummary[]) => void;
  /** Called with the finished ones among the chosen. */
  onExportTexts: (processes: readonly ProcessSummary[]) => void;
  onImportTexts: () => void;
}

/** The bar of actions on all chosen localizations, at the bottom of the window while there are any. */
export function SelectionBar({
  chosen,
  onClearSelection,
  onDeleteSelected,
  onMoveSelected,
  onDownloadSelected,
  onExportTexts,
  onImportTexts,
}: SelectionBarProps) {
  const words = useWords('dashboard');
  const shared = useWords('shared');
  const { menu } = useWords('copyDeck');
  if (chosen.length === 0) return null;
  const finished = chosen.filter(({ status }) => status === 'processed');
  return (
    <section
      aria-label={words.selection}
      data-toasts-above=""
      className="sticky bottom-4 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-xl border border-line bg-overlay px-3 py-2 shadow-floating"
    >
      <output className="me-2 grow text-sm font-medium whitespace-nowrap text-ink tabular-nums">
        {words.selected({ count: chosen.length })}
      </output>
      <Button size="sm" variant="ghost" className="grow" onClick={onClearSelection}>
        {words.clearSelection}
      </Button>
      <Button
        size="sm"
        className="grow"
        icon={<Download />}
        disabled={finished.length === 0}
        onClick={() => onDownloadSelected(finished)}
      >
        {shared.download}
      </Button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button size="sm" className="grow" icon={<FileText />} disabled={finished.length === 0}>
            {menu}
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <TextItems onExport={() => onExportTexts(finished)} onImport={onImportTexts} />
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Button size="sm" className="grow" icon={<FolderInput />} onClick={() => onMoveSelected(chosen)}>
        {words.moveToFolder}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="grow text-danger"
        icon={<Trash2 />}
        onClick={() => onDeleteSelected(chosen)}
      >
        {shared.delete}
      </Button>
    </section>
  );
}
