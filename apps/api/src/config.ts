import { resolve } from 'node:path';
import { availableParallelism } from 'node:os';
import { chatRegions, trialCredits, type IntegrationSettings } from '@palimpsest/contract';
import { readTranslatorConfig, TranslatorConfigError } from '@palimpsest/engine/translator-settings';
import { z } from 'zod';
import type { Prices } from './billing/prices.ts';
import { isProxyRange } from './http/client-network.ts';
import { clamdAddress } from './images/malware-scanner.ts';
import { StartError } from './start-error.ts';

/** A random secret of 32 characters has more different ones than this. */
const distinctCharacters = 10;

const commaSeparated = z.string().transform((list) => list.split(',').map((entry) => entry.trim()));

/** Every variable that the server reads. The comments are the reference: `config-reference.test.ts` makes a page of them. */
export const environment = z.object({
  /** Where the server listens; 0 takes a free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** `localhost` listens on both loopback addresses, so that the printed address answers and nobody outside this machine does. */
  HOST: z.string().min(1).default('localhost'),
  /** Database, images, and the secret, unless the variables below place them elsewhere. */
  DATA_DIR: z
    .string()
    .min(1)
    .default('./.data')
    .transform((path) => resolve(path)),
  /** PostgreSQL; the embedded database when not set. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  /** Signs tokens and file addresses; made once and kept in the data folder when not set. */
  AUTH_SECRET: z
    .string()
    .min(32, 'must have 32 characters or more')
    .refine((secret) => new Set(secret).size >= distinctCharacters, {
      error: `must be random: it has fewer than ${distinctCharacters} different characters. Make one with: openssl rand -base64 48`,
    })
    .optional(),
  /** Where browsers reach this server; makes signed addresses absolute. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Credits that a new account starts with. */
  TRIAL_CREDITS: z.coerce.number().int().min(0).max(1_000_000).default(trialCredits),
  /** Images in work at the same time; 0: this server leaves them to others, and they wait until one is there. */
  WORKER_SLOTS: z.coerce
    .number()
    .int()
    .min(0)
    .max(256)
    .default(() => Math.max(1, availableParallelism() - 1)),
  /** Longest time that one image may take, in seconds. */
  JOB_TIMEOUT: z.coerce.number().int().min(1).max(86_400).default(300),
  /** How often an image is tried that fails for a fault of ours, with growing pauses in between: seven times take about a minute. */
  JOB_ATTEMPTS: z.coerce.number().int().min(1).max(20).default(7),
  /** An engine that holds more memory than this after an image is replaced, in MiB; with all its networks loaded it holds about 720. */
  ENGINE_RECYCLE_MB: z.coerce.number().int().min(100).default(1_000),
  /** Ceiling of the memory of one engine, in MiB; about 620 of them are Node's own address space. */
  ENGINE_MEMORY_MB: z.coerce.number().int().min(1_024).default(4_096),
  /** Sign-ups from one address in an hour. */
  SIGNUPS_PER_HOUR: z.coerce.number().int().min(1).default(100),
  /** Uploads of one user in an hour. */
  UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(200),
  /** ClamAV's daemon, which looks through each upload: `host:port` or `unix:/path`. Without it no file is scanned; with it, none is taken while it does not answer. */
  CLAMD_ADDRESS: z.string().regex(clamdAddress, 'must be host:port or unix:/path').optional(),
  /** Processes that one user starts in an hour; those that fail and cost nothing count, too. */
  STARTS_PER_HOUR: z.coerce.number().int().min(1).default(60),
  /**
   * Proxies whose `X-Forwarded-For` is believed, separated by commas: addresses, ranges such as 10.0.0.0/8, or `loopback`,
   * `linklocal`, `uniquelocal`. Needed behind a proxy, where all clients else count as one.
   */
  TRUST_PROXY: commaSeparated
    .refine((entries) => entries.every(isProxyRange), {
      error:
        'must list addresses or ranges of proxies, such as 127.0.0.1 or 10.0.0.0/8, or loopback, linklocal, uniquelocal',
    })
    .optional(),
  /** Lets whoever sends it as a bearer token read `/metrics`; without it, only this machine may. */
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  /** Where each role, the worker too, answers `/healthz`, `/readyz` and `/metrics`; nothing listens when not set, and an HTTP server answers them on `PORT` all the same. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** How long a server that is told to stop finishes the images in work before it hands them back, in seconds. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(3_600).default(0),
  /**
   * Addresses of the staff, separated by commas. One counts once its owner proved to have it: by the link that SMTP_URL sends, or by signing in with Google;
   * where there is neither, `grant-admin` names staff.
   */
  ADMIN_EMAILS: commaSeparated.transform((list) => list.map((email) => email.toLowerCase())).default([]),
  /** Our id at Google; without it there is no sign-in with Google. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  /** Issuers of ID tokens that are believed, separated by commas. */
  GOOGLE_ISSUERS: commaSeparated.default(['https://accounts.google.com', 'accounts.google.com']),
  /** Where Google publishes the keys of its ID tokens. */
  GOOGLE_KEYS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  /** The web app posts there as JSON what its users do; nothing without it. */
  ANALYTICS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether the web app writes what its users do to the browser's console. */
  ANALYTICS_CONSOLE: z.stringbool().default(false),
  /** Our id at the customer chat; without it there is no chat. */
  CHAT_APP_ID: z.string().min(1).optional(),
  /** Where the servers of the chat stand: us, eu or ap. */
  CHAT_REGION: z.enum(chatRegions).default('us'),
  /** Where the widget of the chat is loaded from; Intercom's with our id when not set. */
  CHAT_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the script that records sessions is loaded from; without it nothing is recorded, and never under /admin. */
  RECORDING_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Origins, separated by commas, that the scripts of chat and recording may use beside their own, such as
   * `https://*.intercom.io`: the policy of the pages allows nothing else. Their vendors list them.
   */
  INTEGRATION_ORIGINS: commaSeparated
    .refine((origins) => origins.every((origin) => /^(https?|wss?):\/\/[\w*.:-]+$/.test(origin)), {
      error: 'must list origins, such as https://*.intercom.io',
    })
    .default([]),
  /** Blog that the landing page leads to; no link is shown without it. */
  BLOG_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Demo that the landing page leads to; no link is shown without it. */
  DEMO_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Address to which visitors of the landing page write; no link is shown without it. */
  SUPPORT_EMAIL: z.email().optional(),
  /** LinkedIn page that the landing page leads to; no link is shown without it. */
  LINKEDIN_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Page on X that the landing page leads to; no link is shown without it. */
  X_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Keeps files in this bucket of an S3 store instead of in DATA_DIR. */
  S3_BUCKET: z.string().min(1).optional(),
  /** Address of an S3 store that is not Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Where browsers reach the store, which serves them the pictures by addresses that are good for minutes; S3_ENDPOINT when not set. */
  S3_PUBLIC_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Region of the bucket. */
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Key id of an account at the store; without the two keys, the credentials of the machine's role or profile are used. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  /** Goes with S3_ACCESS_KEY_ID. */
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Whether the bucket is named in the path, as stores that one runs oneself expect it. */
  S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  /** Sends e-mails: `smtp://user:password@host:587` or `smtps://…`. Without it they lie in `DATA_DIR/outbox`, and accounts work at once. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')
    .optional(),
  /** Sender of e-mails. */
  EMAIL_FROM: z.string().min(3).default('Palimpsest <no-reply@localhost>'),
  /** Takes money through Stripe; without a key, the sandbox takes none. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  /** Proves that webhooks come from Stripe. */
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Where Stripe's API answers. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  /** Price ids of the plans, by which a checkout is started. */
  PRICE_STARTER_MONTHLY: z.string().min(1).default('price_starter_monthly'),
  /** See PRICE_STARTER_MONTHLY. */
  PRICE_STARTER_YEARLY: z.string().min(1).default('price_starter_yearly'),
  /** See PRICE_STARTER_MONTHLY. */
  PRICE_GROWTH_MONTHLY: z.string().min(1).default('price_growth_monthly'),
  /** See PRICE_STARTER_MONTHLY. */
  PRICE_GROWTH_YEARLY: z.string().min(1).default('price_growth_yearly'),
  /** See PRICE_STARTER_MONTHLY. */
  PRICE_PRO_MONTHLY: z.string().min(1).default('price_pro_monthly'),
  /** See PRICE_STARTER_MONTHLY. */
  PRICE_PRO_YEARLY: z.string().min(1).default('price_pro_yearly'),
  /** The least important lines that are logged: fatal, error, warn, info, debug, trace or silent. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export const roles = ['all', 'http', 'worker'] as const;
/** The work of this process: answering requests, working on images, or both. */
export type Role = (typeof roles)[number];

export type Config = Readonly<z.output<typeof environment>> & { readonly role: Role };

/**
 * Reads the configuration from environment variables; an empty variable counts as not set.
 * @throws StartError naming every variable that cannot be used, and why.
 */
export function readConfig(variables: NodeJS.ProcessEnv, role: Role = 'all'): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`The configuration cannot be used. ${reasons.join('; ')}`);
  }
  checkTranslators(set);
  if (parsed.data.STRIPE_SECRET_KEY && !parsed.data.STRIPE_WEBHOOK_SECRET) {
    throw new StartError(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET: without it nobody would get what they paid for. Set both.',
    );
  }
  if (parsed.data.STRIPE_SECRET_KEY && !parsed.data.PUBLIC_URL) {
    throw new StartError('STRIPE_SECRET_KEY needs PUBLIC_URL: a checkout leads back to this site. Set both.');
  }
  if (parsed.data.SMTP_URL && !parsed.data.PUBLIC_URL) {
    throw new StartError('SMTP_URL needs PUBLIC_URL: e-mails hold links to this site. Set both.');
  }
  if (role !== 'all' && !parsed.data.DATABASE_URL) {
    throw new StartError(
      `--role=${role} needs DATABASE_URL: the embedded database serves one process only. Set it, or use --role=all.`,
    );
  }
  return { ...parsed.data, role };
}

/** The engines read the settings of the translators themselves; a wrong one must stop the server at its start. */
function checkTranslators(variables: NodeJS.ProcessEnv): void {
  try {
    readTranslatorConfig(variables);
  } catch (error) {
    if (!(error instanceof TranslatorConfigError)) throw error;
    throw new StartError(`The configuration cannot be used. ${error.message}`, { cause: error });
  }
}

/** Reads `--role=all|http|worker` from the arguments. */
export function readRole(args: readonly string[]): Role {
  const chosen = args.find((argument) => argument.startsWith('--role='))?.slice('--role='.length) ?? 'all';
  const role = roles.find((name) => name === chosen);
  if (!role) throw new StartError(`--role=${chosen} is not known. Use one of: ${roles.join(', ')}.`);
  return role;
}

/** The settings of analytics, chat and session recording, as clients get them; null where chat or recording is not set up. */
export function integrationsOf(config: Config): IntegrationSettings {
  const { CHAT_APP_ID: chatId, RECORDING_SCRIPT_URL: recordingUrl } = config;
  return {
    analytics: { url: config.ANALYTICS_URL ?? null, console: config.ANALYTICS_CONSOLE },
    chat: chatId
      ? {
          app_id: chatId,
          region: config.CHAT_REGION,
          script_url: config.CHAT_SCRIPT_URL ?? `https://widget.intercom.io/widget/${encodeURIComponent(chatId)}`,
        }
      : null,
    session_recording: recordingUrl ? { script_url: recordingUrl } : null,
  };
}

/** Whether this server works on images itself. */
export function worksOnImages({ role, WORKER_SLOTS: slots }: Config): boolean {
  return role !== 'http' && slots > 0;
}

/** The price ids, as clients get them. */
export function pricesOf(config: Config): Prices {
  return {
    starter: { monthly: config.PRICE_STARTER_MONTHLY, yearly: config.PRICE_STARTER_YEARLY },
    growth: { monthly: config.PRICE_GROWTH_MONTHLY, yearly: config.PRICE_GROWTH_YEARLY },
    pro: { monthly: config.PRICE_PRO_MONTHLY, yearly: config.PRICE_PRO_YEARLY },
  };
}
