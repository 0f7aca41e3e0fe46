import { getTableName } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../db/open.ts';
import { rateLimits } from '../db/schema.ts';
import { DomainError } from '../domain-error.ts';
import { networkOf } from './client-network.ts';

const minute = 60;
const hour = 60 * minute;
/** Time for which a network is known, in seconds: the limiter in memory has timers of 32 bits of ms and cannot count longer. */
const knownFor = 14 * 24 * hour;

/** Limits that slow down guesses of passwords, accounts made in bulk, and floods. Each throws DomainError `rate_limited`. */
export type RateLimits = ReturnType<typeof createRateLimits>;

export function createRateLimits(
  database: OpenDatabase,
  config: Pick<Config, 'SIGNUPS_PER_HOUR' | 'UPLOADS_PER_HOUR' | 'STARTS_PER_HOUR'>,
) {
  /** Creates a limit of `points` calls in `duration` seconds for each key. */
  const create = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const rate = { keyPrefix, points, duration };
    if (database.engine === 'pglite') return new RateLimiterMemory(rate);
    const table = { tableName: getTableName(rateLimits), tableCreated: true };
    return new RateLimiterPostgres({ storeClient: database.client, ...table, ...rate });
  };
  const perKey = (...rate: Parameters<typeof create>) => consume.bind(undefined, create(...rate));

  const logins = create('login_network', 300, 15 * minute);
  const guesses = create('login_account_network', 10, 5 * minute);
  const failures = create('login_account', 50, 15 * minute);
  /** Networks from which somebody has logged in to an account. */
  const known = create('login_known', 1, knownFor);
  const families = create('refresh_family', 60, minute);
  const strangers = perNetwork(create('refresh_unknown', 120, minute));
  const emails = create('email_address_network', 5, hour);
  /** Counts over all networks, so that nobody's inbox is filled; far above the limit of a stranger in one network. */
  const letters = create('email_address', 20, hour);
  const emailRequests = create('email_network', 60, hour);

  return {
    signup: perNetwork(create('signup', config.SIGNUPS_PER_HOUR, hour)),
    google: perNetwork(logins),
    /** A try with a token from an e-mail. */
    emailToken: perNetwork(create('email_token', 60, hour)),
    /** A try with the current password of somebody who is signed in. */
    passwordChange: perKey('password_change', 10, 15 * minute),
    upload: perKey('upload', config.UPLOADS_PER_HOUR, hour),
    start: perKey('start', config.STARTS_PER_HOUR, hour),
    detectLanguage: perKey('detect_language', 120, hour),
    retranslate: perKey('retranslate', 120, hour),
    /** Documents of the editor; it saves once a second at most. */
    saves: perKey('save', 3_600, hour),
    imports: perKey('import', 30, hour),
    /** Files of texts: each is sent twice, to see its changes and to save them. */
    textImports: perKey('import_texts', 60, hour),
    exports: perKey('export', 60, hour),

    /** Runs a log-in to `email`, and counts it when it fails. */
    async login<T>(request: FastifyRequest, email: string, attempt: () => Promise<T>): Promise<T> {
      const network = networkOf(request);
      const account = email.toLowerCase();
      const pair = `${network} ${account}`;
      await consume(logins, network);
      await consume(guesses, pair);
      // Failures count over all networks, too; yet guesses from elsewhere must not lock the owner out.
      if (!(await known.get(pair))) await consume(failures, account);
      const outcome = await attempt();
      await failures.delete(account);
      await known.set(pair, 1, knownFor);
      return outcome;
    },

    /**
     * A known token is counted by its session, so that a stranger's invalid tokens do not keep users of the same network out.
     * @param family the session that the token belongs to; undefined for an unknown token
     */
    refresh: (request: FastifyRequest, family: string | undefined) =>
      family ? consume(families, family) : strangers(request),

    /** Counts an e-mail to an address. @param request the request that asks for it */
    async email(request: FastifyRequest, address: string): Promise<void> {
      const network = networkOf(request);
      await consume(emailRequests, network);
      await consume(emails, `${network} ${address.toLowerCase()}`);
      await consume(letters, address.toLowerCase());
    },
  };
}

const perNetwork = (limiter: RateLimiterAbstract) => (request: FastifyRequest) => consume(limiter, networkOf(request));

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    throw new DomainError('rate_limited', `Too many attempts. Please try again in ${inWords(seconds)}.`, {
      retryAfter: seconds,
      parameters: { retry_after_seconds: seconds },
    });
  }
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < minute ? [seconds, 'second'] : [Math.ceil(seconds / minute), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
