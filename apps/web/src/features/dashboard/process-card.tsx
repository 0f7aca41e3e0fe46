import { statusGroup, type ProcessSummary } from '@palimpsest/contract';
import { ImageCard } from '@palimpsest/ui';
import { ProcessStatusBar } from './process-status-bar.tsx';

export interface ProcessCardProps {
  process: ProcessSummary;
  /** Signed address of the picture; null while it is being signed, undefined when it could not be. */
  picture: string | null | undefined;
  /** Opens the editor; only a processed card does. */
  onOpen: (process: ProcessSummary) => void;
  /** Starts a failed process again. */
  onRetry: (process: ProcessSummary) => void;
}

/** The picture of a card: small where the server has a small one. */
export const cardPicture = ({ original_thumbnails: small, original_image_url: whole }: ProcessSummary) =>
  small?.large ?? whole;

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** One localization: its picture, how far it is, when and between which languages. */
export function ProcessCard({ process, picture, onOpen, onRetry }: ProcessCardProps) {
  const languages = `${process.source_language} to ${process.target_language}`;
  const failed = statusGroup(process.status) === 'failed';
  const created = new Date(process.created_at);
  const date = dateFormat.format(created);
  return (
    <ImageCard
      src={picture}
      alt={[process.file_name, languages, date, timeFormat.format(created)].filter(Boolean).join(', ')}
      title={process.file_name ?? languages}
      status={<ProcessStatusBar status={process.status} />}
      caption={process.file_name ? `${languages}, ${date}` : date}
      problem={failed ? process.error_message : undefined}
      onRetry={failed ? () => onRetry(process) : undefined}
      onOpen={process.status === 'processed' ? () => onOpen(process) : undefined}
    />
  );
}
