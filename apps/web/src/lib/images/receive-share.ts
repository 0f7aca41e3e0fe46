import { keepSharedImage } from './kept-images.ts';

/** The path to which the system posts files shared with the installed app, as set in `public/manifest.webmanifest`. */
export const sharePath = '/share';

/** Keeps the image of a share and leads to the preview, which shows it. A share without an image leads there, too. */
export async function receiveShare(request: Request): Promise<Response> {
  const image = (await request.formData()).get('image');
  const address = image instanceof File && image.size > 0 ? await keepSharedImage(image) : undefined;
  const preview = new URL('/preview', request.url);
  if (address !== undefined) preview.searchParams.set('shared', address);
  return Response.redirect(preview, 303);
}
