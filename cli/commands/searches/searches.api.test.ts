import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
  await shop.db.deleteFrom('search_count').execute();
  const search = (text: string, languageId: string) =>
    shop.query(
      `query ($text: String, $languageId: String) {
        products(filter: { searchText: $text }, take: 24, languageId: $languageId) { count }
      }`,
      { text, languageId },
    );
  for (let i = 0; i < 3; i++) await search('selma lagerlöf', 'sv-SE');
  for (let i = 0; i < 2; i++) await search('qqqqxxxx', 'sv-SE');
  await search('zzzzvvvv', 'fi-FI');
  await search('anna@example.com', 'sv-SE');
  await shop.backend.writeSearches();
});
afterAll(() => shop.close());

const run = (...args: string[]) => runShopCommand(shop, ['searches', ...args]);

describe('The command searches', () => {
  test('lists the most frequent searches', async () => {
    const { out } = await run();
    expect(out.split('\n')).toEqual([
      'Searches  Without results  Language  Term',
      '       3                0  sv        selma lagerlöf',
      '       2                2  sv        qqqqxxxx',
      '       1                1  fi        zzzzvvvv',
      '',
    ]);
  });

  test('lists searches without results of one language as JSON', async () => {
    const { out } = await run('--without-hits', '--language', 'sv', '--days', '7', '--json');
    expect(JSON.parse(out)).toEqual([{ language: 'sv', term: 'qqqqxxxx', searches: 2, withoutHits: 2 }]);
  });

  test('says that there were none', async () => {
    expect((await run('--without-hits', '--language', 'da')).out).toBe(
      'No searches without results in 30 days.\n',
    );
  });

  test('rejects an unknown language and a period that is too long', async () => {
    expect((await run('--language', 'xx')).errors).toContain('Expected one of');
    expect((await run('--days', '400')).errors).toContain('from 1 to 90');
  });
});
