import { uploadImage, type ApiClient } from '@palimpsest/api-client';
import type { DetectedLanguage } from '@palimpsest/contract';
import { prepareImage, type ImageSource } from './prepare-image.ts';

export interface DetectOptions {
  /** The id of the image where it is uploaded already. */
  imageId: string | undefined;
  onUploaded: (imageId: string) => void;
}

/**
 * Asks in which language an image seems to be written; uploads it where it is not.
 * @throws WorkflowError, PreparationError, and what calls throw
 */
export async function detectLanguage(
  client: ApiClient,
  image: ImageSource,
  { imageId, onUploaded, signal }: DetectOptions & { signal: AbortSignal },
): Promise<DetectedLanguage> {
  let id = imageId;
  if (!id) {
    id = await uploadImage({ client }, await prepareImage(image, signal), { signal });
    onUploaded(id);
  }
  return await client.call('detectLanguage', { params: { image_id: id }, signal });
}
