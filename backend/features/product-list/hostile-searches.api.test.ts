import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { LOCALES } from '#contract/locales.ts';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { queryList, queryListWithFacets } from './query-list.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

const languageIds = Object.values(LOCALES).map(({ iso }) => iso);

describe('A search text without words', () => {
  test.each([
    '?',
    '???',
    '!!!…',
    '- - -',
    '’',
    '"',
    "'",
    '\\',
    '%',
    '_',
    '*',
    '()',
    '[',
    '{}',
    '<>',
    '&&',
    '|',
    '--',
    '/*',
    '\u0000',
    '\u0000\u0000',
    '\ufffd',
    '\ud800',
    '🙂',
    '👩‍👩‍👧',
    '\u200b\u200d',
    '\u0301',
    '∞',
    '→',
    '\u202e',
  ])('finds nothing, without an error: %j', async (searchText) => {
    expect(await queryList(shop, { searchText })).toMatchObject({ count: 0, ids: [] });
  });

  test.each(['', ' ', '\t\n', '\u00a0'])('that is empty does not filter the list: %j', async (searchText) => {
    expect((await queryList(shop, { searchText })).count).toBe((await queryList(shop)).count);
  });
});

describe('Words with punctuation between them', () => {
  test.each([
    '  pippi   långstrump  ',
    'pippi, långstrump!',
    '«Pippi» (Långstrump)',
    'PIPPI LÅNGSTRUMP',
    'pippi\u0000långstrump',
    'pippi🙂långstrump',
    'Pippi\tLångstrump',
    'pippi & långstrump',
    'pi\u00adppi lång\u200bstrump',
    'la\u030angstrump pippi',
    '"pippi långstrump"',
    "pippi långstrump' or 1=1 --",
    'pippi långstrump pippi långstrump',
  ])('are found: %j', async (searchText) => {
    expect((await queryList(shop, { searchText })).names[0]).toBe('Pippi Långstrump');
  });
});

describe('A long search text', () => {
  test.each([LIMITS.searchText + 1, 10_000])('is rejected above the limit: %i characters', async (length) => {
    const { data, errors } = await shop.query(
      'query ($text: String) { products(filter: { searchText: $text }) { count } }',
      {
        text: 'å'.repeat(length),
      },
    );
    expect(data).toEqual({ products: null });
    expect(errors).toEqual([
      {
        message: 'searchText may have 200 characters at most.',
        path: ['products'],
        extensions: { code: 'LIMIT_EXCEEDED' },
      },
    ]);
  });

  test.each([
    'a'.repeat(LIMITS.searchText),
    'å ä ö '.repeat(33),
    'pippi'.repeat(40),
    '1 2 3 4 5 6 7 8 9 0 '.repeat(10),
    'a-b-c-d-e-'.repeat(20),
    `e${'\u0301'.repeat(LIMITS.searchText - 1)}`,
    '🙂'.repeat(LIMITS.searchText / 2),
    '٣'.repeat(LIMITS.searchText),
  ])('is accepted up to the limit: %j', async (searchText) => {
    const list = await queryListWithFacets(shop, { searchText });
    expect(list.count).toBeGreaterThanOrEqual(list.ids.length);
  });
});

test('any text can be searched, and the count equals the number of listed products', async () => {
  const word = fc.constantFrom(
    'pippi',
    'och',
    'the',
    'jansson',
    'å',
    'ø',
    'x',
    '19',
    'KV000100',
    '2000000010007',
  );
  const text = fc
    .array(
      fc.oneof(word, fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('-', '’', '\u0000', '"')),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join(' ').slice(0, LIMITS.searchText));
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...languageIds), async (searchText, languageId) => {
      const list = await queryList(shop, { searchText, includeCollapsed: true }, { languageId });
      expect(list.ids).toHaveLength(Math.min(list.count, LIMITS.listTake));
      expect(new Set(list.ids).size).toBe(list.ids.length);
    }),
  );
});
