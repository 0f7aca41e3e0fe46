import { statusGroup, type ProcessSummary } from '@palimpsest/contract';
import { Checkbox, ImageCard } from '@palimpsest/ui';
import type { ReactNode } from 'react';
import { CardMenu } from './card-menu.tsx';
import { cardOutOfSight } from './card-out-of-sight.ts';
import { picturesOf, type SignedPictures } from './card-pictures.ts';
import { ProcessStatusBar } from './process-status-bar.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { failureText, languagePair, useWords } from '../../messages/words.ts';

/** The actions of a user on one of their localizations. */
export interface ProcessActions {
  /** Opens the editor; only a processed card does. */
  onOpen: (process: ProcessSummary) => void;
  /** Starts a failed process again. */
  onRetryProcess: (process: ProcessSummary) => void;
  /** Saves the result as a PNG. */
  onDownload: (process: ProcessSummary) => void;
  /** Asks for the file that the texts of finished localizations go into. */
  onExportTexts: (processes: readonly ProcessSummary[]) => void;
  /** Asks for a file of texts that came back. */
  onImportTexts: () => void;
  /** Opens the choice of languages with the same image. */
  onTranslateAgain: (process: ProcessSummary) => void;
  /** Asks for another name. */
  onRename: (process: ProcessSummary) => void;
  onDelete: (process: ProcessSummary) => void;
}

export interface ProcessCardProps extends ProcessActions {
  process: ProcessSummary;
  /** Other languages of the same image, to switch to. */
  languages?: ReactNode;
  /** Whether the card is selected. */
  selected: boolean;
  onSelectedChange: (process: ProcessSummary, selected: boolean) => void;
  /** Undefined while they are being signed. */
  pictures: SignedPictures | undefined;
}

const day = { dateStyle: 'medium' } as const;
const time = { timeStyle: 'short' } as const;

/** Shows one localization: its result and original, status, date and languages. */
export function ProcessCard({
  process,
  languages: switcher,
  selected,
  onSelectedChange,
  pictures,
  ...actions
}: ProcessCardProps) {
  const { select } = useWords('dashboard');
  const shared = useWords('shared');
  const dateFormat = useDateFormat(day);
  const timeFormat = useDateFormat(time);
  const languages = languagePair(shared, process);
  const group = statusGroup(process.status);
  const created = new Date(process.created_at);
  const date = dateFormat.format(created);
  const name = process.file_name ?? languages;
  const done = process.status === 'processed';
  return (
    <ImageCard
      data-process={process.message_id}
      style={cardOutOfSight}
      className={selected ? 'border-accent' : undefined}
      {...picturesOf(process, pictures)}
      alt={[process.file_name, languages, date, timeFormat.format(created)].filter(Boolean).join(', ')}
      title={name}
      status={
        <>
          <ProcessStatusBar status={process.status} />
          {switcher}
        </>
      }
      caption={
        <>
          {process.file_name ? <span className="block truncate">{languages}</span> : null}
          {process.folder ? `${process.folder} · ` : null}
          <span className="whitespace-nowrap">{date}</span>
        </>
      }
      problem={group === 'failed' ? failureText(shared, process) : undefined}
      onRetry={group === 'failed' ? () => actions.onRetryProcess(process) : undefined}
      onOpen={done ? () => actions.onOpen(process) : undefined}
      actions={
        <div className="flex items-center gap-1">
          <Checkbox
            label={select({ name })}
            hideLabel
            checked={selected}
            onCheckedChange={(on) => onSelectedChange(process, on)}
            className="gap-0 pointer-coarse:min-w-11"
          />
          <CardMenu
            name={name}
            onDownload={done ? () => actions.onDownload(process) : undefined}
            texts={
              done ? { onExport: () => actions.onExportTexts([process]), onImport: actions.onImportTexts } : undefined
            }
            onTranslateAgain={() => actions.onTranslateAgain(process)}
            onRename={() => actions.onRename(process)}
            onDelete={() => actions.onDelete(process)}
          />
        </div>
      }
    />
  );
}
