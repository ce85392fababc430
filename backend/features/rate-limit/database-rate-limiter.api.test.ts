import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { cleanUpRateLimits, createDatabaseRateLimiter } from './database-rate-limiter.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const hash = (key: string) => `hash of ${key}`;
/** Two processes that share nothing but the database. */
const processes = () => [createDatabaseRateLimiter(shop.db, hash), createDatabaseRateLimiter(shop.db, hash)];
const rateLimit = { limit: 5, windowSeconds: 5 * 3600 };

test('Processes count together, even concurrently, and return how long to wait', async () => {
  const [one, other] = processes();
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other)?.take('guess at anna', rateLimit)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(rateLimit.limit);
  for (const wait of waits.filter((wait) => wait !== 0)) {
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(rateLimit.windowSeconds / rateLimit.limit);
  }
  expect(await one?.take('guess at bo', rateLimit)).toBe(0);
});

test('Keys that are counted together have limits of their own', async () => {
  const [one] = processes();
  const limits = { few: 1, some: 2, many: 3 };
  const takeAll = () =>
    Promise.all(
      Object.entries(limits).map(async ([key, limit]) => {
        const wait = await one?.take(`together: ${key}`, { limit, windowSeconds: limit * 1000 });
        return wait === 0;
      }),
    );
  expect(await takeAll()).toEqual([true, true, true]);
  expect(await takeAll()).toEqual([false, true, true]);
  expect(await takeAll()).toEqual([false, false, true]);
  expect(await takeAll()).toEqual([false, false, false]);
});

test('Either process can use an attempt that was given back', async () => {
  const [one, other] = processes();
  for (let i = 0; i < rateLimit.limit; i++) await one?.take('right password', rateLimit);
  expect(await other?.take('right password', rateLimit)).toBeGreaterThan(0);
  await one?.giveBack('right password', rateLimit);
  expect(await other?.take('right password', rateLimit)).toBe(0);
});

test('The job deletes expired counts only, and stored keys are hashes', async () => {
  const [one] = processes();
  await one?.take('long ago', rateLimit);
  await one?.take('just now', rateLimit);
  await shop.db
    .updateTable('rate_limit')
    .set({ grown_back_at: new Date(Date.now() - 1000) })
    .where('key_hash', '=', hash('long ago'))
    .execute();
  await cleanUpRateLimits(shop.db);
  const rows = await shop.db.selectFrom('rate_limit').select('key_hash').execute();
  const hashes = rows.map(({ key_hash }) => key_hash);
  expect(hashes).toContain(hash('just now'));
  expect(hashes).not.toContain(hash('long ago'));
});
