import { statusGroup, type ProcessSummary } from '@palimpsest/contract';
import { Checkbox, ImageCard } from '@palimpsest/ui';
import { CardMenu } from './card-menu.tsx';
import { picturesOf, type SignedPictures } from './card-pictures.ts';
import { ProcessStatusBar } from './process-status-bar.tsx';

/** What a user does with one of their localizations. */
export interface ProcessActions {
  /** Opens the editor; only a processed card does. */
  onOpen: (process: ProcessSummary) => void;
  /** Starts a failed process again. */
  onRetryProcess: (process: ProcessSummary) => void;
  /** Saves the result as a PNG. */
  onDownload: (process: ProcessSummary) => void;
  /** Takes the same image to the choice of languages. */
  onTranslateAgain: (process: ProcessSummary) => void;
  /** Asks for another name. */
  onRename: (process: ProcessSummary) => void;
  onDelete: (process: ProcessSummary) => void;
}

export interface ProcessCardProps extends ProcessActions {
  process: ProcessSummary;
  /** It is one of those that are chosen. */
  selected: boolean;
  onSelectedChange: (process: ProcessSummary, selected: boolean) => void;
  /** Undefined while they are being signed. */
  pictures: SignedPictures | undefined;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** One localization: its result and what it was made from, how far it is, when and between which languages. */
export function ProcessCard({ process, selected, onSelectedChange, pictures, ...actions }: ProcessCardProps) {
  const languages = `${process.source_language} to ${process.target_language}`;
  const group = statusGroup(process.status);
  const created = new Date(process.created_at);
  const date = dateFormat.format(created);
  const name = process.file_name ?? languages;
  const done = process.status === 'processed';
  return (
    <ImageCard
      {...picturesOf(process, pictures)}
      alt={[process.file_name, languages, date, timeFormat.format(created)].filter(Boolean).join(', ')}
      title={name}
      status={<ProcessStatusBar status={process.status} />}
      caption={
        <>
          {process.file_name ? <span className="block truncate">{languages}</span> : null}
          {date}
        </>
      }
      problem={group === 'failed' ? process.error_message : undefined}
      onRetry={group === 'failed' ? () => actions.onRetryProcess(process) : undefined}
      onOpen={done ? () => actions.onOpen(process) : undefined}
      actions={
        <div className="flex items-center gap-1">
          <Checkbox
            label={`Select ${name}`}
            hideLabel
            checked={selected}
            onCheckedChange={(on) => onSelectedChange(process, on)}
            className="gap-0"
          />
          <CardMenu
            name={name}
            onDownload={done ? () => actions.onDownload(process) : undefined}
            onTranslateAgain={() => actions.onTranslateAgain(process)}
            onRename={() => actions.onRename(process)}
            onDelete={() => actions.onDelete(process)}
          />
        </div>
      }
    />
  );
}
