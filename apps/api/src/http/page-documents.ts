import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import accepts from '@fastify/accepts';
import etag from '@fastify/etag';
import { documentNameOf, pagePaths } from '@palimpsest/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';

const documentName = /^(?<page>[a-z-]+)\.(?<language>\w+)\.html$/;

/** The documents of one page, by language. */
type Documents = ReadonlyMap<string, string>;

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
    const documents = languages.toSorted(englishFirst).map(async (language): Promise<[string, string]> => {
      const html = await readFile(join(root, `${documentNameOf(path)}.${language}.html`), 'utf8');
      return [language, publicUrl ? withWholeAddresses(html, publicUrl) : html];
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
  prepare: (reply: FastifyReply) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(accepts);
    await scope.register(etag);
    for (const [path, documents] of pages) {
      const languages = [...documents.keys()];
      scope.get(path, { schema: { hide: true } }, async (request, reply) => {
        const [first = 'en'] = languages;
        const language = request.language(languages) || first;
        prepare(reply);
        return await reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          .header('content-language', language)
          .header('vary', 'accept-language')
          .send(documents.get(language));
      });
    }
  });
}
