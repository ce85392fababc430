import { afterEach, describe, expect, test } from 'vitest';
import { describeLogo, loadLogo } from './mail-logo.ts';
import { headerOf, startMailServer } from './mail-server.fixture.ts';
import { type MailTransport, UndeliverableMailError } from './mail-transport.ts';
import { renderMail } from './render-mail.ts';
import { SAMPLE_PAYLOADS } from './sample-payloads.ts';
import { sampleShop } from './sample-shop.fixture.ts';
import { createSmtpTransport, requiresEncryption } from './smtp-transport.ts';

const sender = { name: 'Kvarto Böcker', address: 'hej@kvarto.example' };
const mail = {
  ...renderMail('newsletter-welcome', SAMPLE_PAYLOADS['newsletter-welcome'], {
    locale: 'sv',
    shop: sampleShop,
    shopUrl: 'https://kvarto.example',
  }),
  messageId: '<b6f0a2c4-0000-4000-8000-000000000001@kvarto.example>',
  from: sender,
  to: 'anna@example.com',
  attachments: [],
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function serve(...options: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...options);
  closers.push(() => server.close());
  return server;
}

function transportTo(url: string): MailTransport {
  const transport = createSmtpTransport(url);
  closers.push(() => transport.close());
  return transport;
}

describe('a mail by SMTP', () => {
  test('arrives as text and HTML, with sender, recipient and headers', async () => {
    const { received, port } = await serve();
    await transportTo(`smtp://127.0.0.1:${port}?ignoreTLS=true`).send(mail);
    expect(received).toMatchObject([{ from: sender.address, to: [mail.to] }]);
    const message = received[0]?.message ?? '';
    expect(headerOf(message, 'Message-ID')).toBe(mail.messageId);
    expect(headerOf(message, 'To')).toBe(mail.to);
    expect(headerOf(message, 'From')).toMatch(/<hej@kvarto\.example>$/);
    expect(headerOf(message, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(message, 'List-Unsubscribe')).toBe(`<${mail.unsubscribeUrl}>`);
    expect(headerOf(message, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(message, 'Content-Type')).toContain('multipart/alternative');
    const parts = message.split(/--[-_\w]+\r\n/).map(decode);
    expect(parts.find((part) => part.includes('text/plain'))).toContain('Från och med nu får du boktips');
    expect(parts.find((part) => part.includes('text/html'))).toContain('Från och med nu får du boktips');
  });

  test('contains the logo of the shop, so that nothing is loaded', async () => {
    const { received, port } = await serve();
    const shop = { ...sampleShop, branding: { logo: '0123456789abcdef-300x80.svg' } };
    const logo = await loadLogo(shop, async (name) => Buffer.from(name));
    const context = {
      locale: 'sv',
      shop,
      shopUrl: 'https://kvarto.example',
      logo: describeLogo(shop),
    } as const;
    const rendered = renderMail('newsletter-welcome', SAMPLE_PAYLOADS['newsletter-welcome'], context);
    const attachments = logo ? [logo] : [];
    await transportTo(`smtp://127.0.0.1:${port}?ignoreTLS=true`).send({ ...mail, ...rendered, attachments });
    const message = received[0]?.message ?? '';
    expect(rendered.html).toContain('<img src="cid:logo@shop" width="150" height="40" alt="Kvarto"');
    expect(message).toContain('Content-ID: <logo@shop>');
    expect(message).toContain(Buffer.from('0123456789abcdef-mail.png').toString('base64'));
  });

  test('is sent encrypted, with user name and password', async () => {
    const credentials: unknown[] = [];
    const { received, port } = await serve({
      authOptional: false,
      onAuth({ username, password }, _, done) {
        credentials.push([username, password]);
        done(null, { user: username });
      },
    });
    const query = 'requireTLS=true&tls.rejectUnauthorized=false';
    await transportTo(`smtp://shop:s%40fe@127.0.0.1:${port}?${query}`).send(mail);
    expect(credentials).toEqual([['shop', 's@fe']]);
    expect(received).toMatchObject([{ isSecure: true }]);
  });

  test('is not sent unencrypted where encryption is required', async () => {
    const { received, port } = await serve({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
    const sending = transportTo(`smtp://127.0.0.1:${port}?requireTLS=true`).send(mail);
    await expect(sending).rejects.toThrow();
    expect(received).toEqual([]);
  });

  test('is undeliverable after a permanent error, not after a temporary one', async () => {
    const serveError = (responseCode: number) =>
      serve({ onRcptTo: (_, __, done) => done(Object.assign(new Error('No.'), { responseCode })) });
    const permanent = await serveError(550);
    const temporary = await serveError(451);
    const errorOf = (port: number) =>
      transportTo(`smtp://127.0.0.1:${port}?ignoreTLS=true`)
        .send(mail)
        .catch((error: unknown) => error);
    expect(await errorOf(permanent.port)).toBeInstanceOf(UndeliverableMailError);
    expect(await errorOf(temporary.port)).not.toBeInstanceOf(UndeliverableMailError);
  });

  test('is not undeliverable because of a wrong password', async () => {
    const { port } = await serve({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_, __, done) => done(new Error('Wrong.')),
    });
    const sending = transportTo(`smtp://a:b@127.0.0.1:${port}?ignoreTLS=true`).send(mail);
    const error = await sending.catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(UndeliverableMailError);
  });

  test('fails without crashing if no server listens', async () => {
    const { port } = await serve();
    await closers.pop()?.();
    await expect(transportTo(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toThrow();
  });
});

test.each([
  ['smtp://mail.example', false],
  ['smtp://shop:secret@mail.example:587', true],
  ['smtp://shop:secret@localhost', false],
  ['smtp://shop:secret@127.0.0.1:1025', false],
])('%s requires encryption: %s', (url, isRequired) => {
  expect(requiresEncryption(url)).toBe(isRequired);
});

/** Decodes a part of a mail in base64 or quoted-printable. */
function decode(part: string): string {
  if (/^Content-Transfer-Encoding: base64/im.test(part)) {
    const [head = '', body = ''] = part.split('\r\n\r\n');
    return head + Buffer.from(body, 'base64').toString('utf8');
  }
  const bytes = part
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
