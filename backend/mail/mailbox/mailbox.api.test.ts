import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { enqueueMail } from '../enqueue-mail.ts';
import { MAIL_KINDS } from '../render-mail.ts';
import { canOpenMailbox } from './mailbox.http.ts';

let shop: TestShop;
let mailId: string;
beforeAll(async () => {
  shop = await openTestShop();
  await enqueueMail(shop.db, {
    kind: 'back-in-stock',
    to: '<b>anna@example.com',
    channelId: '1|se',
    marketId: 'se',
    languageId: 'sv-SE',
    dedupeKey: 'test',
    payload: { productName: 'Kallocain <script>', path: '/p/kallocain' },
    shopUrl: null,
  });
  await shop.backend.runJobs();
  const row = await shop.db.selectFrom('mail_outbox').select('mail_id').executeTakeFirstOrThrow();
  mailId = row.mail_id;
});
afterAll(() => shop.close());

const localClient = { address: '127.0.0.1', host: 'localhost:3001', isForwarded: false };

async function open(path: string, { address, host } = localClient) {
  const request = new Request(`http://commerce.internal${path}`, { headers: { host } });
  const response = await shop.backend.fetch(request, { address });
  const policy = response.headers.get('content-security-policy') ?? '';
  return { status: response.status, policy, headers: response.headers, body: await response.text() };
}

describe('the mailbox', () => {
  test('lists and displays mails', async () => {
    const list = await open('/mailbox');
    expect(list.body).toContain(
      `<a href="/mailbox/${mailId}">Kallocain &lt;script&gt; går att köpa igen</a>`,
    );
    expect(list.body).toContain('&lt;b&gt;anna@example.com');
    expect(list.body).toContain('delivered');
    const mail = await open(`/mailbox/${mailId}`);
    expect(mail.body).toContain(`<iframe src="/mailbox/${mailId}/html"`);
    expect(mail.body).toContain('http://localhost:3000/p/kallocain');
    for (const { policy, headers } of [list, mail]) {
      expect(policy).toContain("default-src 'none'; style-src 'self'");
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('allows a mail only to open its links', async () => {
    const { body, policy } = await open(`/mailbox/${mailId}/html`);
    expect(body).toContain('<h2');
    expect(body).not.toContain('<script');
    expect(policy).toMatch(/default-src 'none';.*; sandbox allow-popups allow-popups-to-escape-sandbox$/);
  });

  test.each(['/mailbox/none', `/mailbox/${randomUUID()}`, '/mailbox/preview/none/sv', '/mailbox/preview/x'])(
    'responds 404 at %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  test('previews each kind of mail in each language', async () => {
    const list = await open('/mailbox/preview');
    for (const kind of MAIL_KINDS)
      for (const locale of LOCALE_CODES) {
        const url = `/mailbox/preview/${kind}/${locale}`;
        expect(list.body).toContain(`href="${url}"`);
        expect((await open(url)).status).toBe(200);
        expect((await open(`${url}/html`)).body).toContain(`<html lang="${locale}-`);
      }
  });

  test('responds 404 to other machines and host names', async () => {
    expect((await open('/mailbox')).status).toBe(200);
    expect((await open('/mailbox', { ...localClient, address: '192.0.2.1' })).status).toBe(404);
    expect((await open('/mailbox', { ...localClient, host: 'rebound.example:3001' })).status).toBe(404);
  });
});

describe('access', () => {
  const local = { MAILBOX: 'local' } as const;
  const remoteClient = { address: '192.0.2.1', host: 'shop.example', isForwarded: false };

  test.each([
    { address: '127.0.0.1', host: '127.0.0.1:3001' },
    { address: '::1', host: '[::1]:3001' },
    { address: '::ffff:127.0.0.1', host: 'localhost' },
  ])('is given to a client on this machine: %o', (caller) => {
    expect(canOpenMailbox(local, { ...caller, isForwarded: false })).toBe(true);
  });

  test.each([
    remoteClient,
    { address: '127.0.0.1', host: 'shop.example' },
    { address: '127.0.0.1', host: 'localhost.evil.example' },
    { address: '192.0.2.1', host: 'localhost' },
    { address: 'unknown', host: 'localhost' },
    { address: '127.0.0.1', host: '' },
  ])('is denied to %o', (caller) => {
    expect(canOpenMailbox(local, { ...caller, isForwarded: false })).toBe(false);
  });

  test.each(['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'])(
    'is denied to a client of a proxy on this machine, which sends %s',
    async (name) => {
      const request = new Request('http://commerce.internal/mailbox', {
        headers: { host: 'localhost:3001', [name]: '203.0.113.5' },
      });
      const response = await shop.backend.fetch(request, { address: '127.0.0.1' });
      expect(response.status).toBe(404);
    },
  );

  test('is denied if mails are sent, the shop is public, or the mailbox is off', () => {
    expect(canOpenMailbox({ ...local, SMTP_URL: 'smtp://mail.example' }, localClient)).toBe(false);
    expect(canOpenMailbox({ ...local, PUBLIC_URL: 'https://shop.example' }, localClient)).toBe(false);
    expect(canOpenMailbox({ MAILBOX: 'off' }, localClient)).toBe(false);
  });

  test('is given to all with MAILBOX=on', () => {
    expect(canOpenMailbox({ MAILBOX: 'on', PUBLIC_URL: 'https://shop.example' }, remoteClient)).toBe(true);
  });
});
