import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Database } from '#backend/database/connection.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { enqueueMail, type NewMail } from './enqueue-mail.ts';
import { type MailHouse, mailJob } from './mail-job.ts';
import { headerOf, startMailServer } from './mail-server.fixture.ts';
import { HopelessMail, type OutgoingMail } from './mail-transport.ts';
import { claimDueMails } from './outbox.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // Its own job would send what is enqueued here.
  await shop.backend.close();
});
afterAll(() => shop.close());
beforeEach(async () => void (await shop.db.deleteFrom('mail_outbox').execute()));

const never = new AbortController().signal;

/** Sends until nothing is due, by one of a shop's processes. */
async function sendAll(send?: (mail: OutgoingMail) => Promise<void>, db: Database = shop.db): Promise<void> {
  const house: MailHouse = {
    db,
    log: pino({ level: 'silent' }),
    transport: send && { send, close: () => undefined },
    shopUrl: 'https://kvarto.example',
    marketInPath: false,
    senderDomain: 'kvarto.example',
  };
  const { runDue } = mailJob(house);
  while (await runDue(never));
}

const place = { channelId: '1|se', marketId: 'se', languageId: 'fi-FI' };
const told = (name: string, more: Partial<NewMail<'back-in-stock'>> = {}): NewMail<'back-in-stock'> => ({
  kind: 'back-in-stock',
  to: 'anna@example.fi',
  ...place,
  dedupeKey: `test:${name}`,
  payload: { productName: name, path: '/p/kallocain' },
  ...more,
});

const rows = () => shop.db.selectFrom('mail_outbox').selectAll().orderBy('dedupe_key').execute();
const secondsUntil = (moment: Date | undefined) => Math.round(((moment?.getTime() ?? 0) - Date.now()) / 1000);
/** As if so much time had passed: what is due later is due now. */
const letTimePass = () => shop.db.updateTable('mail_outbox').set({ next_attempt_at: sql`now()` }).execute();

describe('A mail', () => {
  test('is sent in its language, and noted as sent', async () => {
    const sent: OutgoingMail[] = [];
    expect(await enqueueMail(shop.db, told('Kallocain'))).toBe(true);
    await sendAll(async (mail) => void sent.push(mail));
    const [row] = await rows();
    expect(sent).toMatchObject([
      {
        to: 'anna@example.fi',
        subject: 'Kallocain on taas varastossa',
        messageId: `<${row?.mail_id}@kvarto.example>`,
        text: expect.stringContaining('https://kvarto.example/fi/p/kallocain'),
      },
    ]);
    expect(row).toMatchObject({
      attempts: 1,
      last_error: null,
      given_up_at: null,
      sent_at: expect.any(Date),
    });
  });

  test('is sent once, however often it is enqueued', async () => {
    const sent: OutgoingMail[] = [];
    const enqueued = Array.from({ length: 10 }, () => enqueueMail(shop.db, told('Kallocain')));
    expect((await Promise.all(enqueued)).filter(Boolean)).toHaveLength(1);
    await sendAll(async (mail) => void sent.push(mail));
    expect(await enqueueMail(shop.db, told('Kallocain'))).toBe(false);
    await sendAll(async (mail) => void sent.push(mail));
    expect(sent).toHaveLength(1);
  });

  test('of something that was taken back is not sent', async () => {
    const takenBack = shop.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, told('Kallocain'));
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    expect(await rows()).toEqual([]);
  });

  test('that has become useless is not sent', async () => {
    await enqueueMail(shop.db, told('Kallocain', { expiresAt: new Date(Date.now() - 1000) }));
    await sendAll(() => Promise.reject(new Error('It was sent.')));
    expect(await rows()).toMatchObject([{ attempts: 0, given_up_at: expect.any(Date) }]);
  });

  test('that opens something is forgotten when it was sent, but stays in the local mailbox', async () => {
    const reset = { ...told('key'), kind: 'reset-password', payload: { resetKey: 'secret' } } as const;
    await enqueueMail(shop.db, reset);
    await sendAll();
    expect(await rows()).toMatchObject([{ payload: { resetKey: 'secret' }, sent_at: expect.any(Date) }]);
    await shop.db.deleteFrom('mail_outbox').execute();
    await enqueueMail(shop.db, reset);
    await sendAll(async () => undefined);
    expect(await rows()).toMatchObject([{ payload: {}, sent_at: expect.any(Date) }]);
  });

  test('is deleted after some months, if it was sent', async () => {
    await enqueueMail(shop.db, told('old'));
    await sendAll(async () => undefined);
    await enqueueMail(shop.db, told('waiting', { payload: { productName: 'Waiting', path: '/' } }));
    await shop.db.updateTable('mail_outbox').set({ created_at: sql`now() - interval '91 days'` }).execute();
    await sendAll(() => Promise.reject(new Error('No server.')));
    expect(await rows()).toMatchObject([{ dedupe_key: 'test:waiting' }]);
  });
});

describe('A mail that cannot be sent', () => {
  const away = () => Promise.reject(new Error('The server is away.'));

  test('is tried again after a while, each time a longer one', async () => {
    await enqueueMail(shop.db, told('Kallocain'));
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      await letTimePass();
      await sendAll(away);
      const [row] = await rows();
      waits.push(secondsUntil(row?.next_attempt_at));
      // Not due: nothing happens.
      await sendAll(away);
    }
    expect(waits.map((wait) => Math.round(wait / 30) * 30)).toEqual([30, 60, 120, 240, 480]);
    expect(await rows()).toMatchObject([
      { attempts: 5, last_error: 'Error: The server is away.', given_up_at: null, sent_at: null },
    ]);
    await letTimePass();
    await sendAll(async () => undefined);
    expect(await rows()).toMatchObject([{ attempts: 6, last_error: null, sent_at: expect.any(Date) }]);
  });

  test('is given up in the end, and at once when there is no hope', async () => {
    await enqueueMail(shop.db, told('late'));
    await shop.db.updateTable('mail_outbox').set({ attempts: 17 }).execute();
    await enqueueMail(shop.db, told('nobody'));
    await sendAll(({ subject }) =>
      Promise.reject(
        subject.startsWith('nobody') ? new HopelessMail('Nobody lives here.') : new Error('Away.'),
      ),
    );
    expect(await rows()).toMatchObject([
      { dedupe_key: 'test:late', attempts: 18, given_up_at: expect.any(Date) },
      { dedupe_key: 'test:nobody', attempts: 1, given_up_at: expect.any(Date) },
    ]);
  });

  test('does not keep others from being sent', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await enqueueMail(shop.db, told(name));
    const sent: string[] = [];
    await sendAll(async ({ subject }) => {
      if (/^[a-e]/.test(subject)) throw new Error('Away.');
      sent.push(subject[0] ?? '');
    });
    expect(sent.sort()).toEqual(['f', 'g']);
  });

  test('of a kind that this version does not know is given up', async () => {
    await enqueueMail(shop.db, { ...told('Kallocain'), kind: 'telegram' as 'back-in-stock' });
    await sendAll(async () => undefined);
    expect(await rows()).toMatchObject([{ given_up_at: expect.any(Date), sent_at: null }]);
  });
});

describe('Several processes', () => {
  test('send each mail once, at the same moment', async () => {
    const sent: string[] = [];
    for (let i = 0; i < 60; i++) await enqueueMail(shop.db, told(`mail ${i}`));
    const connections = [1, 2, 3].map(() => connect(shop.databaseUrl, { connections: 3 }));
    await Promise.all(
      connections.map(({ db }) => sendAll(async ({ messageId }) => void sent.push(messageId), db)),
    );
    await Promise.all(connections.map(({ close }) => close()));
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
    expect((await rows()).filter(({ sent_at }) => sent_at === null)).toEqual([]);
  });

  test('leave a mail alone that another is sending, until it must be dead', async () => {
    await enqueueMail(shop.db, told('Kallocain'));
    const [taken] = await claimDueMails(shop.db, 5, 300);
    const sent: OutgoingMail[] = [];
    await sendAll(async (mail) => void sent.push(mail));
    expect(sent).toEqual([]);
    await letTimePass();
    await sendAll(async (mail) => void sent.push(mail));
    expect(sent).toMatchObject([{ messageId: `<${taken?.mail_id}@kvarto.example>` }]);
  });

  test('of which one is killed before it knows that a mail was taken: another sends it, known as the same', async () => {
    await enqueueMail(shop.db, told('Kallocain'));
    const server = await startMailServer({}, async () => {
      // The first of them gets no answer any more.
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
    // As long as it could still be alive, nobody interferes.
    expect(await once(start(), 'exit')).toEqual([0, null]);
    expect(server.received).toHaveLength(1);
    await letTimePass();
    expect(await once(start(), 'exit')).toEqual([0, null]);
    await server.close();
    expect(await rows()).toMatchObject([{ attempts: 2, sent_at: expect.any(Date) }]);
    const [messageId, again] = server.received.map(({ message }) => headerOf(message, 'Message-ID'));
    expect(messageId).toMatch(/^<[\da-f-]{36}@kvarto\.example>$/);
    expect(again).toBe(messageId);
  });
});
