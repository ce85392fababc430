import { randomBytes } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import type { ApiScope } from '#backend/http/api-client.ts';
import {
  type ApiKeyChanges,
  type ApiKeyRow,
  insertApiKey,
  markApiKeyRevoked,
  selectApiKeys,
  updateApiKey,
} from './api-key.queries.ts';
import { hashApiKey } from './api-key.ts';

interface ApiKeyInput {
  name: string;
  scope: ApiScope;
  origins?: string[] | undefined;
  requestsPerMinute?: number | null | undefined;
  requiresConsents?: boolean | undefined;
  isLocalOnly?: boolean | undefined;
  /** Without it a random key is created. */
  key?: string;
}

/** Returns the key, which is not stored and cannot be shown again; undefined if the name is in use. */
export async function createApiKey(db: Database, input: ApiKeyInput): Promise<string | undefined> {
  const key = input.key ?? `${input.scope}_${randomBytes(24).toString('base64url')}`;
  const isInserted = await insertApiKey(db, {
    name: input.name,
    scope: input.scope,
    origins: input.origins ?? [],
    requests_per_minute: input.requestsPerMinute ?? null,
    requires_consents: input.requiresConsents ?? false,
    is_local_only: input.isLocalOnly ?? false,
    key_hash: hashApiKey(key),
  });
  return isInserted ? key : undefined;
}

/** The details of every key, without the key itself and its hash. */
export async function listApiKeys(db: Database): Promise<ApiKeyRow[]> {
  const rows = await selectApiKeys(db);
  return rows.map(({ key_hash: _, ...key }) => key);
}

/** Returns false if no valid key has the name. */
export function changeApiKey(db: Database, name: string, changes: ApiKeyChanges): Promise<boolean> {
  return updateApiKey(db, name, changes);
}

/** Returns false if no valid key has the name. The key stays revoked, even if API_KEYS contains it. */
export function revokeApiKey(db: Database, name: string): Promise<boolean> {
  return markApiKeyRevoked(db, name);
}
