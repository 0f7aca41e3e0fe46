import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { routes } from '@palimpsest/contract';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerAccounts } from '../accounts/routes.ts';
import { registerAdmin } from '../admin/routes.ts';
import { registerBilling } from '../billing/routes.ts';
import { integrationsOf, type Config } from '../config.ts';
import { registerCopyDecks } from '../copy-deck/routes.ts';
import { registerDocuments } from '../documents/routes.ts';
import { registerFiles } from '../images/file-routes.ts';
import { registerProcessEvents } from '../images/process-event-routes.ts';
import { registerProcesses } from '../images/process-routes.ts';
import { registerUploads } from '../images/upload-routes.ts';
import { openServices, type Parts, type Services } from '../services.ts';
import { registerTerminology } from '../terminology/routes.ts';
import { registerTexts } from '../texts/routes.ts';
import { registerDownloads } from './downloads.ts';
import { answerError } from './errors.ts';
import { registerHealth } from './health.ts';
import { listen } from './listen.ts';
import { logRequests } from './logging.ts';
import { describeApi } from './openapi.ts';
import { createRateLimits } from './rate-limits.ts';
import { createAudit, createRegister, type RoutesContext } from './register.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { registerTypefaces } from './typefaces.ts';
import { builtWebApp, serveWebApp } from './web-app.ts';

/** Functions that each register the routes of one domain. */
const domains: ((context: RoutesContext) => void | Promise<void>)[] = [
  registerAccounts,
  registerUploads,
  registerProcesses,
  registerProcessEvents,
  registerFiles,
  registerTexts,
  registerDocuments,
  registerCopyDecks,
  registerTerminology,
  registerAdmin,
  registerBilling,
  registerDownloads,
  registerTypefaces,
];

/** Longest time that a request may take to arrive, in ms: a 25 MB image over a slow line. */
const requestTimeout = 600_000;

/** Everything that answers requests, ready to listen. */
async function createHttpServer(services: Services): Promise<FastifyInstance> {
  const { config, log, metrics, readiness } = services;
  const { PUBLIC_URL: publicUrl, GOOGLE_CLIENT_ID: googleClientId } = config;
  const integrations = integrationsOf(config);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    genReqId: () => randomUUID(),
    requestTimeout,
    trustProxy: config.TRUST_PROXY ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  logRequests(app, metrics);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    // Answers of the API are of one user and one moment.
    if (request.url.startsWith('/v1/')) reply.header('cache-control', 'no-store');
    next();
  });
  sendSecurityHeaders(app, {
    publicUrl,
    googleSignIn: googleClientId !== undefined,
    integrations,
    integrationOrigins: config.INTEGRATION_ORIGINS,
    filesUrl: await services.files.presign?.('probe', { contentType: '', contentDisposition: '', cacheControl: '' }),
  });
  // The pages about the API are for the few who read them: compressed anew for each request, they would slow everybody down.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/docs')) route.compress = false;
  });
  // No client of ours sends compressed bodies, which could hide a large one.
  await app.register(compress, { globalDecompression: false });
  await app.register(multipart, { throwFileSizeLimit: false });
  // Lends `reply.sendFile` to the routes of files and of the web app.
  await app.register(fastifyStatic, { root: services.folder.files, serve: false });
  await describeApi(app, publicUrl);

  const audit = createAudit(services.admin);
  const registers = createRegister(app, { accounts: services.accounts, audit });
  const limits = createRateLimits(services.database, config);
  const context = { ...services, ...registers, app, limits, audit };
  for (const registerDomain of domains) await registerDomain(context);
  registers.register(routes.config, async () => ({
    google_client_id: googleClientId ?? null,
    billing: services.billing.provider,
    email: services.email,
    integrations,
    links: {
      blog: config.BLOG_URL ?? null,
      demo: config.DEMO_URL ?? null,
      support: config.SUPPORT_EMAIL ?? null,
      linkedin: config.LINKEDIN_URL ?? null,
      x: config.X_URL ?? null,
    },
    trial_credits: config.TRIAL_CREDITS,
    prices: services.billing.prices,
  }));
  registerHealth(app, { readiness, metrics, metricsToken: config.METRICS_TOKEN });
  await serveWebApp(app, builtWebApp, publicUrl);
  return app;
}

/** How long requests under way may still take when the server stops, in ms. */
const drainMs = 2_000;

/** Answers requests; gives the address. What it opens is added to `closing`. */
export async function startHttp(config: Config, parts: Parts, closing: AsyncDisposableStack): Promise<string> {
  const app = await createHttpServer(await openServices(config, parts, closing));
  closing.defer(async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await app.close();
    clearTimeout(cut);
  });
  return await listen(app, config.HOST, config.PORT);
}
