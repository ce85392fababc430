import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (...args: string[]) => runShopCommand(shop, ['gift-cards', ...args]);
const codes = async () => {
  const mails = await shop.db.selectFrom('mail_outbox').select('payload').orderBy('created_at').execute();
  return mails.map(({ payload }) => (payload as { code: string }).code);
};

test('staff issue, list, show, block and renew a gift card, and never see its code', async () => {
  const issued = await run(
    'issue',
    'se',
    '250,50',
    'Anna@example.se',
    '--name',
    'Anna',
    '--message',
    'Tack!',
  );
  expect(issued).toMatchObject({ code: 0, out: 'Issued gift card 1 to anna@example.se.\n' });
  expect((await run('list')).out).toMatch(/1 +250\.50 SEK +waiting +anna@example\.se/);
  await shop.backend.runJobs();
  const [code = ''] = await codes();
  expect((await run('list', '--email', 'anna@example.se')).out).toContain(
    `250.50 SEK  …${code.slice(-4)}  issued`,
  );
  expect((await run('show', '1')).out).toMatch(/Balance +250\.50 SEK\n[\s\S]*250\.50 SEK +issue/);
  const shown = await run('show', '1', '--json');
  expect(JSON.parse(shown.out)).toMatchObject({
    balance: 25_050,
    movements: [{ amount: 25_050, reason: 'issue' }],
  });
  expect(shown.out).not.toContain(code.slice(0, 9));
  expect((await run('block', '1')).out).toBe('Gift card 1 is blocked.\n');
  expect((await run('list')).out).toContain('blocked');
  expect((await run('reissue', '1')).code).toBe(1);
  expect((await run('block', '1', '--undo')).out).toBe('Gift card 1 is unblocked.\n');
  const renewed = await run('reissue', '1', '--email', 'new@example.se');
  expect(renewed.out).toBe('Queued a new code of gift card 1 to new@example.se.\n');
  expect(new Set(await codes()).size).toBe(2);
});

test('an offered value is a product in every market with its currency', async () => {
  expect((await run('offer', 'SEK:510', 'EUR:51')).out).toBe('Offered GIFT-CARD-510-SEK.\n');
  expect((await run('offer', 'SEK:210', 'EUR:21')).code).toBe(0);
  expect((await run('offer', 'SEK:510')).errors).toBe(
    'The gift card gift-card-510-sek is offered already.\n',
  );
  await shop.backend.refreshCatalogue();
  const valuesIn = async (marketId: string, languageId: string) => {
    const response = await shop.backend.fetch(
      new Request('http://shop.test/shop/gift-card-values', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
        body: JSON.stringify({ marketId, languageId }),
      }),
    );
    const { values } = (await response.json()) as { values: { name: string; priceFormatted: string }[] };
    return values.map(({ name, priceFormatted }) => `${name} ${priceFormatted.replace(/\s/g, ' ')}`);
  };
  expect(await valuesIn('se', 'sv-SE')).toEqual(
    expect.arrayContaining(['Presentkort 210 kr', 'Presentkort 510 kr']),
  );
  expect(await valuesIn('fi', 'fi-FI')).toEqual(
    expect.arrayContaining(['Lahjakortti 21,00 €', 'Lahjakortti 51,00 €']),
  );
  expect(String(await valuesIn('no', 'nb-NO'))).not.toMatch(/[25]10/);
});

test('gift wrap is offered and ended', async () => {
  const wrap = (...args: string[]) => runShopCommand(shop, ['gift-wrap', ...args]);
  expect((await wrap('offer', 'SEK:45', 'EUR:4.50')).out).toBe('Offered gift wrap.\n');
  expect((await wrap('offer', 'SEK:0')).errors).toBe('An amount must be more than 0.\n');
  expect((await wrap('end')).out).toBe('Gift wrap is no longer offered.\n');
});

test.each([
  [['offer', 'XXX:1'], 'There is no currency XXX.'],
  [['issue', 'xx', '10', 'a@example.se'], 'There is no market xx.'],
  [['issue', 'se', '0', 'a@example.se'], 'The amount must be more than 0.'],
  [
    ['issue', 'se', '10', 'a@example.se', '--message', 'www.x'],
    'greeting must be a plain text without links.',
  ],
  [['issue', 'se', '10', 'a@example.se', '--date', 'soon'], 'date must be a day within a year.'],
  [['show', '999'], 'There is no gift card 999.'],
  [['block', '999'], 'Gift card 999 does not exist or is not issued yet.'],
])('%s is rejected with one sentence', async (args, message) => {
  expect(await run(...args)).toEqual({ code: 1, out: '', errors: `${message}\n` });
});
