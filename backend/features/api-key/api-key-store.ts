import type { Database } from '#backend/database/connection.ts';
import { OWN_CLIENT } from '#backend/http/api-client.ts';
import { type ApiKeyRow, selectApiKeys } from './api-key.queries.ts';
import { type ApiKey, createStorefrontKey, hashApiKey } from './api-key.ts';

export interface ApiKeyStore {
  find(key: string): ApiKey | undefined;
  /** Origins of all keys together, because a browser sends no key with a preflight request. */
  origins(): ReadonlySet<string>;
  /** Reads the keys again, so that a new or revoked key takes effect in every process. */
  refresh(): Promise<void>;
}

/** A revoked key is null, so that the same key in API_KEYS is rejected too. */
type KeysByHash = ReadonlyMap<string, ApiKey | null>;

/**
 * The keys of the setting API_KEYS and of the database. A row of the database overrides the same key in API_KEYS, so that
 * this key can be limited and revoked. `ownKey` is the key of the storefront in this process: a server key without a name.
 */
export async function openApiKeyStore(
  db: Database,
  settingKeys: ReadonlySet<string>,
  ownKey: string,
): Promise<ApiKeyStore> {
  const store = createApiKeyStore(settingKeys, ownKey, () => selectApiKeys(db));
  await store.refresh();
  return store;
}

/** Without `readRows`, a store of the keys of API_KEYS only. */
export function createApiKeyStore(
  settingKeys: ReadonlySet<string>,
  ownKey?: string,
  readRows: () => Promise<(ApiKeyRow & { key_hash: string })[]> = async () => [],
): ApiKeyStore {
  const fixedKeys = new Map<string, ApiKey | null>();
  for (const key of settingKeys) fixedKeys.set(hashApiKey(key), createStorefrontKey(key));
  if (ownKey !== undefined) fixedKeys.set(hashApiKey(ownKey), { ...createStorefrontKey(''), ...OWN_CLIENT });
  let keys: KeysByHash = fixedKeys;
  let origins: ReadonlySet<string> = new Set();
  return {
    find: (key) => keys.get(hashApiKey(key)) ?? undefined,
    origins: () => origins,
    async refresh() {
      const rows = await readRows();
      keys = new Map([...fixedKeys, ...rows.map((row) => [row.key_hash, toApiKey(row)] as const)]);
      origins = new Set([...keys.values()].flatMap((key) => key?.origins ?? []));
    },
  };
}

function toApiKey(row: ApiKeyRow): ApiKey | null {
  if (row.revoked_at) return null;
  return {
    name: row.name,
    scope: row.scope,
    origins: row.origins,
    requestsPerMinute: row.requests_per_minute,
    requiresConsents: row.requires_consents,
    isLocalOnly: row.is_local_only,
  };
}
