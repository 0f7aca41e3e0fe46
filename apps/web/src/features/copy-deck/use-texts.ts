import { findLanguage, type DeckFileFormat, type ProcessSummary } from '@palimpsest/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../lib/images/save-file.ts';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useApi } from '../../lib/services.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { useWords } from '../../messages/words.ts';
import type { ExportTextsDialogProps, TextsPair } from './export-texts-dialog.tsx';
import type { ImportTextsDialogProps } from './import-texts-dialog.tsx';

export interface Texts {
  /** Asks for the file that the texts of finished images go into. */
  exportOf: (processes: readonly ProcessSummary[]) => void;
  /** Asks for the file that the texts of all finished images of a folder go into. */
  exportFolder: (folder: string) => void;
  /** Asks for a file that came back. */
  importTexts: () => void;
  exportDialog: ExportTextsDialogProps;
  importDialog: ImportTextsDialogProps;
}

/** The images to export, or the folder that holds them. */
interface Chosen {
  folder?: string;
  processes: readonly ProcessSummary[];
}

const tagOf = (language: string) => findLanguage(language)?.tag ?? language;
const endings = { xliff: 'xlf', xlsx: 'xlsx', csv: 'csv' } as const;
/** One page of the finished images of a folder tells its pairs of languages. */
const pageLength = 100;

/** The pairs of languages of images, each once. */
function pairsOf(processes: readonly ProcessSummary[]): TextsPair[] {
  const pairs = new Map(processes.map((each) => [`${each.source_language} ${each.target_language}`, each]));
  return [...pairs.values()];
}

/** Exports texts of images for translators, and imports what came back. */
export function useTexts(): Texts {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const problem = useProblem();
  const toasts = useToasts();
  const words = useWords('copyDeck');
  const [chosen, setChosen] = useState<Chosen>();
  const [importing, setImporting] = useState(false);

  const findFolder = useMutation({
    mutationFn: (folder: string) =>
      client.call('processes', { query: { folder, group: 'processed', limit: pageLength } }),
    onSuccess: (processes, folder) => setChosen({ folder, processes }),
    onError: (error) => toasts.add({ tone: 'danger', title: words.notExported, description: problem(error) }),
  });
  const exporting = useMutation({
    mutationFn: async ({ of, pair, format }: { of: Chosen; pair: TextsPair; format: DeckFileFormat }) => {
      const { source_language: source_lang, target_language: target_lang } = pair;
      const ids = of.processes.map(({ message_id: id }) => id).join(',');
      const content = await client.download('exportTexts', {
        query: {
          format,
          source_lang,
          target_lang,
          ...(of.folder === undefined ? { processes: ids } : { folder: of.folder }),
        },
      });
      saveFile(new File([content], `texts-${tagOf(source_lang)}-${tagOf(target_lang)}.${endings[format]}`));
    },
    onSuccess: () => setChosen(undefined),
  });
  const compare = useMutation({ mutationFn: (file: File) => client.call('importTexts', { file }) });
  const apply = useMutation({
    mutationFn: (file: File) => client.call('importTexts', { file, query: { apply: 'yes' } }),
    onSuccess: async ({ pictures }) => {
      await queryClient.invalidateQueries({ queryKey: ['processes'] });
      setImporting(false);
      const images = pictures.filter(({ texts }) => texts.some(({ kind }) => kind === 'changed')).length;
      toasts.add({ tone: 'success', title: words.saved({ images }) });
    },
  });
  const forget = () => {
    compare.reset();
    apply.reset();
  };
  const choose = (next: Chosen) => {
    exporting.reset();
    setChosen(next);
  };
  return {
    exportOf: (processes) => choose({ processes }),
    exportFolder: (folder) => {
      exporting.reset();
      findFolder.mutate(folder);
    },
    importTexts: () => {
      forget();
      setImporting(true);
    },
    exportDialog: {
      open: chosen !== undefined,
      pairs: pairsOf(chosen?.processes ?? []),
      exporting: exporting.isPending,
      error: problem(exporting.error, 'unknown'),
      onExport: (pair, format) => (chosen ? exporting.mutate({ of: chosen, pair, format }) : undefined),
      onClose: () => setChosen(undefined),
    },
    importDialog: {
      open: importing,
      busy: compare.isPending || apply.isPending,
      error: problem(apply.error ?? compare.error, 'unknown'),
      changes: compare.data,
      onFile: compare.mutate,
      onOtherFile: forget,
      onSave: () => (compare.variables ? apply.mutate(compare.variables) : undefined),
      onClose: () => setImporting(false),
    },
  };
}
