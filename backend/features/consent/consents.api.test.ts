import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function send(body: unknown, address = '10.1.2.3', key = 'demo'): Promise<number> {
  const request = new Request('http://shop.test/consents', {
    method: 'POST',
    headers: { 'x-apikey': key },
    body: JSON.stringify(body),
  });
  return (await shop.backend.fetch(request, { address })).status;
}

const rows = () => shop.db.selectFrom('consent').selectAll().execute();

test('Stores a consent once, with version and date and no data of the visitor', async () => {
  const consent = { id: randomUUID(), version: 1, allowed: ['statistics'], at: '1999-01-01T00:00:00Z' };
  expect(await Promise.all([send(consent), send(consent)])).toEqual([200, 200]);
  const stored = await rows();
  expect(stored).toEqual([
    { consent_id: consent.id, version: 1, allowed: ['statistics'], chosen_at: expect.any(Date) },
  ]);
  expect(stored[0]?.chosen_at.getFullYear()).toBeGreaterThan(2000);
});

test('Rejects an invalid consent or API key, and limits requests per network', async () => {
  const consent = () => ({ id: randomUUID(), version: 1, allowed: [] });
  const before = (await rows()).length;
  expect(await send({ ...consent(), allowed: ['everything'] })).toBe(400);
  expect(await send({ ...consent(), id: 'me' })).toBe(400);
  expect(await send({ ...consent(), note: 'x'.repeat(2000) })).toBe(400);
  expect(await send(consent(), '10.1.2.3', 'wrong')).toBe(401);
  expect(await rows()).toHaveLength(before);
  const statuses = [];
  for (let i = 0; i < 70; i++) statuses.push(await send(consent(), '10.9.9.9'));
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect(await send(consent(), '10.8.8.8')).toBe(200);
});
