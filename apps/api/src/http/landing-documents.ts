import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import accepts from '@fastify/accepts';
import etag from '@fastify/etag';
import type { FastifyInstance, FastifyReply } from 'fastify';

const documentName = /^landing\.(?<language>\w+)\.html$/;

/** English first: whoever asks for none of the languages gets the first. */
const englishFirst = (a: string, b: string) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b);

/**
 * The documents of the landing page that the web app was built with, by language.
 * @param publicUrl where browsers find the product: who shares the page shows its picture, which has to have a whole address
 */
export async function readLandingDocuments(root: string, publicUrl: string | undefined): Promise<Map<string, string>> {
  const names = await readdir(root);
  const languages = names.flatMap((name) => documentName.exec(name)?.groups?.language ?? []).toSorted(englishFirst);
  const documents = languages.map(async (language): Promise<[string, string]> => {
    const html = await readFile(join(root, `landing.${language}.html`), 'utf8');
    return [language, publicUrl ? withWholeAddresses(html, publicUrl) : html];
  });
  return new Map(await Promise.all(documents));
}

/** What a page says of itself by `property="og:…"` has addresses that are read elsewhere. */
function withWholeAddresses(html: string, publicUrl: string): string {
  return html.replaceAll(
    /(<meta property="og:(?:image|url)" content=")([^"]*)/g,
    (_, start: string, path: string) => start + new URL(path, publicUrl).href,
  );
}

/**
 * Answers `/` with the landing page in the language that the browser asks for.
 * @param prepare sets the headers of every page
 */
export async function serveLandingDocuments(
  app: FastifyInstance,
  documents: ReadonlyMap<string, string>,
  prepare: (reply: FastifyReply) => void,
): Promise<void> {
  const languages = [...documents.keys()];
  await app.register(async (scope) => {
    await scope.register(accepts);
    await scope.register(etag);
    scope.get('/', { schema: { hide: true } }, async (request, reply) => {
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
  });
}
