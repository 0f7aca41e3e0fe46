import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { IntegrationSettings } from '@palimpsest/contract';
import helmet, { type HelmetOptions } from 'helmet';

export interface SecurityHeadersOptions {
  /** The address at which browsers find the product. */
  publicUrl: string | undefined;
  /** Google's sign-in button is offered: its script, frame and style come from Google. */
  googleSignIn: boolean;
  integrations: IntegrationSettings;
  /** Origins that their scripts may use beside their own. */
  integrationOrigins: readonly string[];
  /** An address in the storage, where browsers read pictures there themselves. */
  filesUrl?: string | undefined;
}

const google = 'https://accounts.google.com/gsi/';

/**
 * Pages load everything from this server, and nothing from elsewhere but the integrations that are set up (Google's sign-in button, chat,
 * session recording). Inline scripts do not run (the page of the web app allows its own by hash, `web-app.ts`): tokens lie in the browser's
 * storage, so other foreign script must not run. Inline styles are allowed because the primitives of the interface measure and lock
 * scrolling with style elements; images and fonts also come from memory (previews, exports, custom fonts).
 */
export function sendSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, googleSignIn, integrations, integrationOrigins, filesUrl }: SecurityHeadersOptions,
): void {
  const signIn = googleSignIn ? [google] : [];
  const scripts = [integrations.chat?.script_url, integrations.session_recording?.script_url].flatMap(originOf);
  const added = scripts.length > 0 ? [...new Set([...scripts, ...integrationOrigins])] : [];
  const frames = [...signIn, ...added];
  const overTls = publicUrl?.startsWith('https:') ?? false;
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...signIn, ...added],
        styleSrc: ["'self'", "'unsafe-inline'", ...signIn, ...added],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        imgSrc: ["'self'", 'blob:', 'data:', ...added, ...originOf(filesUrl)],
        fontSrc: ["'self'", 'blob:', 'data:', ...added],
        mediaSrc: ["'self'", ...added],
        connectSrc: [
          "'self'",
          'blob:',
          'data:',
          ...signIn,
          ...added,
          ...[integrations.analytics.url, filesUrl].flatMap(originOf),
        ],
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
  const pageHeaders = headersOf(secure);
  const dataHeaders = headersOf(helmet({ ...ofData, strictTransportSecurity: overTls }));
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.url.startsWith('/v1/') ? dataHeaders : pageHeaders);
    next();
  });
}

/**
 * API answers get only the headers that answers other than pages need: each header costs time of every answer.
 * Source: OWASP REST Security Cheat Sheet, Security Headers.
 */
const ofData = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const satisfies HelmetOptions;

/** The headers are the same for each answer and computed once: helmet for each would take a twentieth of the time of a small answer. */
function headersOf(secure: ReturnType<typeof helmet>) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  secure(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}

const originOf = (url: string | null | undefined): string[] => (url ? [new URL(url).origin] : []);
