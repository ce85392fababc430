import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { inChunks } from '../csv/bytes.fixture.ts';
import { importTable, rowsOf } from '../imported-shop.fixture.ts';
import { importThemaNames } from './import-thema.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const list = (codes: object[]) => JSON.stringify({ CodeList: { ThemaCodes: { Code: codes } } });
const load = (text: string, language = 'sv') => importThemaNames(shop.db, inChunks(text), language);

test('an official list adds codes, and a second time changes nothing', async () => {
  const codes = [
    { CodeValue: 'FFPX', CodeDescription: 'Påhittade polisromaner', CodeNotes: '', CodeParent: 'FFP' },
    { CodeValue: 9, CodeDescription: 'En siffra' },
  ];
  expect(await load(list(codes))).toEqual({ codes: 2, written: 2, relabelled: 0 });
  expect(await load(list(codes))).toEqual({ codes: 2, written: 0, relabelled: 0 });
  expect(await importTable(shop.db, 'id,title,thema\n1,A,FFPX\n')).toMatchObject({ issues: [] });
  const label = `select label from parameter_value_text join parameter_value using (parameter_value_id)
    where value_key = 'FFPX' and language_id = 'sv-SE'`;
  expect(await rowsOf(shop.db, label)).toEqual([{ label: 'Påhittade polisromaner' }]);
});

test.each([
  ['{"a": 1}', 'sv', /^The file is not an official list/],
  ['[', 'sv', /^The file is not JSON/],
  [list([]), 'xx', /^The shop has no language xx\. It has: da, /],
])('rejects %s in %s', async (text, language, sentence) => {
  await expect(load(text, language)).rejects.toThrow(sentence);
});
