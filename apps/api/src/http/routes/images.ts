import { limits, routes } from '@palimpsest/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { tooLarge, type Uploads } from '../../images/upload.ts';
import { Refusal } from '../../refusal.ts';
import type { Register } from '../register.ts';

/** Room for the form around the file, in bytes. */
const formBytes = 64 * 1024;

export function registerImages(register: Register, uploads: Uploads): void {
  register(routes.uploadImage, async ({ request, session }) => {
    if (!request.isMultipart()) {
      throw new Refusal(400, 'No image file provided. Send a multipart form with the image in the field "file".');
    }
    if (Number(request.headers['content-length']) > limits.imageBytes + formBytes) throw tooLarge();
    return { image_id: await receiveForm(request, uploads, session.userId) };
  });
}

async function receiveForm(request: FastifyRequest, uploads: Uploads, userId: string): Promise<string> {
  const parts = request.parts({
    limits: { fileSize: limits.imageBytes, files: 2, fields: 20, fieldSize: formBytes },
  });
  const nextFile = async (): Promise<MultipartFile | undefined> => {
    for (;;) {
      const { value: part, done } = await readForm(() => parts.next());
      if (done) return undefined;
      if (part.type === 'file') return part;
    }
  };
  const noneFurther = async () => {
    const second = await nextFile();
    if (!second) return;
    second.file.resume();
    throw new Refusal(400, 'Only one image can be uploaded at a time.');
  };

  const first = await nextFile();
  if (first?.fieldname !== routes.uploadImage.file) {
    first?.file.resume();
    throw new Refusal(400, 'No image file provided');
  }
  return await readForm(() => uploads.receive(userId, first.file, noneFurther));
}

/** Says of a form that breaks off or is not well formed that it is the form, and keeps every other error. */
async function readForm<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal || !(error instanceof Error)) throw error;
    if (/multipart|part terminated|form|premature/i.test(error.message)) {
      throw new Refusal(400, 'The upload broke off or is not a well-formed multipart form. Please try again.');
    }
    throw error;
  }
}
