import type { Database } from '#backend/database/connection.ts';
import { createApiKey } from '#backend/features/api-key/manage-api-keys.ts';

/** The storefront key `demo` is the default of API_KEYS. This file is public, so its key works on this machine only. */
export async function seedApiKeys(db: Database): Promise<void> {
  await createApiKey(db, { name: 'Demo server', scope: 'server', key: 'demo-server', isLocalOnly: true });
}
