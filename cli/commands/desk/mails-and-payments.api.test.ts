import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // Stops the shop's own job, which would send the mails of these tests.
  await shop.backend.close();
});
afterAll(() => shop.close());

const run = (...args: string[]) => runShopCommand(shop, args);

async function insertFailedMail(kind: string, payload: object): Promise<string> {
  const { mail_id } = await shop.db
    .insertInto('mail_outbox')
    .values({
      kind,
      recipient: 'anna@example.com',
      channel_id: '1|se',
      market_id: 'se',
      language_id: 'sv-SE',
      dedupe_key: kind,
      payload: JSON.stringify(payload),
      attempts: 18,
      abandoned_at: new Date(),
      last_error: 'connection refused',
    })
    .returning('mail_id')
    .executeTakeFirstOrThrow();
  return mail_id;
}

test('failed mails are listed and sent again, except those whose secret was deleted', async () => {
  expect((await run('mails', 'list')).out).toBe('None found.\n');
  const failed = await insertFailedMail('back-in-stock', { productName: 'Kallocain', path: '/p/kallocain' });
  const secret = await insertFailedMail('reset-password', {});
  const { out } = await run('mails', 'list');
  expect(out).toMatch(/^MAIL +CREATED +KIND +STATE +TO +ERROR\n/);
  expect(out).toContain('given up');
  expect(JSON.parse((await run('mails', 'list', '--json')).out)).toHaveLength(2);
  expect(await run('mails', 'retry', failed)).toMatchObject({ code: 0 });
  expect(await run('mails', 'retry', secret)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('secret'),
  });
  expect(await run('mails', 'retry', '1; drop')).toMatchObject({ code: 1 });
  const pending = await shop.db
    .selectFrom('mail_outbox')
    .select('mail_id')
    .where('abandoned_at', 'is', null)
    .execute();
  expect(pending).toEqual([{ mail_id: failed }]);
});

test.each([
  ['withdrawals', 'list'],
  ['payments', 'list'],
  ['payments', 'list', '--state', 'failed'],
])('%s %s prints a table or JSON', async (...args) => {
  expect(await run(...args)).toMatchObject({ code: 0, out: 'None found.\n' });
  expect(JSON.parse((await run(...args, '--json')).out)).toEqual([]);
});

test('an unknown payment or state is explained', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  expect(await run('payments', 'check', id)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('no such unfinished payment'),
  });
  expect((await run('payments', 'list', '--state', 'lost')).code).toBe(1);
});
