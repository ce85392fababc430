import { hash } from 'node:crypto';
import type { ApiClient } from '#backend/http/api-client.ts';

export interface ApiKey extends ApiClient {
  /** A storefront key has this limit per network of a visitor, a server key in total. Null: unlimited. */
  requestsPerMinute: number | null;
  /** Accepted only from this machine. */
  isLocalOnly: boolean;
}

/** Keys are random, so that a hash without salt is enough. */
export function hashApiKey(key: string): string {
  return hash('sha256', key, 'base64url');
}

/** A key without a row in the database, such as one of API_KEYS. Such a key may be public, so its name may be the key itself. */
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
