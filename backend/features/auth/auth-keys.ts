import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import { findOrInsertSecret } from './secret.queries.ts';

const purposes = [
  'access-token',
  'refresh-token',
  'challenge',
  // The response to a challenge.
  'signature',
  // Hashes of network addresses, and of the keys of rate limits.
  'address',
  // Links to files.
  'download',
  'proof-of-work',
] as const;

/**
 * One key per purpose, so that a signature made for one purpose is invalid for the others. `createHmac` takes 4 µs with a
 * `KeyObject`, and 30 µs with the bytes of a key.
 */
export type AuthKeys = Readonly<Record<(typeof purposes)[number], KeyObject>>;

/** Derives the keys from the setting AUTH_SECRET. If it is empty, from a secret that the first start stores in the database. */
export async function readAuthKeys(db: Database, setting: string): Promise<AuthKeys> {
  return deriveKeys(setting || (await findOrInsertSecret(db, 'auth', randomBytes(48).toString('base64url'))));
}

export function deriveKeys(secret: string): AuthKeys {
  const keys = purposes.map((purpose) => [
    purpose,
    createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `kvarto/${purpose}`, 32))),
  ]);
  return Object.fromEntries(keys);
}

export function keyedHash(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
