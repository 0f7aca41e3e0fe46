import type { FastifyRequest } from 'fastify';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { OpenDatabase } from '../db/open.ts';
import { Refusal } from '../refusal.ts';

/** At most `points` calls in `duration` seconds for each key. */
interface Rate {
  name: string;
  points: number;
  duration: number;
}

/** Slows down whoever guesses passwords or makes accounts in bulk; each refuses with 429 and `Retry-After`. */
export interface RateLimits {
  signup: (request: FastifyRequest) => Promise<void>;
  login: (request: FastifyRequest) => Promise<void>;
  refresh: (request: FastifyRequest) => Promise<void>;
}

const minute = 60;
const hour = 60 * minute;

export async function createRateLimits(
  database: OpenDatabase,
  { signupsPerHour }: { signupsPerHour: number },
): Promise<RateLimits> {
  const signups = await createLimiter(database, { name: 'signup', points: signupsPerHour, duration: hour });
  const guesses = await createLimiter(database, { name: 'login_account', points: 10, duration: 5 * minute });
  const logins = await createLimiter(database, { name: 'login_address', points: 300, duration: 15 * minute });
  const refreshes = await createLimiter(database, { name: 'refresh', points: 120, duration: minute });

  return {
    signup: (request) => consume(signups, request.ip),
    async login(request) {
      await consume(logins, request.ip);
      // Counted for each address apart, so that a stranger who guesses cannot lock the owner out.
      await consume(guesses, `${request.ip} ${emailOf(request.body)}`);
    },
    refresh: (request) => consume(refreshes, request.ip),
  };
}

function emailOf(body: unknown): string {
  const given = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return String(given).toLowerCase();
}

async function createLimiter(database: OpenDatabase, { name, points, duration }: Rate): Promise<RateLimiterAbstract> {
  if (database.engine === 'pglite') return new RateLimiterMemory({ keyPrefix: name, points, duration });
  return await new Promise((resolve, reject) => {
    const limiter: RateLimiterPostgres = new RateLimiterPostgres(
      { storeClient: database.client, tableName: 'rate_limits', keyPrefix: name, points, duration },
      (error) => (error ? reject(error) : resolve(limiter)),
    );
  });
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    throw new Refusal(429, `Too many attempts. Please try again in ${inWords(seconds)}.`, {
      'retry-after': String(seconds),
    });
  }
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < minute ? [seconds, 'second'] : [Math.ceil(seconds / minute), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
