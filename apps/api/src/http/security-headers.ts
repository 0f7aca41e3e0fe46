import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface SecurityHeadersOptions {
  /** The address at which browsers find the product. */
  publicUrl: string | undefined;
  /** Google's sign-in button is offered: its script, frame and style come from Google. */
  googleSignIn: boolean;
}

const google = 'https://accounts.google.com/gsi/';

/**
 * Everything from this server, nothing from elsewhere but Google's sign-in button where it is set up, no inline script: tokens lie in the browser's storage, so
 * foreign script must not run. Inline styles are allowed because the primitives of the interface measure and lock scrolling
 * with style elements; images and fonts also come from memory (previews, exports, custom fonts).
 */
export function sendSecurityHeaders(app: FastifyInstance, { publicUrl, googleSignIn }: SecurityHeadersOptions): void {
  const signIn = googleSignIn ? [google] : [];
  const overTls = publicUrl?.startsWith('https:') ?? false;
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...signIn],
        styleSrc: ["'self'", "'unsafe-inline'", ...signIn],
        frameSrc: googleSignIn ? signIn : ["'none'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'", 'blob:', 'data:', ...signIn],
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
  const headers = headersOf(secure);
  app.addHook('onRequest', (_, reply, next) => {
    reply.headers(headers);
    next();
  });
}

/** The headers are the same for each answer: set one by one for each, they take a twentieth of the time of a small one. */
function headersOf(secure: ReturnType<typeof helmet>) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  secure(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}
