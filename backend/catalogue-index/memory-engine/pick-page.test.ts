import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyBits, hasBit, setBit } from './bits.ts';
import type { IndexStore } from './index-store.ts';
import { best, type PageRequest, pickPage, representatives } from './pick-page.ts';

const swedish = 0;
const english = 1;
const noLanguage = 255;

interface Row {
  /** Whether it belongs to the unit of the row before. */
  follows: boolean;
  ownLanguage: number;
  matches: boolean;
  key: number;
}

const row: fc.Arbitrary<Row> = fc.record({
  follows: fc.boolean(),
  ownLanguage: fc.constantFrom(swedish, english, noLanguage),
  matches: fc.boolean(),
  key: fc.nat(4),
});
const rows = fc.array(row, { maxLength: 60 });

/** What a page is picked from: only the columns that tell which rows stand in a list as one. */
function storeOf(given: readonly Row[]): IndexStore {
  const unit: number[] = [];
  for (const [index, { follows }] of given.entries()) unit.push(follows ? (unit[index - 1] ?? 0) : index);
  return {
    count: given.length,
    numbers: { unit: { data: Int32Array.from(unit) } },
    bytes: { ownLanguage: { data: Uint8Array.from(given, ({ ownLanguage }) => ownLanguage) } },
  } as unknown as IndexStore;
}

function requestOf(
  given: readonly Row[],
  page: Pick<PageRequest, 'skip' | 'take' | 'collapseFor'>,
): PageRequest {
  const bits = emptyBits(given.length);
  for (const [index, { matches }] of given.entries()) if (matches) setBit(bits, index);
  return { rows: bits, matches: given.filter(({ matches }) => matches).length, ...page };
}

/** Of each unit the first matching row in the language, else the first matching one. */
function expectedRepresentatives(given: readonly Row[], collapseFor: number | null): number[] {
  const matching = given.flatMap(({ matches }, index) => (matches ? [index] : []));
  if (collapseFor === null) return matching;
  const units = storeOf(given).numbers.unit.data;
  return [...Map.groupBy(matching, (index) => units[index]).values()].flatMap(
    (unit) => unit.find((index) => given[index]?.ownLanguage === collapseFor) ?? unit[0] ?? [],
  );
}

const collapseFor = fc.constantFrom(null, swedish, english);

describe('What stands in a list', () => {
  test('is one row of a unit: the matching one in the reader’s language, else the first matching one', () => {
    fc.assert(
      fc.property(rows, collapseFor, (given, language) => {
        const found = representatives(
          storeOf(given),
          requestOf(given, { skip: 0, take: 0, collapseFor: language }),
        );
        expect(new Set(found)).toEqual(new Set(expectedRepresentatives(given, language)));
        expect(found).toHaveLength(new Set(found).size);
      }),
    );
  });
});

describe('A page', () => {
  test('is the stretch of the sorted list, whether few or many match and whatever came after the build', () => {
    fc.assert(
      fc.property(
        rows,
        collapseFor,
        fc.nat(70),
        fc.nat(70),
        fc.nat(60),
        (given, language, skip, take, built) => {
          const builtCount = Math.min(built, given.length);
          const compare = (a: number, b: number) => (given[a]?.key ?? 0) - (given[b]?.key ?? 0) || b - a;
          const order = {
            rows: Int32Array.from([...given.keys()].filter((index) => index < builtCount).sort(compare)),
            compare,
          };
          const request = requestOf(given, { skip, take, collapseFor: language });
          const expected = expectedRepresentatives(given, language)
            .sort(compare)
            .slice(skip, skip + take);
          expect(pickPage(storeOf(given), request, order, builtCount)).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('of nothing is empty', () => {
    const order = { rows: new Int32Array(0), compare: () => 0 };
    const request = requestOf([], { skip: 0, take: 20, collapseFor: swedish });
    expect(pickPage(storeOf([]), request, order, 0)).toEqual([]);
  });

  test('leaves the matching rows as they were', () => {
    const given: Row[] = [{ follows: false, ownLanguage: noLanguage, matches: true, key: 1 }];
    const request = requestOf(given, { skip: 0, take: 1, collapseFor: swedish });
    pickPage(storeOf(given), request, { rows: Int32Array.of(0), compare: (a, b) => b - a }, 1);
    expect(hasBit(request.rows, 0)).toBe(true);
  });
});

test('The best of many are the first of all of them sorted', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 200 }), fc.integer({ min: 0, max: 20 }), (keys, wanted) => {
      const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || b - a;
      const sorted = [...keys.keys()].sort(compare);
      expect(best([...keys.keys()], compare, wanted)).toEqual(sorted.slice(0, wanted));
    }),
  );
});
