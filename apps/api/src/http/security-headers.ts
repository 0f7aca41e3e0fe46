import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Everything from this server, nothing from elsewhere, no inline script: tokens lie in the browser's storage, so
 * foreign script must not run. Inline styles are allowed because the primitives of the interface measure and lock scrolling
 * with style elements; images and fonts also come from memory (previews, exports, custom fonts).
 */
export async function sendSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  const overTls = publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'", 'blob:', 'data:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(overTls && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: overTls,
  });
}
