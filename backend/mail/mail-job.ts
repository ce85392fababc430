import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { backOffSeconds } from '#backend/jobs/back-off.ts';
import type { Job } from '#backend/jobs/job-runner.ts';
import { DEFAULT_LOCALE, localeOfLanguage } from '#contract/locales.ts';
import type { MailPlace } from './mail-content.ts';
import type { MailPayloads } from './mail-kinds.ts';
import { HopelessMail, type MailTransport } from './mail-transport.ts';
import {
  claimDueMails,
  forgetOldMails,
  giveUpExpired,
  markFailed,
  markSent,
  type OutboxMail,
} from './outbox.queries.ts';
import { isMailKind, renderMail } from './render-mail.ts';

export interface MailHouse {
  db: Database;
  log: Logger;
  /** Nothing: mails stay in the local mailbox. */
  transport: MailTransport | undefined;
  /** The storefront's address, without a slash at the end. */
  shopUrl: string;
  marketInPath: boolean;
  /** What stands behind the sign in a Message-ID. */
  senderDomain: string;
}

/** As many as the transport sends at the same time, so that none of them waits for its turn while its lease runs. */
const atOnce = 5;
/** In the local mailbox nobody waits for a server. */
const keptAtOnce = 50;
const leaseSeconds = 5 * 60;
const firstRetrySeconds = 30;
const longestRetrySeconds = 4 * 3600;
/** With these waits: for a day and a half. */
const mostAttempts = 18;
const daysKept = 90;
const tidyEveryMs = 3_600_000;

/**
 * Sends what is in the outbox. A mail leaves at least once: a process that ends between the server's yes and its own note
 * of it leaves a mail that is sent again when the lease is over, with the same Message-ID, by which mailboxes know it.
 * Otherwise it leaves once, however many processes send.
 */
export function mailJob(house: MailHouse): Job {
  let tidied = 0;
  return {
    name: 'mail',
    everyMs: 1000,
    async runDue() {
      const { db } = house;
      if (Date.now() - tidied > tidyEveryMs) {
        tidied = Date.now();
        await forgetOldMails(db, daysKept);
      }
      await giveUpExpired(db);
      const isKept = house.transport === undefined;
      const most = isKept ? keptAtOnce : atOnce;
      const mails = await claimDueMails(db, most, leaseSeconds);
      const delivered = await Promise.all(
        mails.map(async (mail) => {
          const isDelivered = await deliver(house, mail);
          // What has left is noted at once: the others may take a while.
          if (isDelivered && !isKept) await markSent(db, [mail.mail_id], { isKept });
          return isDelivered;
        }),
      );
      const kept = isKept ? mails.filter((_, place) => delivered[place]) : [];
      if (kept.length > 0)
        await markSent(
          db,
          kept.map(({ mail_id }) => mail_id),
          { isKept },
        );
      return mails.length === most;
    },
  };
}

/** Answers whether it has left. */
async function deliver({ db, log, transport, ...house }: MailHouse, mail: OutboxMail): Promise<boolean> {
  const { mail_id, kind, recipient, attempts } = mail;
  try {
    const rendered = renderOutboxMail(mail, house);
    const messageId = `<${mail_id}@${house.senderDomain}>`;
    await transport?.send({ ...rendered, messageId, to: recipient });
  } catch (error) {
    const isOver = error instanceof HopelessMail || attempts >= mostAttempts;
    const retryInSeconds = isOver ? null : backOffSeconds(attempts, firstRetrySeconds, longestRetrySeconds);
    log.warn({ err: error, mailId: mail_id, kind, attempts, isGivenUp: isOver }, 'a mail could not be sent');
    await markFailed(db, mail_id, { error: String(error).slice(0, 500), retryInSeconds });
    return false;
  }
  return true;
}

export function renderOutboxMail(
  {
    kind,
    payload,
    language_id,
    market_alias,
    channel_name,
  }: Omit<OutboxMail, 'mail_id' | 'recipient' | 'attempts'>,
  { shopUrl, marketInPath }: Pick<MailHouse, 'shopUrl' | 'marketInPath'>,
) {
  if (!isMailKind(kind)) throw new HopelessMail(`There are no mails of the kind ${kind}.`);
  const place: MailPlace = {
    locale: localeOfLanguage(language_id) ?? DEFAULT_LOCALE,
    shopName: channel_name,
    shopUrl,
    ...(marketInPath ? { pathMarket: market_alias } : {}),
  };
  // As it was enqueued: the kind says which it is.
  return renderMail(kind, payload as MailPayloads[typeof kind], place);
}
