import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductRecord } from '../../product-record.ts';
import { NameOrder } from './name-order.ts';
import { rankByLanguage } from './name-ranks.ts';
import type { RecordStore } from './record-store.ts';

const languageIds = ['sv-SE', 'en-GB'];
const recordOf = (name: string) => ({ texts: [{ languageIds, text: { name } }] }) as unknown as ProductRecord;

/** Counts how often a record is read. */
function orderOf(built: readonly string[], names: string[]) {
  let reads = 0;
  const records = {
    read(row: number) {
      reads++;
      return recordOf(names[row] ?? '');
    },
  } as unknown as RecordStore;
  const ranks = languageIds.map((id) => rankByLanguage(built, id));
  return { order: new NameOrder(languageIds, ranks, records), readCount: () => reads };
}

const name = fc.stringMatching(/^[ABab1åÅäÖö ]{0,4}$/);

test('added rows sort as the collator does, whatever was built before', () => {
  fc.assert(
    fc.property(fc.array(name), fc.array(fc.tuple(name, fc.nat(40))), (built, added) => {
      const names = [...built];
      const { order } = orderOf(built, names);
      for (const [next, former] of added) {
        const formerRow = former < names.length ? former : -1;
        order.add(recordOf(next), formerRow);
        names.push(next);
      }
      for (const [language, languageId] of languageIds.entries()) {
        const { compare } = new Intl.Collator(languageId);
        for (const a of names.keys())
          for (const b of names.keys())
            expect(Math.sign(order.compare(language, a, b))).toBe(compare(names[a] ?? '', names[b] ?? ''));
      }
    }),
    { numRuns: 60 },
  );
});

test('comparing reads no record, and a change of stock reads one', () => {
  const names = Array.from({ length: 1000 }, (_, row) => `Bok ${row * 7}`);
  const { order, readCount } = orderOf(names.slice(), names);
  for (let row = 0; row < 200; row++) order.add(recordOf(names[row] ?? ''), row);
  expect(readCount()).toBe(200);
  const rows = [...Array(1200).keys()].sort((a, b) => order.compare(0, a, b));
  expect(rows).toHaveLength(1200);
  expect(readCount()).toBe(200);
});
