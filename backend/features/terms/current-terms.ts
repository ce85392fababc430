import { createHash } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import { plainTextOf } from './plain-text.ts';
import { findPublishedTerms, storeTerms } from './terms.queries.ts';

interface CachedTerms {
  id: Promise<number | undefined>;
  expiresAt: number;
}

/** Terms rarely change. Without a cache every order would read the page. */
const cacheMs = 60_000;
const caches = new WeakMap<Database, Map<string, CachedTerms>>();

/** The id of the terms in force; undefined if the shop has no page of terms in the language. */
export function findCurrentTerms(db: Database, languageId: string): Promise<number | undefined> {
  const cache = caches.get(db) ?? new Map<string, CachedTerms>();
  caches.set(db, cache);
  const cached = cache.get(languageId);
  if (cached && cached.expiresAt > Date.now()) return cached.id;
  const id = loadTerms(db, languageId);
  cache.set(languageId, { id, expiresAt: Date.now() + cacheMs });
  id.catch(() => cache.delete(languageId));
  return id;
}

async function loadTerms(db: Database, languageId: string): Promise<number | undefined> {
  const text = plainTextOf(await findPublishedTerms(db, languageId));
  if (!text) return undefined;
  return storeTerms(db, { languageId, sha256: createHash('sha256').update(text).digest('hex'), text });
}
