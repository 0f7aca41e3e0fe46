import { maxDeckFileBytes, type TextsImportResponse } from '@palimpsest/contract';
import { Button, FileDropzone, SimpleDialog } from '@palimpsest/ui';
import { useState } from 'react';
import { useWords } from '../../messages/words.ts';
import { TextChanges } from './text-changes.tsx';

export interface ImportTextsDialogProps {
  open: boolean;
  /** Whether the file is being compared, or its changes are being saved. */
  busy: boolean;
  /** Why the file was refused, or its changes were not saved. */
  error: string | undefined;
  /** The changes that the file makes; undefined before one is chosen. */
  changes: TextsImportResponse | undefined;
  /** Compares a file with the texts here. */
  onFile: (file: File) => void;
  /** Goes back to the choice of a file. */
  onOtherFile: () => void;
  onSave: () => void;
  onClose: () => void;
}

/** Endings of the files that can be read. */
const endings = ['.xlf', '.xliff', '.xlsx', '.csv', '.tsv', '.txt'];
const megabytes = maxDeckFileBytes / 1024 / 1024;

/** Takes the translations of a file that came back, and shows what they change before anything is saved. */
export function ImportTextsDialog({ open, busy, error, changes, onClose, ...actions }: ImportTextsDialogProps) {
  const words = useWords('copyDeck');
  return (
    <SimpleDialog
      open={open}
      busy={busy}
      size={changes ? 'lg' : 'md'}
      title={words.importTitle}
      description={changes ? words.reviewHint : words.importHint}
      error={error}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {changes ? (
        <div className="flex flex-col gap-4">
          <TextChanges {...changes} />
          <div className="flex flex-col gap-2 sm:flex-row-reverse">
            <Button
              variant="primary"
              size="lg"
              className="grow"
              loading={busy}
              loadingText={words.saving}
              disabled={!changes.pictures.some(({ texts }) => texts.some(({ kind }) => kind === 'changed'))}
              onClick={actions.onSave}
            >
              {words.saveChanges}
            </Button>
            <Button size="lg" variant="ghost" disabled={busy} onClick={actions.onOtherFile}>
              {words.otherFile}
            </Button>
          </div>
        </div>
      ) : (
        <FileChoice busy={busy} onFile={actions.onFile} />
      )}
    </SimpleDialog>
  );
}

function FileChoice({ busy, onFile }: Pick<ImportTextsDialogProps, 'busy' | 'onFile'>) {
  const words = useWords('copyDeck');
  const [problem, setProblem] = useState<string>();
  const take = (file: File) => {
    const isKnown = endings.some((ending) => file.name.toLowerCase().endsWith(ending));
    const large = file.size > maxDeckFileBytes ? words.largeFile({ megabytes }) : undefined;
    const found = isKnown ? large : words.wrongFile({ name: file.name });
    setProblem(found);
    if (found === undefined) onFile(file);
  };
  return (
    <FileDropzone
      label={busy ? words.comparing : words.chooseFile}
      hint={words.fileHint({ megabytes })}
      accept={endings.join(',')}
      error={problem}
      disabled={busy}
      onFile={take}
      onReject={take}
    />
  );
}
