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

test('A choice is on record once, with version and date and nothing of the visitor', async () => {
  const consent = { id: randomUUID(), version: 1, allowed: ['statistics'], at: '1999-01-01T00:00:00Z' };
  expect(await Promise.all([send(consent), send(consent)])).toEqual([200, 200]);
  const kept = await rows();
  expect(kept).toEqual([
    { consent_id: consent.id, version: 1, allowed: ['statistics'], chosen_at: expect.any(Date) },
  ]);
  expect(kept[0]?.chosen_at.getFullYear()).toBeGreaterThan(2000);
});

test('What is no consent, and who has no key, is refused; nobody fills the record', async () => {
  const consent = () => ({ id: randomUUID(), version: 1, allowed: [] });
  const before = (await rows()).length;
  expect(await send({ ...consent(), allowed: ['everything'] })).toBe(400);
  expect(await send({ ...consent(), id: 'me' })).toBe(400);
  expect(await send({ ...consent(), note: 'x'.repeat(2000) })).toBe(400);
  expect(await send(consent(), '10.1.2.3', 'wrong')).toBe(401);
  expect(await rows()).toHaveLength(before);
  const statuses = [];
  for (let time = 0; time < 70; time++) statuses.push(await send(consent(), '10.9.9.9'));
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect(await send(consent(), '10.8.8.8')).toBe(200);
});
