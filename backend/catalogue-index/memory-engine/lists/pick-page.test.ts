import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBitSet, hasBit, setBit } from '../storage/bit-set.ts';
import type { IndexStore } from '../storage/index-store.ts';
import { AddedRows } from './added-rows.ts';
import { firstInOrder, type PageRequest, pickPage } from './pick-page.ts';

const swedish = 0;
const english = 1;
const noLanguage = 255;

interface Row {
  isInPreviousEntry: boolean;
  variantLanguage: number;
  stockStatus: number;
  price: number;
  isMatch: boolean;
  key: number;
}

const row: fc.Arbitrary<Row> = fc.record({
  isInPreviousEntry: fc.boolean(),
  variantLanguage: fc.constantFrom(swedish, english, noLanguage),
  stockStatus: fc.nat(2),
  price: fc.nat(3),
  isMatch: fc.boolean(),
  key: fc.nat(4),
});
const rows = fc.array(row, { maxLength: 60 });

/** A store with only the columns that pick-page.ts reads. */
function storeOf(sampleRows: readonly Row[]): IndexStore {
  const entry: number[] = [];
  for (const [index, { isInPreviousEntry }] of sampleRows.entries())
    entry.push(isInPreviousEntry ? (entry[index - 1] ?? 0) : index);
  return {
    count: sampleRows.length,
    numbers: { entry: { data: Int32Array.from(entry) } },
    bytes: {
      variantLanguage: { data: Uint8Array.from(sampleRows, ({ variantLanguage }) => variantLanguage) },
      stockStatus: { data: Uint8Array.from(sampleRows, ({ stockStatus }) => stockStatus) },
    },
  } as unknown as IndexStore;
}

function requestOf(
  sampleRows: readonly Row[],
  { collapseFor: language, ...page }: Pick<PageRequest, 'skip' | 'take'> & { collapseFor: number | null },
): PageRequest {
  const bits = createBitSet(sampleRows.length);
  for (const [index, { isMatch }] of sampleRows.entries()) if (isMatch) setBit(bits, index);
  const selling = Int32Array.from(sampleRows, ({ price }) => price);
  return {
    rows: bits,
    matchCount: sampleRows.filter(({ isMatch }) => isMatch).length,
    collapseFor: language === null ? null : { language, prices: { selling } },
    ...page,
  };
}

/** For each list entry the best matching row by language, stock, price and id. */
function expectedRepresentatives(sampleRows: readonly Row[], collapseFor: number | null): number[] {
  const matching = sampleRows.flatMap(({ isMatch }, index) => (isMatch ? [index] : []));
  if (collapseFor === null) return matching;
  const entries = storeOf(sampleRows).numbers.entry.data;
  const rankOf = (index: number) => {
    const { variantLanguage = noLanguage, stockStatus = 0, price = 0 } = sampleRows[index] ?? {};
    return Number(variantLanguage !== collapseFor) * 1000 + stockStatus * 100 + price;
  };
  return [...Map.groupBy(matching, (index) => entries[index]).values()].flatMap(
    (editions) => editions.toSorted((a, b) => rankOf(a) - rankOf(b) || a - b)[0] ?? [],
  );
}

const collapseFor = fc.constantFrom(null, swedish, english);

const byKey = (sampleRows: readonly Row[]) => (a: number, b: number) =>
  (sampleRows[a]?.key ?? 0) - (sampleRows[b]?.key ?? 0) || b - a;

describe('firstInOrder', () => {
  test('returns one row per list entry: in the reader’s language, then available, then cheapest, then first', () => {
    fc.assert(
      fc.property(rows, collapseFor, (sampleRows, language) => {
        const request = requestOf(sampleRows, { skip: 0, take: 0, collapseFor: language });
        const found = firstInOrder(storeOf(sampleRows), request, byKey(sampleRows), sampleRows.length);
        expect(found).toEqual(expectedRepresentatives(sampleRows, language).sort(byKey(sampleRows)));
      }),
    );
  });

  test('returns the same rows as sorting all of them', () => {
    fc.assert(
      fc.property(rows, collapseFor, fc.nat(20), (sampleRows, language, needed) => {
        const request = requestOf(sampleRows, { skip: 0, take: 0, collapseFor: language });
        const sorted = expectedRepresentatives(sampleRows, language).sort(byKey(sampleRows));
        const found = firstInOrder(storeOf(sampleRows), request, byKey(sampleRows), needed);
        expect(found).toEqual(sorted.slice(0, needed));
      }),
    );
  });
});

describe('A page', () => {
  test('is a slice of the sorted list, for few and many matches, with rows added after the build', () => {
    fc.assert(
      fc.property(
        rows,
        collapseFor,
        fc.nat(70),
        fc.nat(70),
        fc.nat(60),
        (sampleRows, language, skip, take, built) => {
          const builtCount = Math.min(built, sampleRows.length);
          const compare = byKey(sampleRows);
          const order = {
            rows: Int32Array.from([...sampleRows.keys()].filter((index) => index < builtCount).sort(compare)),
            compare,
            addedRows: new AddedRows(builtCount, compare),
          };
          order.addedRows.upTo(Math.floor((builtCount + sampleRows.length) / 2));
          const request = requestOf(sampleRows, { skip, take, collapseFor: language });
          const expected = expectedRepresentatives(sampleRows, language)
            .sort(compare)
            .slice(skip, skip + take);
          expect(pickPage(storeOf(sampleRows), request, order)).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('of an empty store is empty', () => {
    const order = { rows: new Int32Array(0), compare: () => 0, addedRows: new AddedRows(0, () => 0) };
    const request = requestOf([], { skip: 0, take: 20, collapseFor: swedish });
    expect(pickPage(storeOf([]), request, order)).toEqual([]);
  });

  test('does not modify the matching rows', () => {
    const sampleRows: Row[] = [
      {
        isInPreviousEntry: false,
        variantLanguage: noLanguage,
        stockStatus: 0,
        price: 1,
        isMatch: true,
        key: 1,
      },
    ];
    const request = requestOf(sampleRows, { skip: 0, take: 1, collapseFor: swedish });
    const compare = (a: number, b: number) => b - a;
    const order = { rows: Int32Array.of(0), compare, addedRows: new AddedRows(1, compare) };
    pickPage(storeOf(sampleRows), request, order);
    expect(hasBit(request.rows, 0)).toBe(true);
  });
});
