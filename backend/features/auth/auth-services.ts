import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import type { RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import type { AuthKeys } from './auth-keys.ts';

/** What every use case of the auth service works with. */
export interface AuthServices {
  db: Database;
  keys: AuthKeys;
  limiter: RateLimiter;
  log: Logger;
}

/** Where a call comes from. */
export interface Caller {
  /** The visitor's network address; whoever passes a call on passes the address on too. */
  address: string;
  userAgent: string;
  /** What the visitor reads, as an Accept-Language header; empty where nobody says. */
  languages: string;
}

/** What a sign-in, a registration, a renewal and a changed password are answered with. */
export interface IssuedTokens {
  customerId: number;
  token: string;
  refreshToken: string;
}
