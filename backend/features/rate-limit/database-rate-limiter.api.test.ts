import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { createDatabaseRateLimiter, rateLimitJob } from './database-rate-limiter.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const hash = (key: string) => `hash of ${key}`;
/** Two processes that share nothing but the database. */
const processes = () => [createDatabaseRateLimiter(shop.db, hash), createDatabaseRateLimiter(shop.db, hash)];
const limit = { burst: 5, secondsEach: 3600 };

test('Processes count together, also at the same moment, and say how long to wait', async () => {
  const [one, other] = processes();
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => (turn % 2 ? one : other)?.take('guess at anna', limit)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(limit.burst);
  for (const wait of waits.filter((wait) => wait !== 0)) {
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(limit.secondsEach);
  }
  expect(await one?.take('guess at bo', limit)).toBe(0);
});

test('What was given back may be taken again, by either', async () => {
  const [one, other] = processes();
  for (let i = 0; i < limit.burst; i++) await one?.take('right password', limit);
  expect(await other?.take('right password', limit)).toBeGreaterThan(0);
  await one?.giveBack('right password', limit);
  expect(await other?.take('right password', limit)).toBe(0);
});

test('What has grown back leaves nothing behind; what has not stays, and names nobody', async () => {
  const [one] = processes();
  await one?.take('long ago', limit);
  await one?.take('just now', limit);
  await shop.db
    .updateTable('rate_limit')
    .set({ grown_back_at: new Date(Date.now() - 1000) })
    .where('key_hash', '=', hash('long ago'))
    .execute();
  await rateLimitJob(shop.db).runDue(new AbortController().signal);
  const kept = await shop.db.selectFrom('rate_limit').select('key_hash').execute();
  const hashes = kept.map(({ key_hash }) => key_hash);
  expect(hashes).toContain(hash('just now'));
  expect(hashes).not.toContain(hash('long ago'));
});
