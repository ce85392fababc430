import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Database } from '#backend/database/connection.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { enqueueMail, type NewMail } from './enqueue-mail.ts';
import { headerOf, startMailServer } from './mail-server.fixture.ts';
import { type OutgoingMail, UndeliverableMailError } from './mail-transport.ts';
import { claimDueMails } from './outbox.queries.ts';
import { sampleShop } from './sample-shop.fixture.ts';
import { type MailServices, sendDueMails } from './send-mails.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // Stops the shop's own job, which would send the mails of these tests.
  await shop.backend.close();
});
afterAll(() => shop.close());
beforeEach(async () => void (await shop.db.deleteFrom('mail_outbox').execute()));

/** Sends until no mail is due, as one of a shop's processes does. */
async function sendAll(send?: (mail: OutgoingMail) => Promise<void>, db: Database = shop.db): Promise<void> {
  const services: MailServices = {
    db,
    log: pino({ level: 'silent' }),
    transport: send && { send, close: () => undefined },
    shopUrl: 'https://kvarto.example',
    marketInPath: false,
    settingsOf: () => sampleShop,
    readFile: async () => undefined,
    sender: undefined,
  };
  while (await sendDueMails(services));
}

const scope = { channelId: '1|se', marketId: 'se', languageId: 'fi-FI' };
const createMail = (
  name: string,
  more: Partial<NewMail<'back-in-stock'>> = {},
): NewMail<'back-in-stock'> => ({
  kind: 'back-in-stock',
  to: 'anna@example.fi',
  ...scope,
  dedupeKey: `test:${name}`,
  payload: { productName: name, path: '/p/kallocain' },
  shopUrl: null,
  ...more,
});

const rows = () => shop.db.selectFrom('mail_outbox').selectAll().orderBy('dedupe_key').execute();
const secondsUntil = (date: Date | undefined) => Math.round(((date?.getTime() ?? 0) - Date.now()) / 1000);
/** Makes every later attempt due now. */
const makeAllDue = () => shop.db.updateTable('mail_outbox').set({ next_attempt_at: sql`now()` }).execute();

describe('a mail', () => {
  test('is sent in its language, and marked as sent', async () => {
    const sent: OutgoingMail[] = [];
    expect(await enqueueMail(shop.db, createMail('Kallocain'))).toBe(true);
    await sendAll(async (mail) => void sent.push(mail));
    const [row] = await rows();
    expect(sent).toMatchObject([
      {
        to: 'anna@example.fi',
        subject: 'Kallocain on taas saatavilla',
        messageId: `<${row?.mail_id}@kvarto.example>`,
        text: expect.stringContaining('https://kvarto.example/fi/p/kallocain'),
      },
    ]);
    expect(row).toMatchObject({
      attempts: 1,
      last_error: null,
      abandoned_at: null,
      sent_at: expect.any(Date),
    });
  });

  test('links to the storefront of its request', async () => {
    const sent: OutgoingMail[] = [];
    await enqueueMail(shop.db, createMail('Kallocain', { shopUrl: 'https://kvarto.fi.example' }));
    await sendAll(async (mail) => void sent.push(mail));
    expect(sent[0]?.text).toContain('https://kvarto.fi.example/fi/p/kallocain');
    expect(JSON.stringify(sent)).not.toContain('https://kvarto.example/');
  });

  test('is sent once, however often it is enqueued', async () => {
    const sent: OutgoingMail[] = [];
    const enqueued = Array.from({ length: 10 }, () => enqueueMail(shop.db, createMail('Kallocain')));
    expect((await Promise.all(enqueued)).filter(Boolean)).toHaveLength(1);
    await sendAll(async (mail) => void sent.push(mail));
    expect(await enqueueMail(shop.db, createMail('Kallocain'))).toBe(false);
    await sendAll(async (mail) => void sent.push(mail));
    expect(sent).toHaveLength(1);
  });

  test('is not sent if its transaction is rolled back', async () => {
    const rolledBack = shop.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, createMail('Kallocain'));
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  test('is not sent after it has expired', async () => {
    await enqueueMail(shop.db, createMail('Kallocain', { expiresAt: new Date(Date.now() - 1000) }));
    await sendAll(() => Promise.reject(new Error('It was sent.')));
    expect(await rows()).toMatchObject([{ attempts: 0, abandoned_at: expect.any(Date) }]);
  });

  test('loses its secrets when it was sent, but not in the local mailbox', async () => {
    const reset = { ...createMail('key'), kind: 'reset-password', payload: { resetKey: 'secret' } } as const;
    await enqueueMail(shop.db, reset);
    await sendAll();
    expect(await rows()).toMatchObject([{ payload: { resetKey: 'secret' }, sent_at: expect.any(Date) }]);
    await shop.db.deleteFrom('mail_outbox').execute();
    await enqueueMail(shop.db, reset);
    await sendAll(async () => undefined);
    expect(await rows()).toMatchObject([{ payload: {}, sent_at: expect.any(Date) }]);
  });
});

describe('a mail that cannot be sent', () => {
  const failToSend = () => Promise.reject(new Error('The server is away.'));

  test('is retried after longer and longer pauses', async () => {
    await enqueueMail(shop.db, createMail('Kallocain'));
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      await makeAllDue();
      await sendAll(failToSend);
      const [row] = await rows();
      waits.push(secondsUntil(row?.next_attempt_at));
      // Not due, so it is not sent.
      await sendAll(failToSend);
    }
    expect(waits.map((wait) => Math.round(wait / 30) * 30)).toEqual([30, 60, 120, 240, 480]);
    expect(await rows()).toMatchObject([
      { attempts: 5, last_error: 'Error: The server is away.', abandoned_at: null, sent_at: null },
    ]);
    await makeAllDue();
    await sendAll(async () => undefined);
    expect(await rows()).toMatchObject([{ attempts: 6, last_error: null, sent_at: expect.any(Date) }]);
  });

  test('is given up after the last attempt, and immediately if it is undeliverable', async () => {
    await enqueueMail(shop.db, createMail('late'));
    // One attempt less than the maximum.
    await shop.db.updateTable('mail_outbox').set({ attempts: 17 }).execute();
    await enqueueMail(shop.db, createMail('unknown'));
    await sendAll(({ subject }) =>
      Promise.reject(
        subject.startsWith('unknown') ? new UndeliverableMailError('No such mailbox.') : new Error('Away.'),
      ),
    );
    expect(await rows()).toMatchObject([
      { dedupe_key: 'test:late', attempts: 18, abandoned_at: expect.any(Date) },
      { dedupe_key: 'test:unknown', attempts: 1, abandoned_at: expect.any(Date) },
    ]);
  });

  test('does not block other mails', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await enqueueMail(shop.db, createMail(name));
    const sent: string[] = [];
    await sendAll(async ({ subject }) => {
      if (/^[a-e]/.test(subject)) throw new Error('Away.');
      sent.push(subject[0] ?? '');
    });
    expect(sent.sort()).toEqual(['f', 'g']);
  });

  test('is given up if this version does not know its kind', async () => {
    await enqueueMail(shop.db, { ...createMail('Kallocain'), kind: 'telegram' as 'back-in-stock' });
    await sendAll(async () => undefined);
    expect(await rows()).toMatchObject([{ abandoned_at: expect.any(Date), sent_at: null }]);
  });
});

describe('several processes', () => {
  test('send each mail once when they run at the same time', async () => {
    const sent: string[] = [];
    for (let i = 0; i < 60; i++) await enqueueMail(shop.db, createMail(`mail ${i}`));
    const connections = [1, 2, 3].map(() => connect(shop.databaseUrl, { connections: 3 }));
    await Promise.all(
      connections.map(({ db }) => sendAll(async ({ messageId }) => void sent.push(messageId), db)),
    );
    await Promise.all(connections.map(({ close }) => close()));
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
    expect((await rows()).filter(({ sent_at }) => sent_at === null)).toEqual([]);
  });

  test('take a mail from another process only after its lease', async () => {
    await enqueueMail(shop.db, createMail('Kallocain'));
    const [taken] = await claimDueMails(shop.db, 5, 300);
    const sent: OutgoingMail[] = [];
    await sendAll(async (mail) => void sent.push(mail));
    expect(sent).toEqual([]);
    await makeAllDue();
    await sendAll(async (mail) => void sent.push(mail));
    expect(sent).toMatchObject([{ messageId: `<${taken?.mail_id}@kvarto.example>` }]);
  });

  test('resend a mail with the same Message-ID if a process is killed before it marks the mail as sent', async () => {
    await enqueueMail(shop.db, createMail('Kallocain'));
    const server = await startMailServer({}, async () => {
      // Kills the first process before it receives the server's confirmation.
      if (server.received.length > 1) return;
      const ended = once(first, 'exit');
      first.kill('SIGKILL');
      await ended;
    });
    const start = () =>
      spawn(
        process.execPath,
        [
          '--disable-warning=ExperimentalWarning',
          join(import.meta.dirname, 'sending-process.fixture.ts'),
          shop.databaseUrl,
          server.url,
        ],
        { stdio: 'ignore' },
      );
    const first = start();
    expect(await once(first, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null }]);
    // The lease has not ended, so no other process sends the mail.
    expect(await once(start(), 'exit')).toEqual([0, null]);
    expect(server.received).toHaveLength(1);
    await makeAllDue();
    expect(await once(start(), 'exit')).toEqual([0, null]);
    await server.close();
    expect(await rows()).toMatchObject([{ attempts: 2, sent_at: expect.any(Date) }]);
    const [messageId, secondMessageId] = server.received.map(({ message }) =>
      headerOf(message, 'Message-ID'),
    );
    expect(messageId).toMatch(/^<[\da-f-]{36}@kvarto\.example>$/);
    expect(secondMessageId).toBe(messageId);
  });
});
