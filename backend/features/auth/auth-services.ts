import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import type { RateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import type { LimitVisitor } from '#backend/graphql/context.ts';
import type { AuthKeys } from './auth-keys.ts';

/** Dependencies of the auth use cases. */
export interface AuthServices {
  db: Database;
  keys: AuthKeys;
  /** Counts for all processes together. */
  limiter: RateLimiter;
  limitVisitor: LimitVisitor;
  /** Signs tasks of `PROOF_OF_WORK_REQUIRED`. */
  signTask: (text: string) => string;
  log: Logger;
  /** The storefront's URL, for links in mails. */
  shopUrl: string;
}

/** The visitor behind an auth request. */
export interface Caller {
  /** The visitor's network address, forwarded by the storefront or a proxy. */
  address: string;
  /** The solution of a task that an earlier attempt got. */
  proofOfWork: string | undefined;
  userAgent: string;
  /** The Accept-Language header; empty when absent. */
  languages: string;
}

/** Result of a sign-in, a registration, a refresh or a password change. */
export interface IssuedTokens {
  customerId: number;
  token: string;
  refreshToken: string;
}
