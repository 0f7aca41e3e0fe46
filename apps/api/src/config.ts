import { resolve } from 'node:path';
import { availableParallelism } from 'node:os';
import { trialCredits } from '@palimpsest/contract';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const environment = z.object({
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
  AUTH_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  /** Where browsers reach this server; makes signed addresses absolute. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRIAL_CREDITS: z.coerce.number().int().min(0).max(1_000_000).default(trialCredits),
  /** Images in work at the same time. */
  WORKER_SLOTS: z.coerce
    .number()
    .int()
    .min(1)
    .max(256)
    .default(() => Math.max(1, availableParallelism() - 1)),
  /** Longest time that one image may take, in seconds. */
  JOB_TIMEOUT: z.coerce.number().int().min(1).max(86_400).default(300),
  /** Sign-ups from one address in an hour. */
  SIGNUPS_PER_HOUR: z.coerce.number().int().min(1).default(100),
  /** Addresses of proxies whose `X-Forwarded-For` is believed, separated by commas. */
  TRUST_PROXY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

export const roles = ['all', 'http', 'worker'] as const;
/** What this process does: answer requests, work on images, or both. */
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
  if (role !== 'all' && !parsed.data.DATABASE_URL) {
    throw new StartError(
      `--role=${role} needs DATABASE_URL: the embedded database serves one process only. Set it, or use --role=all.`,
    );
  }
  return { ...parsed.data, role };
}

/** Reads `--role=all|http|worker` from the arguments. */
export function readRole(args: readonly string[]): Role {
  const chosen = args.find((argument) => argument.startsWith('--role='))?.slice('--role='.length) ?? 'all';
  const role = roles.find((name) => name === chosen);
  if (!role) throw new StartError(`--role=${chosen} is not known. Use one of: ${roles.join(', ')}.`);
  return role;
}
