import { processStatuses, stageLabels, statusGroup, type ProcessStatus } from '@palimpsest/contract';
import { StatusBar } from '@palimpsest/ui';

const restingStates = {
  processed: { tone: 'success', label: 'Completed' },
  failed: { tone: 'danger', label: 'Failed' },
  idle: { tone: 'neutral', label: 'Idle' },
} as const;

/** How far a process is. */
export function ProcessStatusBar({ status, className }: { status: ProcessStatus; className?: string }) {
  const group = statusGroup(status);
  if (group === 'processing') {
    return (
      <StatusBar tone="progress" label={stageLabels[status]} progress={stageShare(status)} className={className} />
    );
  }
  return <StatusBar {...restingStates[group]} className={className} />;
}

/** How many of the stages lie behind, 0 to 1. */
function stageShare(status: ProcessStatus): number {
  return processStatuses.indexOf(status) / processStatuses.indexOf('processed');
}
