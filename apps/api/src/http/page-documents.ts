import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import accepts from '@fastify/accepts';
import { documentNameOf, pagePaths } from '@palimpsest/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PackedDocument, sendPacked } from './packed-document.ts';

const documentName = /^(?<page>[a-z-]+)\.(?<language>\w+)\.html$/;

/** The documents of one page, by language. */
type Documents = ReadonlyMap<string, PackedDocument>;

/** The documents of pages, by the page's path. */
export type PageDocuments = ReadonlyMap<string, Documents>;

/** English first: whoever asks for none of the languages gets the first. */
const englishFirst = (a: string, b: string) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b);

/**
 * The documents that the web app was built with, in which a page stands already, by the page's path.
 * @param publicUrl where browsers find the product: who shares a page shows its picture, which has to have a whole address
 */
export async function readPageDocuments(root: string, publicUrl: string | undefined): Promise<PageDocuments> {
  const names = await readdir(root);
  const ofPage = async (path: string): Promise<[string, Documents]> => {
    const languages = names.flatMap((name) => {
      const { page, language } = documentName.exec(name)?.groups ?? {};
      return page === documentNameOf(path) && language ? [language] : [];
    });
    const documents = languages.toSorted(englishFirst).map(async (language): Promise<[string, PackedDocument]> => {
      const html = await readFile(join(root, `${documentNameOf(path)}.${language}.html`), 'utf8');
      return [language, new PackedDocument(publicUrl ? withWholeAddresses(html, publicUrl) : html)];
    });
    return [path, new Map(await Promise.all(documents))];
  };
  const pages = await Promise.all(pagePaths.map(ofPage));
  return new Map(pages.filter(([, documents]) => documents.size > 0));
}

/** What a page says of itself by `property="og:…"` has addresses that are read elsewhere. */
function withWholeAddresses(html: string, publicUrl: string): string {
  return html.replaceAll(
    /(<meta property="og:(?:image|url)" content=")([^"]*)/g,
    (_, start: string, path: string) => start + new URL(path, publicUrl).href,
  );
}

/**
 * Answers the pages that have documents with the one in the language that the browser asks for.
 * @param prepare sets the headers of every page
 */
export async function servePageDocuments(
  app: FastifyInstance,
  pages: PageDocuments,
  prepare: (reply: FastifyReply, path: string) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(accepts);
    for (const [path, documents] of pages) {
      const languages = [...documents.keys()];
      scope.get(path, { schema: { hide: true } }, async (request, reply) => {
        const language = request.language(languages) || languages[0];
        const document = documents.get(language ?? '');
        if (!document) throw new Error(`The page ${path} has no document.`);
        prepare(reply, path);
        void reply
          .type('text/html; charset=utf-8')
          .headers({ 'cache-control': 'no-cache', 'content-language': language, vary: 'accept-language' })
          .header('etag', document.etag);
        return await sendPacked(request, reply, document);
      });
    }
  });
}
