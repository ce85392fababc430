import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { BackendSettings } from '#backend/config/settings.ts';
import type { Database } from '#backend/database/connection.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { openApiKeyStore } from './api-key-store.ts';
import { createApiAccess } from './create-api-access.ts';

/** Opens the checks of clients, with the keys of API_KEYS and the database. The storefront in this process gets a random key. */
export async function openApiAccess(
  db: Database,
  { API_KEYS, API_ORIGINS, PUBLIC_URL }: BackendSettings,
  { shopUrl, limiter, log }: { shopUrl: string; limiter: RateLimiter; log: Logger },
) {
  const ownApiKey = randomBytes(24).toString('base64url');
  const keys = await openApiKeyStore(db, API_KEYS, ownApiKey);
  const origins = [new URL(shopUrl).origin, ...API_ORIGINS.split(',')];
  const access = createApiAccess({ keys, origins, isPublic: PUBLIC_URL !== undefined, limiter, log });
  return { access, keys, ownApiKey };
}
