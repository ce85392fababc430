import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (...args: string[]) => runShopCommand(shop, ['api-keys', ...args]);

test('staff create, list, change and revoke a key, and see it once', async () => {
  const created = await run(
    'create',
    'Sales portal',
    '--scope',
    'server',
    '--origin',
    'https://one.example/',
    '--origin',
    'http://127.0.0.1:4399',
    '--limit',
    '600',
  );
  expect(created).toMatchObject({ code: 0, errors: '' });
  const key = created.out.trim();
  expect(key).toMatch(/^server_[\w-]{32}$/);
  const listed = await run('list');
  expect(listed.out).toMatch(
    /Sales portal +server +https:\/\/one\.example http:\/\/127\.0\.0\.1:4399 +600 +optional +valid/,
  );
  expect(listed.out).toMatch(/Demo server +server +unlimited +optional +valid on this machine/);
  expect(listed.out).not.toContain(key);
  expect((await run('change', 'Sales portal', '--no-limit', '--require-consents')).out).toBe(
    'Changed Sales portal.\n',
  );
  expect((await run('list')).out).toMatch(/Sales portal .*127\.0\.0\.1:4399 +unlimited +required +valid/);
  await run('change', 'Sales portal', '--no-origins', '--no-require-consents');
  const keys = JSON.parse((await run('list', '--json')).out);
  expect(keys.find(({ name }: { name: string }) => name === 'Sales portal')).toMatchObject({
    origins: [],
    requests_per_minute: null,
    requires_consents: false,
  });
  expect((await run('revoke', 'Sales portal')).out).toBe('Revoked Sales portal.\n');
  expect((await run('list')).out).toMatch(/Sales portal .* revoked/);
});

test.each([
  [['create', 'Demo server', '--scope', 'server'], 'There is a key called Demo server already.'],
  [['change', 'Nothing', '--no-limit'], 'There is no valid key called Nothing.'],
  [['change', 'Demo server'], 'Name at least one change.'],
  [['revoke', 'Nothing'], 'There is no valid key called Nothing.'],
])('%s is rejected with one sentence', async (args, message) => {
  expect(await run(...args)).toEqual({ code: 1, out: '', errors: `${message}\n` });
});

test.each([
  [['create', 'New', '--scope', 'admin'], 'Expected one of storefront, server.'],
  [['create', 'New', '--scope', 'server', '--origin', 'https://a.example/path'], 'address without a path'],
  [['create', '<b>', '--scope', 'server'], 'letters and digits'],
])('%s is not accepted', async (args, message) => {
  const { code, errors } = await run(...args);
  expect([code, errors.includes(message)]).toEqual([1, true]);
});
