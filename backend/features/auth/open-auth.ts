import type { Database } from '#backend/database/connection.ts';
import { createDatabaseRateLimiter } from '#backend/features/rate-limit/database-rate-limiter.ts';
import { createVisitorLimits } from '#backend/features/rate-limit/limit-visitors.ts';
import { keyedHash, readAuthKeys } from './auth-keys.ts';
import type { AuthServices } from './auth-services.ts';

/** Creates the services of the auth requests. `secret` is the setting AUTH_SECRET, which may be empty. */
export async function openAuth(
  db: Database,
  secret: string,
  { log, shopUrl }: Pick<AuthServices, 'log' | 'shopUrl'>,
): Promise<AuthServices> {
  const keys = await readAuthKeys(db, secret);
  const limiter = createDatabaseRateLimiter(db, (key) => keyedHash(keys.address, key));
  const signTask = (text: string) => keyedHash(keys['proof-of-work'], text);
  // Sign-ins and registrations are always counted for all processes together.
  const limitVisitor = createVisitorLimits({ local: limiter, shared: limiter, sign: signTask });
  return { db, log, keys, limiter, limitVisitor, signTask, shopUrl };
}
