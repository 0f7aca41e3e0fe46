import type { FailureCode, ImageProcess, ImageRefusal } from '@palimpsest/contract';
import { workflowTexts } from './workflow-texts.ts';

/** Why a process failed: what was wrong with its image where the server says so, else the code alone. */
export type FailureReason = FailureCode | ImageRefusal;

/** Why a process failed, for whoever says it in other words than the server; undefined where it gives no reason. */
export function failureReasonOf({
  refusal,
  failure_code: code,
}: Pick<ImageProcess, 'refusal' | 'failure_code'>): FailureReason | undefined {
  return refusal ?? code ?? undefined;
}

/** The sentence for a process that ended as failed. */
export function failedText(process: Pick<ImageProcess, 'error_message'>): string {
  return process.error_message ? `Processing failed: ${process.error_message}` : workflowTexts.processFailed;
}
