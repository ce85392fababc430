import type { Logger } from 'pino';
import type { MailSender } from '#backend/config/parse-sender.ts';
import type { Database } from '#backend/database/connection.ts';
import { backOffSeconds } from '#backend/jobs/back-off.ts';
import { mailAttempts } from '#contract/diagnostics/channels.ts';
import { DEFAULT_LOCALE, localeOfLanguage } from '#contract/locales.ts';
import type { ShopSettings } from '#contract/shop/shop-settings.ts';
import type { MailContext } from './mail-content.ts';
import type { MailPayloads } from './mail-kinds.ts';
import { describeLogo, loadLogo, type MailLogo } from './mail-logo.ts';
import { type MailTransport, UndeliverableMailError } from './mail-transport.ts';
import {
  abandonExpiredMails,
  claimDueMails,
  markFailed,
  markSent,
  type OutboxMail,
} from './outbox.queries.ts';
import { isMailKind, renderMail } from './render-mail.ts';

export interface MailServices {
  db: Database;
  log: Logger;
  /** Without it, mails stay in the local mailbox. */
  transport: MailTransport | undefined;
  /** The storefront's URL, without a slash at the end. */
  shopUrl: string;
  marketInPath: boolean;
  /** The settings of a channel; without an id, of the first channel. */
  settingsOf(channelId?: string): ShopSettings;
  /** Files of the shop's design, by name. */
  readFile(name: string): Promise<Uint8Array | undefined>;
  /** Replaces the sender of the shop's settings. */
  sender: MailSender | undefined;
}

/** The number of mails that the transport sends in parallel, so that none waits during its lease. */
const sentBatchSize = 5;
/** The local mailbox needs no mail server. */
const storedBatchSize = 50;
const leaseSeconds = 5 * 60;
const firstRetrySeconds = 30;
const maxRetrySeconds = 4 * 3600;
/** With the pauses between attempts, a mail is tried for a day and a half. */
const maxAttempts = 18;

/**
 * Sends mails from the outbox; true if more may be due. Each mail is sent at least once: if a process ends between the
 * server's confirmation and `markSent`, the mail is sent again after its lease, with the same Message-ID, by which
 * mailboxes recognise it. Otherwise it is sent once, however many processes send.
 */
export async function sendDueMails(services: MailServices): Promise<boolean> {
  const { db } = services;
  await abandonExpiredMails(db);
  const isStoredOnly = services.transport === undefined;
  const batchSize = isStoredOnly ? storedBatchSize : sentBatchSize;
  const mails = await claimDueMails(db, batchSize, leaseSeconds);
  const delivered = await Promise.all(
    mails.map(async (mail) => {
      const isDelivered = await deliver(services, mail);
      // Marked immediately, because the other mails of the batch may take a while.
      if (isDelivered && !isStoredOnly) await markSent(db, [mail.mail_id], { keepsPayload: false });
      return isDelivered;
    }),
  );
  const storedIds = isStoredOnly
    ? mails.filter((_, index) => delivered[index]).map(({ mail_id }) => mail_id)
    : [];
  if (storedIds.length > 0) await markSent(db, storedIds, { keepsPayload: true });
  return mails.length === batchSize;
}

/** Returns false if the mail could not be sent. */
async function deliver(
  { db, log, transport, ...services }: MailServices,
  mail: OutboxMail,
): Promise<boolean> {
  const { mail_id, kind, recipient, attempts } = mail;
  try {
    const shop = services.settingsOf(mail.channel_id);
    const logo = transport && (await loadLogo(shop, services.readFile));
    const rendered = renderOutboxMail(mail, services, logo && describeLogo(shop));
    const from = services.sender ?? shop.mail.sender;
    const messageId = `<${mail_id}@${from.address.slice(from.address.indexOf('@') + 1)}>`;
    await transport?.send({ ...rendered, messageId, from, to: recipient, attachments: logo ? [logo] : [] });
  } catch (error) {
    const isAbandoned = error instanceof UndeliverableMailError || attempts >= maxAttempts;
    const retryInSeconds = isAbandoned ? null : backOffSeconds(attempts, firstRetrySeconds, maxRetrySeconds);
    const message = isAbandoned ? 'mail failed, given up' : 'mail failed, will retry';
    mailAttempts.publish({ outcome: isAbandoned ? 'abandoned' : 'retry' });
    log.warn({ err: error, mailId: mail_id, kind, attempts }, message);
    await markFailed(db, mail_id, { error: String(error).slice(0, 500), retryInSeconds });
    return false;
  }
  mailAttempts.publish({ outcome: 'sent' });
  return true;
}

export function renderOutboxMail(
  {
    kind,
    payload,
    language_id,
    market_alias,
    channel_id,
    shop_url,
  }: Omit<OutboxMail, 'mail_id' | 'recipient' | 'attempts'>,
  { shopUrl, marketInPath, settingsOf }: Pick<MailServices, 'shopUrl' | 'marketInPath' | 'settingsOf'>,
  logo?: MailLogo,
) {
  if (!isMailKind(kind)) throw new UndeliverableMailError(`Unknown mail kind ${kind}.`);
  const context: MailContext = {
    locale: localeOfLanguage(language_id) ?? DEFAULT_LOCALE,
    shop: settingsOf(channel_id),
    shopUrl: shop_url ?? shopUrl,
    market: market_alias,
    pathMarket: marketInPath ? market_alias : undefined,
    logo,
  };
  return renderMail(kind, payload as MailPayloads[typeof kind], context);
}
