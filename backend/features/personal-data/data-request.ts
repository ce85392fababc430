import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import {
  countRecentRequests,
  findOpenRequestByKey,
  insertDataRequest,
  markRequestUsedForErasure,
} from './person.queries.ts';

const linkLifetimeMs = 24 * 60 * 60 * 1000;
/** Mails to one address per day. */
const maxPerDay = 3;

/** Mails a link that proves who owns the address, even if the shop stores nothing about it. */
export async function requestDataLink(
  db: Database,
  email: string,
  scope: { channelId: string; marketId: string; languageId: string; shopUrl: string },
): Promise<void> {
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + linkLifetimeMs);
  await db.transaction().execute(async (trx) => {
    if ((await countRecentRequests(trx, email)) >= maxPerDay) return;
    await insertDataRequest(trx, {
      key_hash: hashKey(key),
      email,
      channel_id: scope.channelId,
      market_id: scope.marketId,
      language_id: scope.languageId,
      expires_at: expiresAt,
    });
    await enqueueMail(trx, {
      ...scope,
      kind: 'data-request',
      to: email,
      dedupeKey: `data-request:${hashKey(key)}`,
      payload: { key },
      expiresAt,
    });
  });
}

/** Undefined: the link is unknown or has expired. */
export function findDataRequest(db: Database, key: string): Promise<{ email: string } | undefined> {
  return findOpenRequestByKey(db, hashKey(key));
}

/** Invalidates the link. The row proves the erasure until its own retention period ends. */
export function markErasureDone(db: Database, key: string): Promise<void> {
  return markRequestUsedForErasure(db, hashKey(key));
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
