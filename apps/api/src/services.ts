import { createAccessTokens, createRefreshTokens } from './accounts/tokens.ts';
import { createFormerAccounts } from './accounts/former-accounts.ts';
import { createGoogleSignIn } from './accounts/google.ts';
import { createPasswords } from './accounts/passwords.ts';
import { createAccounts } from './accounts/service.ts';
import { createAdmin } from './admin/service.ts';
import { createSandbox } from './billing/sandbox.ts';
import { createBilling } from './billing/service.ts';
import { pricesOf, type Config } from './config.ts';
import { createCopyDecks } from './copy-deck/service.ts';
import { keptSecret, type DataFolder } from './data-folder.ts';
import type { OpenDatabase } from './db/open.ts';
import { createDocuments } from './documents/service.ts';
import { createMailer } from './email/mailer.ts';
import type { HealthOptions } from './http/health.ts';
import type { Logger } from './http/logging.ts';
import { createImageLanguages } from './images/image-languages.ts';
import { createInspector } from './images/inspector.ts';
import { createMalwareScanner } from './images/malware-scanner.ts';
import { createProcessEvents } from './images/process-events.ts';
import { createProcesses } from './images/processes.ts';
import { createFileSignatures, createSignedUrls, createPathSigner } from './images/signed-files.ts';
import { createUploads } from './images/upload.ts';
import type { Queue } from './jobs/queue.ts';
import type { Metrics } from './metrics/metrics.ts';
import { exportData } from './personal-data/export.ts';
import { deriveSecrets, type Secrets } from './secrets.ts';
import type { FileStore } from './storage/file-store.ts';
import type { Languages } from './texts/languages.ts';
import type { TranslationUsage } from './texts/translation-usage.ts';
import { createTexts, createTranslatorProcess } from './texts/service.ts';
import { createTermFiles } from './terminology/formats/term-files.ts';
import { createGlossary, createMemory } from './terminology/service.ts';

/** The services that every role has. */
export interface Parts {
  database: OpenDatabase;
  queue: Queue;
  log: Logger;
  metrics: Metrics;
  files: FileStore;
  /** Checks that must succeed for this process to be ready. */
  readiness: HealthOptions['readiness'];
  languages: Languages;
  usage: TranslationUsage;
  folder: DataFolder;
}

/** The services of each domain, which answer requests, with those that every role has. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/** Opens the services, and adds each to `closing`. */
export async function openServices(config: Config, parts: Parts, closing: AsyncDisposableStack) {
  const { database, queue, log, metrics, files, folder, languages, usage } = parts;
  const { db } = database;
  const secrets = deriveSecrets(config.AUTH_SECRET ?? (await keptSecret(folder)));
  const signer = createPathSigner(secrets.filePaths);
  const signatures = createFileSignatures(signer, config.PUBLIC_URL);
  const payments = await openPayments(config, secrets);
  const mailer = createMailer({ smtpUrl: config.SMTP_URL, from: config.EMAIL_FROM, outbox: folder.outbox });
  /** Logs a line of a child, and an error that no request is answered with. */
  const outputOf = (what: string) => (line: string) => log.debug({ line }, what);
  const errorIn = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const closeLater = <T extends { close: () => void }>(service: T): T => {
    closing.defer(() => service.close());
    return service;
  };

  const accounts = createAccounts({
    db,
    passwords: await createPasswords(),
    accessTokens: createAccessTokens(secrets.accessTokens),
    refreshTokens: createRefreshTokens({ successors: secrets.refreshTokens, hashes: secrets.refreshTokenHashes }),
    google: createGoogleSignIn(config),
    formerAccounts: createFormerAccounts(secrets.formerAddresses),
    trialCredits: config.TRIAL_CREDITS,
    adminEmails: config.ADMIN_EMAILS,
    mailer,
    site: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    onError: errorIn('an e-mail could not be sent'),
  });
  closing.defer(() => accounts.links.close());
  // The log says what the scanner found, and not whose upload it was.
  const scanner =
    config.CLAMD_ADDRESS === undefined
      ? undefined
      : createMalwareScanner(config.CLAMD_ADDRESS, (malware) => {
          metrics.countMalware();
          log.warn({ malware }, 'an upload with malware was refused');
        });
  const memoryMb = config.ENGINE_MEMORY_MB;
  const inspector = closeLater(createInspector({ onOutput: outputOf('inspector') }));
  const translators = closeLater(
    createTranslatorProcess({ memoryMb, dataDir: config.DATA_DIR, answers: usage, onOutput: outputOf('translators') }),
  );
  const termFiles = closeLater(createTermFiles({ onOutput: outputOf('files of terms') }));
  const pairs = async () => (await languages.read()).pairs;
  const processes = createProcesses({ db, files, queue, signatures, pairs });
  return {
    ...parts,
    config,
    signer,
    accounts,
    uploads: createUploads({ db, files, inspector, scanner, temporary: folder.temporary }),
    imageLanguages: closeLater(
      createImageLanguages({ db, files, memoryMb, onOutput: outputOf('languages of images') }),
    ),
    processes,
    texts: createTexts({ db, translators, onError: errorIn('the translators ended') }),
    documents: createDocuments(db),
    copyDecks: closeLater(createCopyDecks({ db, files, memoryMb, onOutput: outputOf('files of texts') })),
    glossary: createGlossary(db, termFiles),
    memory: createMemory(db, termFiles),
    /** Everything about a user, as a zip file. */
    exportUserData: (userId: string) => exportData({ db, files, onError: errorIn('a data export broke off') }, userId),
    email: mailer.kind,
    events: closeLater(createProcessEvents(db, queue, errorIn('telling progress failed'))),
    admin: createAdmin(db, processes, signatures),
    billing: createBilling({ db, provider: payments, prices: pricesOf(config), publicUrl: config.PUBLIC_URL }),
    payments,
    signedUrls: createSignedUrls(db, signer, config.PUBLIC_URL),
  };
}

/** Stripe where its keys are set; otherwise the sandbox. */
async function openPayments(config: Config, secrets: Secrets) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (!secretKey || !webhookSecret) return createSandbox(secrets.sandbox, config.PUBLIC_URL ?? '');
  // Stripe's client is large: only a server that uses it waits for it to load.
  const { createStripe } = await import('./billing/stripe.ts');
  return createStripe({ secretKey, webhookSecret, prices: pricesOf(config), apiUrl: config.STRIPE_API_URL });
}
