import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chosenIds,
  isTidy,
  type ListAddress,
  readListAddress,
  withChoices,
  withPage,
  withSort,
  writeListAddress,
} from './list-address.ts';
import { sortsOf } from './sort-orders.ts';

const sorts = sortsOf('category');
const read = (query: string) => readListAddress(new URLSearchParams(query), sorts);

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const choice = fc.record({ label: text, id: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }) });
const choicesOfOne = fc.uniqueArray(choice, { minLength: 1, maxLength: 5, selector: ({ id }) => id });
const parameter = fc.oneof(
  fc.constantFrom('categories', 'brands', 'skus', 'price', 'discount'),
  fc.string({ minLength: 1, maxLength: 6 }).map((name) => `p-${name}`),
);
const otherName = text.filter(
  (name) => !/^(categories|brands|skus|price|discount|sort|page|p-.+)$/s.test(name),
);
const address: fc.Arbitrary<ListAddress> = fc.record({
  choices: fc.dictionary(parameter, choicesOfOne, { maxKeys: 5, noNullPrototype: true }),
  sort: fc.constantFrom(null, 'MOST_SOLD', 'PRICE', 'PRICE_DESC'),
  page: fc.constantFrom(null, '2', '17'),
  others: fc.array(fc.tuple(otherName, text), { maxLength: 3 }),
});

describe('the address of a list', () => {
  test('is written as §2 has it', () => {
    const all = {
      choices: {
        'p-author': [{ label: 'Selma Lagerlöf', id: 'p_174' }],
        brands: [
          { label: 'Otava', id: 'b_20' },
          { label: 'WSOY', id: 'b_21' },
        ],
        categories: [{ label: 'Lyrik', id: 'c_104' }],
      },
      ...{ sort: 'PRICE', page: '2', others: [['utm_source', 'brev'] as const] },
    };
    expect(writeListAddress(all)).toBe(
      '?utm_source=brev&categories=Lyrik~c_104&brands=Otava~b_20,WSOY~b_21&p-author=Selma%20Lagerl%C3%B6f~p_174&sort=PRICE&page=2',
    );
    expect(writeListAddress(read(''))).toBe('');
  });

  test('read again it is the same, whatever labels and ids hold', () => {
    fc.assert(
      fc.property(address, (given) => {
        const written = writeListAddress(given);
        expect(readListAddress(new URLSearchParams(written), sorts)).toEqual(given);
        expect(isTidy(written, given)).toBe(true);
        // A browser leaves it as it is, so that no redirect leads to itself.
        expect(new URL(`http://shop.example/c/x${written}`).search).toBe(written);
      }),
    );
  });

  test('any query at all is read, and once tidied stays so', () => {
    const query = fc.array(fc.tuple(fc.oneof(parameter, text, fc.constantFrom('sort', 'page')), text));
    fc.assert(
      fc.property(query, (entries) => {
        const once = readListAddress(new URLSearchParams(entries), sorts);
        const { search } = new URL(`http://shop.example/c/x${writeListAddress(once)}`);
        expect(readListAddress(new URLSearchParams(search), sorts)).toEqual(once);
        expect(isTidy(search, once)).toBe(true);
      }),
    );
  });

  test('only ids count, and each once', () => {
    expect(chosenIds(read('brands=Otava~b_20,Other~b_20&brands=~b_21'))).toEqual(['b_20', 'b_21']);
  });

  test.each(['brands=', 'brands=Otava', 'brands=Otava~', 'brands=,,~,', 'p-=x~p_1'])(
    '%s chooses nothing',
    (query) => expect(chosenIds(read(query))).toEqual([]),
  );

  test('a label with a comma that nobody escaped still leads to its id', () => {
    expect(chosenIds(read('p-author=Lagerlöf, Selma~p_174'))).toEqual(['p_174']);
    expect(chosenIds(read('p-author=100% ~ ok~p_5'))).toEqual(['p_5']);
  });

  test('what a form sends one by one is not tidy; the order does not matter', () => {
    const sent = '?brands=Otava%7Eb_20&brands=WSOY%7Eb_21&sort=LATEST';
    expect(isTidy(sent, read(sent))).toBe(false);
    expect(writeListAddress(read(sent))).toBe('?brands=Otava~b_20,WSOY~b_21');
    expect(isTidy('?p-author=Minna+Canth%7Ep_2', read('?p-author=Minna+Canth%7Ep_2'))).toBe(false);
    for (const query of ['', '?sort=PRICE&brands=Otava~b_20', '?utm=a+b&x&&sort=PRICE', '?x=%7E&y=ö'])
      expect([query, isTidy(query, read(query))]).toEqual([query, true]);
  });

  test('orders that are not offered, the usual one and the first page are left out', () => {
    for (const query of ['sort=LATEST', 'sort=RELEVANCE', 'sort=x', 'sort=', 'page=1'])
      expect([query, writeListAddress(read(query))]).toEqual([query, '']);
    expect(readListAddress(new URLSearchParams('sort=LATEST'), sortsOf('search')).sort).toBe('LATEST');
  });

  test('a new choice or order begins at the first page, and leaves everything else', () => {
    const there = read('x=1&brands=Otava~b_20&sort=PRICE&page=3');
    expect(writeListAddress(withChoices(there, 'skus', [{ label: 'Pocket', id: 'k_2' }]))).toBe(
      '?x=1&brands=Otava~b_20&skus=Pocket~k_2&sort=PRICE',
    );
    expect(writeListAddress(withChoices(there, 'brands', []))).toBe('?x=1&sort=PRICE');
    expect(writeListAddress(withSort(there, null))).toBe('?x=1&brands=Otava~b_20');
    expect(writeListAddress(withPage(there, 1))).toBe('?x=1&brands=Otava~b_20&sort=PRICE');
  });

  test('no address chooses more than the commerce API takes', () => {
    const many = Array.from({ length: 5000 }, (_, id) => `x~b_${id}`).join(',');
    expect(chosenIds(read(`brands=${many}`))).toHaveLength(200);
  });
});
