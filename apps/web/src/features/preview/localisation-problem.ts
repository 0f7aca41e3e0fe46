import { WorkflowError, workflowTexts } from '@palimpsest/api-client';
import { PreparationError } from './prepare-image.ts';

/** The sentence to show for an image that could not be localised: that of the step that failed, where one did. */
export function localisationProblem(failure: unknown): string {
  const known = failure instanceof WorkflowError || failure instanceof PreparationError;
  return known ? failure.message : workflowTexts.unexpected;
}
