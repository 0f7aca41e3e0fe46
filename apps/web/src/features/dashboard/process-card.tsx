import {
  processStatuses,
  stageLabels,
  statusGroup,
  type ProcessSummary,
  type ProcessStatus,
} from '@palimpsest/contract';
import { ImageCard, StatusBar } from '@palimpsest/ui';

export interface ProcessCardProps {
  process: ProcessSummary;
  /** Signed address of the picture; null while it is being signed, undefined when it could not be. */
  picture: string | null | undefined;
  /** Opens the editor; only a processed card does. */
  onOpen: (process: ProcessSummary) => void;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

const restingStates = {
  processed: { tone: 'success', label: 'Completed' },
  failed: { tone: 'danger', label: 'Failed' },
  idle: { tone: 'neutral', label: 'Idle' },
} as const;

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

function ProcessStatusBar({ status }: { status: ProcessStatus }) {
  const group = statusGroup(status);
  if (group === 'processing') {
    return <StatusBar tone="progress" label={stageLabels[status]} progress={stageShare(status)} />;
  }
  return <StatusBar {...restingStates[group]} />;
}

/** How many of the stages lie behind, 0 to 1. */
function stageShare(status: ProcessStatus): number {
  return processStatuses.indexOf(status) / processStatuses.indexOf('processed');
}
