import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { PackedDocument, sendPacked } from './packed-document.ts';

/** Describes the registered routes at `/openapi.json`, and shows them to people at `/docs`. Register it before the routes. */
export async function describeApi(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Palimpsest',
        version: '1',
        description:
          'Translates the text inside images. Sign up, log in, upload an image, process it, poll its status.',
        license: { name: 'MIT' },
      },
      servers: [{ url: publicUrl ?? '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    // A form is read as a stream, so that it has no schema to be checked by; its description is added here.
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      return schema?.consumes?.includes('multipart/form-data')
        ? { url, schema: { ...schema, body: fileForm } }
        : { url, schema };
    },
  });
  let description: PackedDocument | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) => {
    description ??= new PackedDocument(JSON.stringify(app.swagger()));
    return sendPacked(request, reply.type('application/json; charset=utf-8'), description);
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Palimpsest API' },
    uiConfig: { layout: 'BaseLayout' },
  });
}

const fileForm = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: 'JPG, PNG, GIF, or WebP; up to 25 MB.' } },
};
