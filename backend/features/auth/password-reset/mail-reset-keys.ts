import type { Database } from '#backend/database/connection.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { findCredentials } from '../credential.queries.ts';
import { createSecretToken, hashSecretToken } from '../secret-token.ts';
import {
  countOpenResets,
  deleteExpiredResets,
  insertReset,
  type ResetRequest,
  takeResetRequests,
} from './password-reset.queries.ts';

const batchSize = 20;
const keyLifetimeMs = 3_600_000;
/** Per customer, across all processes, so that others cannot flood a customer's mailbox. */
const maxOpenKeys = 5;

/** Background job: mails a reset key for each request whose address has an account. True if more may be due. */
export function mailResetKeys(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const requests = await takeResetRequests(trx, batchSize);
    if (requests.length === 0) return false;
    await deleteExpiredResets(trx);
    for (const request of requests) await enqueueResetMail(trx, request);
    return requests.length === batchSize;
  });
}

async function enqueueResetMail(
  db: Database,
  { email, channel_id, market_id, language_id, shop_url }: ResetRequest,
): Promise<void> {
  const customer = await findCredentials(db, email);
  if (!customer || (await countOpenResets(db, customer.customer_id)) >= maxOpenKeys) return;
  const resetKey = createSecretToken();
  const key_hash = hashSecretToken(resetKey);
  const expires_at = new Date(Date.now() + keyLifetimeMs);
  await insertReset(db, { key_hash, customer_id: customer.customer_id, expires_at });
  await enqueueMail(db, {
    kind: 'reset-password',
    to: email,
    channelId: channel_id,
    marketId: market_id,
    languageId: language_id,
    dedupeKey: `reset-password:${key_hash}`,
    payload: { resetKey },
    shopUrl: shop_url,
    expiresAt: expires_at,
  });
}
