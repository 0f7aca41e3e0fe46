import { maxImportBytes, type ImportResponse } from '@palimpsest/contract';
import { Banner, Button, FileDropzone, SimpleDialog } from '@palimpsest/ui';
import { importMegabytes } from '../../lib/images/megabytes.ts';
import { useRef, useState } from 'react';
import type { Kind } from './entry.ts';
import { PairFields, type ChosenPair } from './pair-fields.tsx';
import type { LanguagePair } from './terminology-api.ts';
import { type ScreenWords, useWords } from '../../messages/words.ts';

export interface ImportDialogProps {
  kind: Kind;
  open: boolean;
  /** The languages that are selected at first. */
  initialPair: ChosenPair;
  importing: boolean;
  /** Why the file was refused; nothing of it was imported. */
  error: string | undefined;
  /** The result of the last import; undefined before it. */
  result: ImportResponse | undefined;
  onImport: (pair: LanguagePair, file: File) => void;
  /** Called when another file is chosen, so that the error of the last one can be cleared. */
  onFileChange: () => void;
  onClose: () => void;
}

/** Endings of the files that can be imported. */
const endings: Readonly<Record<Kind, readonly string[]>> = { glossary: ['.csv', '.tbx'], memory: ['.tmx'] };

/** Takes in the entries of a file, all of them or none, and says how many there were. */
export function ImportDialog({ kind, open, error, result, onClose, importing, ...form }: ImportDialogProps) {
  const words = useWords('terminology');
  return (
    <SimpleDialog
      open={open}
      busy={importing}
      size="md"
      title={words[kind].importTitle}
      description={words.importDescription}
      error={error}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {result ? (
        <div className="flex flex-col gap-4">
          <Banner tone="success">{words[kind].imported(result)}</Banner>
          <Button variant="primary" size="lg" fullWidth onClick={onClose}>
            {words.done}
          </Button>
        </div>
      ) : (
        <ImportForm {...{ kind, importing }} {...form} />
      )}
    </SimpleDialog>
  );
}

/** Checks a file before it is sent, and says in words why it cannot be; undefined where it can. */
async function fileProblem(kind: Kind, file: File, words: ScreenWords['terminology']): Promise<string | undefined> {
  const fits = endings[kind].some((ending) => file.name.toLowerCase().endsWith(ending));
  const [one = '', other] = endings[kind].map((ending) => ending.replace('.', '').toUpperCase());
  const wrong = words.wrongFile({ name: file.name, kinds: other ? words.either({ one, other }) : one });
  if (!fits) return wrong;
  if (file.size === 0) return words.emptyFile;
  if (file.size > maxImportBytes) return words.largeFile({ megabytes: importMegabytes });
  return (await file.text()).includes('\0') ? wrong : undefined;
}

function ImportForm({
  kind,
  initialPair,
  importing,
  onImport,
  onFileChange,
}: Pick<ImportDialogProps, 'kind' | 'initialPair' | 'importing' | 'onImport' | 'onFileChange'>) {
  const words = useWords('terminology');
  const [pair, setPair] = useState(initialPair);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { source_lang, target_lang } = pair;
  const latest = useRef<File>(undefined);
  const take = async (chosen: File) => {
    latest.current = chosen;
    setFile(undefined);
    onFileChange();
    const found = await fileProblem(kind, chosen, words);
    if (latest.current !== chosen) return;
    setProblem(found);
    setFile(found ? undefined : chosen);
  };
  return (
    <div className="flex flex-col gap-4">
      <PairFields idPrefix="import" value={pair} onValueChange={setPair} disabled={importing} />
      <FileDropzone
        label={file ? words.chosenFile({ name: file.name }) : words.chooseFile}
        hint={words[kind].importHint({ megabytes: importMegabytes })}
        accept={endings[kind].join(',')}
        error={problem}
        disabled={importing}
        onFile={(chosen) => void take(chosen)}
        onReject={(chosen) => void take(chosen)}
      />
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={importing}
        loadingText={words.importing}
        disabled={!source_lang || !target_lang || !file}
        onClick={() => {
          if (source_lang && target_lang && file) onImport({ source_lang, target_lang }, file);
        }}
      >
        {words.import}
      </Button>
    </div>
  );
}
