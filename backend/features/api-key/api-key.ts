import { createHash } from 'node:crypto';
import type { ApiClient } from '#backend/http/api-client.ts';

export interface ApiKey extends ApiClient {
  /** Of each visitor's network for a storefront key, of the whole client for a server key. Null: unlimited. */
  requestsPerMinute: number | null;
  /** Accepted only from this machine. */
  isLocalOnly: boolean;
}

/** Keys are random, so that a hash without salt is enough. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** A key of the setting API_KEYS has no row: it may be public. */
export function createStorefrontKey(name: string): ApiKey {
  return {
    name,
    scope: 'storefront',
    origins: [],
    requestsPerMinute: null,
    requiresConsents: false,
    isLocalOnly: false,
  };
}
