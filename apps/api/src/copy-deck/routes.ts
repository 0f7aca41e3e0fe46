import { maxDeckFileBytes, routes } from '@palimpsest/contract';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';
import type { RoutesContext } from '../http/register.ts';

/** Room for the form around the file, in bytes. */
const formBytes = 64 * 1024;

export function registerCopyDecks({ registerSlow, copyDecks, limits }: RoutesContext): void {
  registerSlow(routes.importTexts, async ({ session, query, request }) => {
    await limits.textImports(session.userId);
    const { name, bytes } = await receive(request);
    return await copyDecks.import(session.userId, name, bytes, query.apply === 'yes');
  });
}

const tooLarge = () => {
  const megabytes = maxDeckFileBytes / 1024 / 1024;
  return new DomainError('too_large', `The file is larger than ${megabytes} MB.`, {
    parameters: { max_megabytes: megabytes },
  });
};

/** The one file of a form. */
async function receive(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) {
    throw new DomainError('invalid_request', 'Send a multipart form with the file of texts in the field "file".');
  }
  if (Number(request.headers['content-length']) > maxDeckFileBytes + formBytes) throw tooLarge();
  try {
    const part = await request.file({ limits: { fileSize: maxDeckFileBytes, files: 1, fieldSize: formBytes } });
    const bytes = await part?.toBuffer();
    if (part?.fieldname !== routes.importTexts.file || !bytes || bytes.length === 0) {
      throw new DomainError('invalid_request', 'No file of texts provided.');
    }
    if (part.file.truncated) throw tooLarge();
    return { name: part.filename, bytes };
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('invalid_request', 'The upload broke off or is not a well-formed form. Please try again.', {
      cause,
    });
  }
}
