import poster from '../../features/landing/pictures/poster-english.webp';

/**
 * The English poster of the landing page, for whoever has no image at hand.
 * @throws Error where it cannot be loaded, as without a connection
 */
export async function sampleImage(): Promise<File> {
  const answer = await fetch(poster);
  if (!answer.ok) throw new Error(`The sample image could not be loaded: ${answer.status} ${answer.statusText}`);
  return new File([await answer.blob()], 'skin-care.webp', { type: 'image/webp' });
}
