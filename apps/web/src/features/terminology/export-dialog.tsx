import { Button, SegmentedControl, SimpleDialog } from '@palimpsest/ui';
import { useState } from 'react';
import type { Kind } from './entry.ts';
import { PairFields, type ChosenPair } from './pair-fields.tsx';
import type { ExportFormat, LanguagePair } from './terminology-api.ts';
import { useWords } from '../../messages/words.ts';

export interface ExportDialogProps {
  kind: Kind;
  open: boolean;
  /** The languages that are chosen at first. */
  initialPair: ChosenPair;
  exporting: boolean;
  error: string | undefined;
  onExport: (pair: LanguagePair, format: ExportFormat) => void;
  onClose: () => void;
}

const glossaryFormats = [
  { value: 'csv', label: 'CSV' },
  { value: 'tbx', label: 'TBX' },
] as const;

/** Saves the entries of one pair of languages as a file. */
export function ExportDialog({ kind, open, error, onClose, ...form }: ExportDialogProps) {
  const words = useWords('terminology')[kind];
  return (
    <SimpleDialog
      open={open}
      busy={form.exporting}
      size="md"
      title={words.exportTitle}
      description={words.exportHint}
      error={error}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      <ExportForm kind={kind} {...form} />
    </SimpleDialog>
  );
}

function ExportForm({
  kind,
  initialPair,
  exporting,
  onExport,
}: Pick<ExportDialogProps, 'kind' | 'initialPair' | 'exporting' | 'onExport'>) {
  const words = useWords('terminology');
  const [pair, setPair] = useState(initialPair);
  const [format, setFormat] = useState<(typeof glossaryFormats)[number]['value']>('csv');
  const { source_lang, target_lang } = pair;
  return (
    <div className="flex flex-col gap-4">
      <PairFields idPrefix="export" value={pair} onValueChange={setPair} disabled={exporting} />
      {kind === 'glossary' ? (
        <SegmentedControl label={words.format} options={glossaryFormats} value={format} onValueChange={setFormat} />
      ) : null}
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={exporting}
        loadingText={words.exporting}
        disabled={!source_lang || !target_lang}
        onClick={() => {
          if (source_lang && target_lang) onExport({ source_lang, target_lang }, kind === 'glossary' ? format : 'tmx');
        }}
      >
        {words.export}
      </Button>
    </div>
  );
}
