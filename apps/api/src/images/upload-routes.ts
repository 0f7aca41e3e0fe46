import { routes, maxImageBytes } from '@palimpsest/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';
import type { RoutesContext } from '../http/register.ts';
import { tooLarge, type Uploads } from './upload.ts';

/** Room for the form around the file, in bytes. */
const formBytes = 64 * 1024;

export function registerUploads({ register, registerSlow, uploads, imageLanguages, limits }: RoutesContext): void {
  registerSlow(routes.detectLanguage, async ({ session, params }) => {
    await limits.detectLanguage(session.userId);
    return await imageLanguages.detect(session.userId, params.image_id);
  });
  register(routes.uploadImage, async ({ request, session }) => {
    if (!request.isMultipart()) {
      throw new DomainError(
        'invalid_request',
        'No image file provided. Send a multipart form with the image in the field "file".',
      );
    }
    if (Number(request.headers['content-length']) > maxImageBytes + formBytes) throw tooLarge();
    await limits.upload(session.userId);
    return { image_id: await uploads.oneOfFew(session.userId, () => receiveForm(request, uploads, session.userId)) };
  });
}

async function receiveForm(request: FastifyRequest, uploads: Uploads, userId: string): Promise<string> {
  const parts = request.parts({
    limits: { fileSize: maxImageBytes, files: 2, fields: 20, fieldSize: formBytes },
  });
  const nextFile = async (): Promise<MultipartFile | undefined> => {
    for (;;) {
      const { value: part, done } = await parts.next().catch(refuseForm);
      if (done) return undefined;
      if (part.type === 'file') return part;
    }
  };
  const noneFurther = async () => {
    const second = await nextFile();
    if (!second) return;
    second.file.resume();
    throw new DomainError('invalid_request', 'Only one image can be uploaded at a time.');
  };

  const first = await nextFile();
  if (first?.fieldname !== routes.uploadImage.file) {
    first?.file.resume();
    throw new DomainError('invalid_request', 'No image file provided');
  }
  try {
    return await uploads.receive(userId, { stream: first.file, name: first.filename }, noneFurther);
  } catch (error) {
    if (isFormError(error, first.file.errored)) return refuseForm(error);
    throw error;
  }
}

/** Whether the form's own stream failed, rather than the disk that it is written to, whose errors name a system call. */
function isFormError(error: unknown, broken: Error | null): boolean {
  if (!(error instanceof Error) || 'syscall' in error) return false;
  return error === broken || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');
}

/** The refusal for all errors of the form reader: the form broke off or is not well formed. */
function refuseForm(cause: unknown): never {
  throw new DomainError(
    'invalid_request',
    'The upload broke off or is not a well-formed multipart form. Please try again.',
    { cause },
  );
}
