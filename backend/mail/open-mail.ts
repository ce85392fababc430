import type { Logger } from 'pino';
import { parseSender } from '#backend/config/parse-sender.ts';
import type { BackendSettings } from '#backend/config/settings.ts';
import type { Database } from '#backend/database/connection.ts';
import type { MailServices } from './send-mails.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Without `SMTP_URL` mails stay in the local mailbox. */
export function openMail(
  db: Database,
  { SMTP_URL, MAIL_FROM, MARKET_IN_PATH }: BackendSettings,
  shopUrl: string,
  log: Logger,
): MailServices {
  const sender = parseSender(MAIL_FROM);
  if (!sender) throw new Error('MAIL_FROM is not a sender. The settings were not validated.');
  return {
    db,
    log,
    transport: SMTP_URL ? createSmtpTransport(SMTP_URL, sender) : undefined,
    shopUrl: shopUrl.replace(/\/$/, ''),
    marketInPath: MARKET_IN_PATH,
    senderDomain: sender.address.slice(sender.address.indexOf('@') + 1),
  };
}
