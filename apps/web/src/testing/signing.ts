import type { SignedUrl, SignedUrlsResponse } from '@palimpsest/contract';
import type { Answers } from './answers.ts';
import { posterFile } from './choose-file.ts';
import { sampleProcess } from './sample-process.ts';

/** The server's answer when it signs one address. @param url the signed address in a test */
export const signed = (url: string, path = 'path'): SignedUrl => ({
  signed_url: url,
  expiration: '2099-01-01T00:00:00.000Z',
  blob_path: path,
});

/** A server that signs every address as that of one picture. */
export const signing = (picture: string) =>
  ({
    signedUrl: () => signed(picture),
    signedUrls: ({ body }) => {
      const { urls } = body as { urls: string[] };
      return {
        signed_urls: urls.map((path) => signed(picture, path)),
        total_requested: urls.length,
        total_signed: urls.length,
        failed_urls: [],
      };
    },
  }) satisfies Answers;

/** The server's answer when it can sign none of the addresses. */
export const noneSigned = (...paths: string[]): SignedUrlsResponse => ({
  signed_urls: [],
  total_requested: paths.length,
  total_signed: 0,
  failed_urls: paths,
});

/** A server with one result, which can be opened in the editor. */
export const openResult: Answers = {
  processStatus: () => sampleProcess('processed'),
  signedUrl: async () => signed(URL.createObjectURL(await posterFile())),
  documentVersions: () => [],
};
