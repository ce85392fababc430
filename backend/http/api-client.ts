export const API_SCOPES = ['storefront', 'server'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** The client of a request, identified by its API key. */
export interface ApiClient {
  /** Name of the key; null for the shop itself. */
  name: string | null;
  /** A `storefront` key may be public. Operations that move money need a `server` key. */
  scope: ApiScope;
  /** Whether orders of this client need the consents of the checkout. */
  requiresConsents: boolean;
  /** Origins of web pages that may use the key, besides those of the settings. */
  origins: readonly string[];
}

/** The storefront in the same process, and background jobs. */
export const OWN_CLIENT: ApiClient = { name: null, scope: 'server', requiresConsents: true, origins: [] };
