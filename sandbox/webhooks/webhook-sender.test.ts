import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ledger } from '../ledger/ledger.ts';
import { eventsOf, recordEvent } from './events.ts';
import { WebhookSender } from './webhook-sender.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-webhooks-'));
const ledger = new Ledger(folder);
const logged: Record<string, unknown>[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(JSON.parse(line)) });
const webhooks = new WebhookSender(ledger, { url: 'http://shop.test/events', secret: 'secret', log });
afterAll(() => {
  ledger.close();
  rmSync(folder, { recursive: true });
});

const reference = 'sp_1';
ledger.run(
  `insert into payment (reference, request_key, request, digest, state, created_at, updated_at) values (?, 'key', '{}', '', 'pending', 0, 0)`,
  reference,
);
const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  logged.splice(0);
  ledger.run('delete from event');
  vi.stubGlobal('fetch', fetchMock.mockReset());
  recordEvent(ledger, reference, 'payment.authorized', Date.now());
});
afterEach(() => void vi.unstubAllGlobals());

const event = () => eventsOf(ledger, reference)[0];

test('an accepted event is sent once and not logged', async () => {
  fetchMock.mockImplementation(async () => new Response(null, { status: 204 }));
  await webhooks.sendDue();
  await webhooks.sendDue();
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(event()).toMatchObject({ attempts: 1, last_answer: '204' });
  expect(logged).toEqual([]);
});

test.each([
  ['a status of the shop', async () => new Response(null, { status: 503 }), '503'],
  ['an unreachable shop', () => Promise.reject(new TypeError('fetch failed')), 'TypeError'],
])('a failed delivery is logged once, without the reference: %s', async (_, respond, result) => {
  fetchMock.mockImplementation(respond);
  await webhooks.sendDue();
  // The retry is not due yet.
  await webhooks.sendDue();
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(logged).toMatchObject([
    {
      level: 40,
      msg: 'webhook delivery failed, will retry',
      eventId: event()?.event_id,
      kind: 'payment.authorized',
      attempt: 1,
      delayMs: 1000,
      result,
    },
  ]);
  expect(JSON.stringify(logged)).not.toContain(reference);
});

test('the last failed attempt is logged as an error', async () => {
  fetchMock.mockImplementation(async () => new Response(null, { status: 500 }));
  ledger.run('update event set attempts = 11');
  await webhooks.sendDue();
  expect(event()).toMatchObject({ attempts: 12, due_at: null });
  expect(logged).toMatchObject([
    { level: 50, msg: 'webhook delivery failed, no attempts left', attempt: 12 },
  ]);
});

test('a broken ledger rejects the run, and the next one sends', async () => {
  const broken = vi.spyOn(ledger, 'all').mockImplementationOnce(() => {
    throw new Error('database is locked');
  });
  await expect(webhooks.sendDue()).rejects.toThrow('database is locked');
  broken.mockRestore();
  fetchMock.mockImplementation(async () => new Response(null, { status: 204 }));
  await webhooks.sendDue();
  expect(event()?.delivered_at).not.toBeNull();
});
