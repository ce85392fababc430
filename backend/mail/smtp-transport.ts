import { createTransport } from 'nodemailer';
import type { MailSender } from '#backend/config/parse-sender.ts';
import { HopelessMail, type MailTransport } from './mail-transport.ts';

/** Any one step may take so long. All of them together end well before the lease of a mail does. */
const stepMs = 15_000;

/** Sends by SMTP. `smtps://` is encrypted from the first byte, `smtp://` as soon as the server offers it. */
export function createSmtpTransport(url: string, sender: MailSender): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    requireTLS: mustEncrypt(url),
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    // What became of a mail whose connection broke is for the outbox to think about.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, subject, text, html, unsubscribeUrl }) {
      try {
        await smtp.sendMail({
          from: sender,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          headers: {
            // So that no absence note answers.
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}),
          },
        });
      } catch (error) {
        throw isHopeless(error) ? new HopelessMail((error as Error).message) : error;
      }
    },
    close: () => smtp.close(),
  };
}

/** One click in the mail program ends it (RFC 8058), which only https may promise. */
export function unsubscribeHeaders(url: string): Record<string, string> {
  const isOneClick = url.startsWith('https:');
  return {
    'List-Unsubscribe': `<${url}>`,
    ...(isOneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}

/** A password is told to nobody in clear, but on this machine, or where the address says so itself. */
export function mustEncrypt(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** The server knows for good that it will not deliver this. What it says of sender or password may be mended. */
function isHopeless(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
