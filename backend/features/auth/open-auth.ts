import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { readAuthKeys } from './auth-keys.ts';
import type { AuthServices } from './auth-services.ts';

export async function openAuth(db: Database, secret: string, log: Logger): Promise<AuthServices> {
  return { db, log, keys: await readAuthKeys(db, secret), limiter: createRateLimiter() };
}
