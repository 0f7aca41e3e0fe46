import { processStatuses, statusGroup, type ProcessStatus } from '@palimpsest/contract';
import { StatusBar } from '@palimpsest/ui';
import { useWords } from '../../messages/words.ts';

const restingTones = { processed: 'success', failed: 'danger', idle: 'neutral' } as const;

/** How far a process is. */
export function ProcessStatusBar({ status, className }: { status: ProcessStatus; className?: string }) {
  const { stages, statuses } = useWords('shared');
  const group = statusGroup(status);
  if (group === 'processing') {
    return <StatusBar tone="progress" label={stages[status]} progress={stageShare(status)} className={className} />;
  }
  return <StatusBar tone={restingTones[group]} label={statuses[group]} className={className} />;
}

/** The share of the stages that are done, 0 to 1. */
function stageShare(status: ProcessStatus): number {
  return processStatuses.indexOf(status) / processStatuses.indexOf('processed');
}
