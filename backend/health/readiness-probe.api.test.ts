import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A probe may return the previous result for a second. */
const readiness = (prepare?: () => Promise<unknown>) =>
  expect.poll(
    async () => {
      await prepare?.();
      return shop.backend.checkReadiness();
    },
    { timeout: 20_000 },
  );

test('a started shop is ready', async () => {
  await readiness().toEqual({
    checks: { database: 'ok', migrations: 'ok', index: 'ok', queues: 'ok' },
    lagSeconds: { index: 0, queues: 0 },
  });
});

test('changes that the index does not follow make it unready', async () => {
  const { product_id } = await shop.db.selectFrom('product').select('product_id').executeTakeFirstOrThrow();
  // Before each probe, because a background job may apply the change at any time.
  const addOldChange = () =>
    sql`insert into catalogue_change (product_id, changed_at)
      values (${product_id}, now() - interval '2 minutes')`.execute(shop.db);
  await readiness(addOldChange).toMatchObject({ checks: { index: 'failed' } });
  await shop.backend.refreshCatalogue();
  await readiness().toMatchObject({ checks: { index: 'ok' } });
});

test('a webhook event that nothing handles is late', async () => {
  const event = { provider_key: 'sandbox', event_id: 'late', payload: JSON.stringify({ reference: 'none' }) };
  const due = { next_attempt_at: sql<Date>`now() - interval '10 minutes'` };
  await shop.db
    .insertInto('payment_event')
    .values({ ...event, ...due })
    .execute();
  await readiness().toMatchObject({ checks: { database: 'ok', queues: 'late' } });
  await shop.db.deleteFrom('payment_event').execute();
});

test('a database with fewer migrations than the program is not ready', async () => {
  await sql`update kysely_migration set name = 'other' where name = (select max(name) from kysely_migration)`.execute(
    shop.db,
  );
  await readiness().toMatchObject({ checks: { migrations: 'failed' } });
});
