import { type Logger, pino } from 'pino';
import type { ApiAccess } from '#backend/http/api-access.ts';
import { createRateLimiter } from '../rate-limit/rate-limiter.ts';
import { createApiKeyStore } from './api-key-store.ts';
import { createApiAccess } from './create-api-access.ts';

/** Accepts the storefront key `demo`. */
export function createDemoAccess(log: Logger = pino({ level: 'silent' })): ApiAccess {
  const keys = createApiKeyStore(new Set(['demo']));
  return createApiAccess({ keys, origins: [], isPublic: false, limiter: createRateLimiter(), log });
}
