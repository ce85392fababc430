import type { Transporter } from 'nodemailer';
import { type MailTransport, UndeliverableMailError } from './mail-transport.ts';

/** The timeout of each step. All steps together end well before the lease of the mail. */
const stepTimeoutMs = 15_000;

/** Sends by SMTP. `smtps://` is encrypted from the first byte, `smtp://` as soon as the server offers it. */
export function createSmtpTransport(url: string): MailTransport {
  let opened: Promise<Transporter> | undefined;
  return {
    async send({ messageId, from, to, subject, text, html, unsubscribeUrl, attachments }) {
      opened ??= openSmtp(url);
      const smtp = await opened;
      try {
        await smtp.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          attachments: attachments.map(({ cid, fileName, contentType, bytes }) => ({
            cid,
            filename: fileName,
            contentType,
            content: Buffer.from(bytes),
            contentDisposition: 'inline' as const,
          })),
          headers: {
            // Prevents out-of-office replies (RFC 3834).
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}),
          },
        });
      } catch (error) {
        throw isPermanent(error) ? new UndeliverableMailError((error as Error).message) : error;
      }
    },
    close: () => void opened?.then((smtp) => smtp.close()),
  };
}

/** The library is loaded on demand: workers that send no mail need no memory for it. */
async function openSmtp(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    requireTLS: requiresEncryption(url),
    dnsTimeout: stepTimeoutMs,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    // The outbox retries a mail whose connection broke.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** One-click unsubscribe (RFC 8058) requires https. */
function unsubscribeHeaders(url: string): Record<string, string> {
  const isOneClick = url.startsWith('https:');
  return {
    'List-Unsubscribe': `<${url}>`,
    ...(isOneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}

/** A URL with a user name requires TLS, so that the password is encrypted, unless the server is on this machine. */
export function requiresEncryption(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** The server rejects this mail permanently. Errors of sender or password can be fixed, so they are retried. */
function isPermanent(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
