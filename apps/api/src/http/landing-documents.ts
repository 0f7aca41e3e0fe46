import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import accepts from '@fastify/accepts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PackedDocument, sendPacked } from './packed-document.ts';

const documentName = /^landing\.(?<language>\w+)\.html$/;

/** The landing page as the web app was built with it, by language. */
export type LandingDocuments = ReadonlyMap<string, PackedDocument>;

/** English first: whoever asks for none of the languages gets the first. */
const englishFirst = (a: string, b: string) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b);

/**
 * Reads the landing page that the build drew in each language. The map is empty where it drew none.
 * @param publicUrl where browsers find the product: search engines, and who shares the page, need whole addresses
 */
export async function readLandingDocuments(root: string, publicUrl: string | undefined): Promise<LandingDocuments> {
  const names = await readdir(root);
  const languages = names.flatMap((name) => documentName.exec(name)?.groups?.language ?? []);
  const documents = languages.toSorted(englishFirst).map(async (language): Promise<[string, PackedDocument]> => {
    const html = await readFile(join(root, `landing.${language}.html`), 'utf8');
    return [language, new PackedDocument(publicUrl ? withWholeAddresses(html, publicUrl) : html)];
  });
  return new Map(await Promise.all(documents));
}

/** The addresses that are read elsewhere: those of `property="og:…"`, and those of the page in its other languages. */
function withWholeAddresses(html: string, publicUrl: string): string {
  return html.replaceAll(
    /(<meta property="og:(?:image|url)" content="|<link rel="alternate" hrefLang="[^"]*" href=")([^"]*)/gi,
    (_, start: string, path: string) => start + new URL(path, publicUrl).href,
  );
}

/**
 * Answers `/` with the landing page in the language that the browser asks for, and `/<language>` with the page in that one.
 * @param prepare sets the headers of every page
 */
export async function serveLandingDocuments(
  app: FastifyInstance,
  documents: LandingDocuments,
  prepare: (reply: FastifyReply) => void,
): Promise<void> {
  const languages = [...documents.keys()];
  await app.register(async (scope) => {
    await scope.register(accepts);
    scope.addHook('onRequest', async (_, reply) => {
      prepare(reply);
      void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    });
    for (const [language, document] of documents)
      scope.get(`/${language}`, { schema: { hide: true } }, (request, reply) =>
        sendPacked(request, reply.headers({ 'content-language': language, etag: document.etag }), document),
      );
    scope.get('/', { schema: { hide: true } }, (request, reply) => {
      const language = request.language(languages) || languages[0];
      const document = documents.get(language ?? '');
      if (!document) throw new Error(`The landing page has no document in "${language}".`);
      void reply.headers({ 'content-language': language, etag: document.etag, vary: 'accept-language' });
      return sendPacked(request, reply, document);
    });
  });
}
