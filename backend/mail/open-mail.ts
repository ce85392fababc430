import type { Logger } from 'pino';
import { parseSender } from '#backend/config/parse-sender.ts';
import type { BackendSettings } from '#backend/config/settings.ts';
import type { Database } from '#backend/database/connection.ts';
import type { MailServices } from './send-mails.ts';
import { createSmtpTransport } from './smtp-transport.ts';

interface MailOptions extends Pick<MailServices, 'shopUrl' | 'settingsOf' | 'readFile'> {
  log: Logger;
}

/** Creates the services that send mails. Without `SMTP_URL` mails stay in the local mailbox. */
export function openMail(
  db: Database,
  { SMTP_URL, MAIL_FROM, MARKET_IN_PATH }: BackendSettings,
  { shopUrl, settingsOf, readFile, log }: MailOptions,
): MailServices {
  return {
    db,
    log,
    transport: SMTP_URL ? createSmtpTransport(SMTP_URL) : undefined,
    shopUrl,
    settingsOf,
    readFile,
    marketInPath: MARKET_IN_PATH,
    sender: parseSender(MAIL_FROM),
  };
}
