import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { commandsOf } from '../../../tests/operations/documented-commands.ts';
import { isPublic } from '../../public-start.ts';
import { readSettings } from '../../settings.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(stripe);
});
afterAll(() => shop.close());

const commands = commandsOf('payments.md', 'Stripe');
const startingWith = (text: string) => commands.filter((line) => line.includes(text));

test('the page has commands of three kinds', () => {
  const known = [startingWith('npm start'), startingWith('npm run shop -- '), startingWith('curl ')].flat();
  expect(known.sort()).toEqual([...commands].sort());
  expect(known.length).toBeGreaterThan(3);
});

test('its test mode starts on this machine only, without the sandbox', () => {
  const [line = ''] = startingWith('npm start');
  const variables = Object.fromEntries(
    [...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
  const settings = readSettings(variables);
  expect([settings.SANDBOX, isPublic(settings)]).toEqual([false, false]);
});

test.each(startingWith('npm run shop -- '))('%s', async (line) => {
  const { code, errors } = await runShopCommand(shop, line.replace('npm run shop -- ', '').split(' '));
  expect(code, errors).toBe(0);
});

test('an event without a signature gets the status that the page names', async () => {
  const [line = ''] = startingWith('curl ');
  const [url = ''] = /https:\S+/.exec(line) ?? [];
  const [, body = ''] = /--data '([^']+)'/.exec(line) ?? [];
  const { pathname } = new URL(url);
  const request = new Request(`http://shop.test${pathname}`, { method: 'POST', body });
  expect((await shop.backend.fetch(request)).status).toBe(400);
});
