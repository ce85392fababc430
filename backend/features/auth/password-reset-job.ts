import type { Database } from '#backend/database/connection.ts';
import type { Job } from '#backend/jobs/job-runner.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { findCredentials } from './credential.queries.ts';
import {
  countOpenResets,
  forgetExpiredResets,
  insertReset,
  type ResetRequest,
  takeResetRequests,
} from './password-reset.queries.ts';
import { createResetKey, hashResetKey } from './reset-key.ts';

const batch = 20;
const keyLifetimeMs = 3_600_000;
/** Of one customer at a time, however many processes were asked: nobody's mailbox is to be filled by others. */
const mostOpenKeys = 5;

/** Mails a key to those who have asked for a new password and have an account. */
export function passwordResetJob(db: Database): Job {
  return {
    name: 'password-reset',
    everyMs: 1000,
    runDue: () =>
      db.transaction().execute(async (trx) => {
        const requests = await takeResetRequests(trx, batch);
        if (requests.length === 0) return false;
        await forgetExpiredResets(trx);
        for (const request of requests) await mailKey(trx, request);
        return requests.length === batch;
      }),
  };
}

async function mailKey(db: Database, { email, ...place }: ResetRequest): Promise<void> {
  const customer = await findCredentials(db, email);
  if (!customer || (await countOpenResets(db, customer.customer_id)) >= mostOpenKeys) return;
  const resetKey = createResetKey();
  const key_hash = hashResetKey(resetKey);
  const expires_at = new Date(Date.now() + keyLifetimeMs);
  await insertReset(db, { key_hash, customer_id: customer.customer_id, expires_at });
  await enqueueMail(db, {
    kind: 'reset-password',
    to: email,
    channelId: place.channel_id,
    marketId: place.market_id,
    languageId: place.language_id,
    dedupeKey: `reset-password:${key_hash}`,
    payload: { resetKey },
    expiresAt: expires_at,
  });
}
