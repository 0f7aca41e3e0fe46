import type { DeckFileFormat } from '@palimpsest/contract';
import { Button, SegmentedControl, SelectField, SimpleDialog } from '@palimpsest/ui';
import { useState } from 'react';
import { languagePair, useWords } from '../../messages/words.ts';

/** The languages of images whose texts go into one file. */
export interface TextsPair {
  source_language: string;
  target_language: string;
}

export interface ExportTextsDialogProps {
  open: boolean;
  /** The pairs of the chosen images; one file holds one of them. */
  pairs: readonly TextsPair[];
  exporting: boolean;
  error: string | undefined;
  onExport: (pair: TextsPair, format: DeckFileFormat) => void;
  onClose: () => void;
}

/** Saves the texts of images, with their translations, as a file for a translator. */
export function ExportTextsDialog({ open, error, onClose, ...form }: ExportTextsDialogProps) {
  const words = useWords('copyDeck');
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
      <ExportForm {...form} />
    </SimpleDialog>
  );
}

function ExportForm({ pairs, exporting, onExport }: Pick<ExportTextsDialogProps, 'pairs' | 'exporting' | 'onExport'>) {
  const words = useWords('copyDeck');
  const shared = useWords('shared');
  const [format, setFormat] = useState<DeckFileFormat>('xliff');
  const [chosen, setChosen] = useState(0);
  const pair = pairs[chosen] ?? pairs[0];
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label={words.format}
        options={[
          { value: 'xliff', label: 'XLIFF' },
          { value: 'xlsx', label: 'XLSX' },
          { value: 'csv', label: 'CSV' },
        ]}
        value={format}
        onValueChange={setFormat}
      />
      <p className="text-sm text-muted">{words.formats[format]}</p>
      {pairs.length > 1 ? (
        <SelectField
          label={words.languages}
          hint={words.languagesHint}
          options={pairs.map((each, index) => ({ value: `${index}`, label: languagePair(shared, each) }))}
          value={`${chosen}`}
          onValueChange={(value) => setChosen(Number(value))}
        />
      ) : null}
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={exporting}
        loadingText={words.exporting}
        disabled={!pair}
        onClick={() => (pair ? onExport(pair, format) : undefined)}
      >
        {words.export}
      </Button>
    </div>
  );
}
