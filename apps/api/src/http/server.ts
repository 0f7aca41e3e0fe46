import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { routes, type IntegrationSettings } from '@palimpsest/contract';
import type { Accounts } from '../accounts/service.ts';
import type { Admin } from '../admin/service.ts';
import type { Sandbox } from '../billing/sandbox.ts';
import type { StripePayments } from '../billing/stripe.ts';
import type { Billing } from '../billing/service.ts';
import { remainingCredits } from '../credits/service.ts';
import type { Documents } from '../documents/service.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { ProcessEvents } from '../images/process-events.ts';
import type { Processes } from '../images/processes.ts';
import type { SignedUrls } from '../images/signed-urls.ts';
import type { Mailer } from '../email/mailer.ts';
import type { Glossary } from '../terminology/glossary.ts';
import type { Memory } from '../terminology/memory.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { PathSigner } from '../storage/signed-path.ts';
import { traceRequests } from '../tracing/request-spans.ts';
import { answerError } from './errors.ts';
import { registerHealth, type HealthOptions } from './health.ts';
import { logRequests, type Logger } from './logging.ts';
import { describeApi } from './openapi.ts';
import { createRateLimits, type RateLimitsOptions } from './rate-limits.ts';
import { createRegister } from './register.ts';
import { registerAccounts } from './routes/accounts.ts';
import { createAudit, registerAdmin } from './routes/admin.ts';
import { registerSignedUrls, serveFiles } from './routes/files.ts';
import { registerDocuments } from './routes/documents.ts';
import { serveDownloads } from './routes/downloads.ts';
import { registerGlossary, registerMemory } from './routes/terminology.ts';
import { registerImages, type ImagesRoutesOptions } from './routes/images.ts';
import { registerPayments, serveSandbox, serveWebhook } from './routes/payments.ts';
import { serveProcessEvents } from './routes/process-events.ts';
import { registerProcesses } from './routes/processes.ts';
import { registerTexts, type TextsRoutesOptions } from './routes/texts.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { serveTypefaces } from './routes/typefaces.ts';
import { serveWebApp } from './web-app.ts';

export interface HttpServerOptions extends RateLimitsOptions, HealthOptions, TextsRoutesOptions, ImagesRoutesOptions {
  database: OpenDatabase;
  files: FileStore;
  signer: PathSigner;
  accounts: Accounts;
  processes: Processes;
  signedUrls: SignedUrls;
  documents: Documents;
  glossary: Glossary;
  memory: Memory;
  exportData: (userId: string) => Promise<Readable>;
  email: Mailer['kind'];
  events: ProcessEvents;
  admin: Admin;
  billing: Billing;
  payments: Sandbox | StripePayments;
  googleClientId: string | undefined;
  integrations: IntegrationSettings;
  /** Origins that their scripts may use beside their own. */
  integrationOrigins: readonly string[];
  /** Folder of the built web app. */
  webApp: string;
  publicUrl: string | undefined;
  trustProxy: string[] | undefined;
  /** Whether a collector is told of requests. */
  isTraced: boolean;
  log: Logger;
}

/** Longest time that a request may take to arrive, in ms: a 25 MB image over a slow line. */
const requestTimeout = 600_000;

/** Everything that answers requests, ready to listen. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    genReqId: () => randomUUID(),
    requestTimeout,
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  logRequests(app, options.metrics);
  if (options.isTraced) traceRequests(app);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    // Answers of the API are of one user and one moment.
    if (request.url.startsWith('/v1/')) reply.header('cache-control', 'no-store');
    next();
  });
  sendSecurityHeaders(app, {
    publicUrl: options.publicUrl,
    googleSignIn: options.googleClientId !== undefined,
    integrations: options.integrations,
    integrationOrigins: options.integrationOrigins,
  });
  // The pages about the API are for the few who read them: compressed anew for each request, they would slow everybody down.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/docs')) route.compress = false;
  });
  // No client of ours sends compressed bodies, which could hide a large one.
  await app.register(compress, { globalDecompression: false });
  await app.register(multipart, { throwFileSizeLimit: false });
  await describeApi(app, options.publicUrl);

  const register = createRegister(app, options.accounts);
  const limits = createRateLimits(options.database, options);
  const audit = createAudit(options.admin);
  registerAccounts(register, options.accounts, options, limits);
  registerImages(register, options, limits);
  registerProcesses(register, options.processes, limits, audit);
  registerTexts(register, options, limits);
  registerDocuments(register, options.documents, limits);
  registerGlossary(register, options.glossary, limits);
  registerMemory(register, options.memory, limits);
  registerAdmin(register, options.admin, options.accounts, audit);
  registerSignedUrls(register, options.signedUrls, audit);
  register(routes.credits, ({ session }) => remainingCredits(options.database.db, session.userId));
  registerPayments(register, options.billing, options.accounts);
  register(routes.config, async () => ({
    google_client_id: options.googleClientId ?? null,
    billing: options.billing.provider,
    email: options.email,
    integrations: options.integrations,
    prices: options.billing.prices,
  }));
  const { payments } = options;
  if ('readEvent' in payments) await serveWebhook(app, options.billing, payments);
  else await serveSandbox(app, options.billing, payments);
  serveProcessEvents(app, options);
  serveDownloads(app, { ...options, limits });
  serveFiles(app, options.files, options.signer);
  serveTypefaces(app);
  registerHealth(app, options);
  await serveWebApp(app, options.webApp, options.publicUrl);
  return app;
}
