import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { ApiScope } from '#backend/http/api-client.ts';

export interface ApiKeyRow {
  name: string;
  scope: ApiScope;
  origins: string[];
  requests_per_minute: number | null;
  requires_consents: boolean;
  is_local_only: boolean;
  created_at: Date;
  revoked_at: Date | null;
}

/** All keys, also revoked ones, oldest first. */
export async function selectApiKeys(db: Database): Promise<(ApiKeyRow & { key_hash: string })[]> {
  const rows = await db
    .selectFrom('api_key')
    .select([
      'name',
      'key_hash',
      'scope',
      'origins',
      'requests_per_minute',
      'requires_consents',
      'is_local_only',
      'created_at',
      'revoked_at',
    ])
    .orderBy('api_key_id')
    .execute();
  return rows.map((row) => ({ ...row, scope: row.scope as ApiScope }));
}

type NewApiKey = Omit<ApiKeyRow, 'created_at' | 'revoked_at'> & { key_hash: string };

/** Returns false if the name or the key is in use. */
export async function insertApiKey(db: Database, key: NewApiKey): Promise<boolean> {
  const result = await db
    .insertInto('api_key')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export type ApiKeyChanges = Partial<Pick<ApiKeyRow, 'origins' | 'requests_per_minute' | 'requires_consents'>>;

/** Returns false if no valid key has the name. */
export async function updateApiKey(db: Database, name: string, changes: ApiKeyChanges): Promise<boolean> {
  const result = await db
    .updateTable('api_key')
    .set(changes)
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Returns false if no valid key has the name. */
export async function markApiKeyRevoked(db: Database, name: string): Promise<boolean> {
  const result = await db
    .updateTable('api_key')
    .set({ revoked_at: sql<Date>`now()` })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
