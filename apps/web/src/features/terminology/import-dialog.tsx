import { maxImportBytes, type ImportResponse } from '@palimpsest/contract';
import { Banner, Button, FileDropzone, SimpleDialog } from '@palimpsest/ui';
import { useState } from 'react';
import { type Kind } from './entry.ts';
import { PairFields, type ChosenPair } from './pair-fields.tsx';
import { type LanguagePair } from './terminology-api.ts';
import { importSummary, words } from './words.ts';

export interface ImportDialogProps {
  kind: Kind;
  open: boolean;
  /** The languages that are chosen at first. */
  initialPair: ChosenPair;
  importing: boolean;
  /** Why the file was refused; nothing of it was imported. */
  error: string | undefined;
  /** What the last import did. */
  result: ImportResponse | undefined;
  onImport: (pair: LanguagePair, file: File) => void;
  onClose: () => void;
}

/** Takes in the entries of a file, all of them or none, and says how many there were. */
export function ImportDialog({ kind, open, error, result, onClose, importing, ...form }: ImportDialogProps) {
  return (
    <SimpleDialog
      open={open}
      busy={importing}
      size="md"
      title={words[kind].importTitle}
      description="Entries that are here already get the translation of the file."
      error={error}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {result ? (
        <div className="flex flex-col gap-4">
          <Banner tone="success">{importSummary(kind, result)}</Banner>
          <Button variant="primary" size="lg" fullWidth onClick={onClose}>
            Done
          </Button>
        </div>
      ) : (
        <ImportForm {...{ kind, importing }} {...form} />
      )}
    </SimpleDialog>
  );
}

/** What is wrong with a file before it is sent. */
function fileProblem(kind: Kind, file: File): string | undefined {
  const { accept } = words[kind];
  const fits = accept.split(',').some((ending) => file.name.toLowerCase().endsWith(ending));
  if (!fits) return `${file.name} is no ${accept.replaceAll('.', '').toUpperCase().replace(',', ' or ')} file.`;
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  if (file.size > maxImportBytes) return 'This file is larger than 4 MB. Please import it in parts.';
  return undefined;
}

function ImportForm({
  kind,
  initialPair,
  importing,
  onImport,
}: Pick<ImportDialogProps, 'kind' | 'initialPair' | 'importing' | 'onImport'>) {
  const [pair, setPair] = useState(initialPair);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { source_lang, target_lang } = pair;
  const take = (chosen: File) => {
    const found = fileProblem(kind, chosen);
    setProblem(found);
    setFile(found ? undefined : chosen);
  };
  return (
    <div className="flex flex-col gap-4">
      <PairFields idPrefix="import" value={pair} onValueChange={setPair} disabled={importing} />
      <FileDropzone
        label={file ? `${file.name} is chosen` : 'Choose a file, or drop it here'}
        hint={words[kind].importHint}
        accept={words[kind].accept}
        error={problem}
        disabled={importing}
        onFile={take}
        onReject={take}
      />
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={importing}
        loadingText="Importing"
        disabled={!source_lang || !target_lang || !file}
        onClick={() => {
          if (source_lang && target_lang && file) onImport({ source_lang, target_lang }, file);
        }}
      >
        Import
      </Button>
    </div>
  );
}
