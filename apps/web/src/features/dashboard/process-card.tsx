import { statusGroup, type ProcessSummary } from '@palimpsest/contract';
import { ImageCard } from '@palimpsest/ui';
import { ProcessStatusBar } from './process-status-bar.tsx';

export interface ProcessCardProps {
  process: ProcessSummary;
  /** Signed address of the picture; null while it is being signed, undefined when it could not be. */
  picture: string | null | undefined;
  /** Opens the editor; only a processed card does. */
  onOpen: (process: ProcessSummary) => void;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** One localization: its picture, how far it is, when and between which languages. */
export function ProcessCard({ process, picture, onOpen }: ProcessCardProps) {
  const languages = `${process.source_language} to ${process.target_language}`;
  const created = new Date(process.created_at);
  const date = dateFormat.format(created);
  return (
    <ImageCard
      src={picture}
      alt={`${languages}, ${date}, ${timeFormat.format(created)}`}
      title={languages}
      status={<ProcessStatusBar status={process.status} />}
      caption={date}
      problem={statusGroup(process.status) === 'failed' ? process.error_message : undefined}
      onOpen={process.status === 'processed' ? () => onOpen(process) : undefined}
    />
  );
}
