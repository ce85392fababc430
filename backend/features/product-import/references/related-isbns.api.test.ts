import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { inChunks } from '../csv/bytes.fixture.ts';
import { importProducts } from '../import-products.ts';
import { importTable, rowsOf, versionsOf } from '../imported-shop.fixture.ts';
import { isbnOf, messageOf, wholeRecord } from '../onix/onix-message.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let sentMessages = 0;

/** Imports a message that is newer than those before. */
async function importRecords(...records: string[]) {
  const sentAt = `20260115T10${String(sentMessages++).padStart(2, '0')}Z`;
  const warnings: string[] = [];
  const report = await importProducts(shop.db, inChunks(messageOf(records.join(''), { sentAt }), 50_000), {
    source: 'file',
    onIssue: ({ reason }) => warnings.push(reason),
  });
  return { ...report, warnings };
}

const relatedMaterial = /<RelatedMaterial>.*<\/RelatedMaterial>/s;

const hardback = (index: number) =>
  wholeRecord(`h${index}`, isbnOf(index), `verk ${index}`).replace(relatedMaterial, '');

/** A record of another format, which is the only one that names its relation to the hardback. */
const formatOf = (index: number, hardbackIndex: number, { form = 'ED', relation = '13' } = {}) =>
  wholeRecord(`e${index}`, isbnOf(index), `verk ${hardbackIndex}`)
    .replace('ProductForm>BB', `ProductForm>${form}`)
    .replace(
      relatedMaterial,
      `<RelatedMaterial><RelatedProduct><ProductRelationCode>${relation}</ProductRelationCode><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbnOf(hardbackIndex)}</IDValue></ProductIdentifier></RelatedProduct></RelatedMaterial>`,
    );

/** The members of the work of a product, as `e2 ebook`; null if the product is not grouped. */
const workOf = async (reference: string) =>
  (
    await rowsOf<{ members: string | null }>(
      shop.db,
      `select (select string_agg(concat_ws(' ', split_part(product_key, ':', 2), variant_outer_value, variant_value), ', '
           order by product_key)
         from product member where member.variant_group_id = product.variant_group_id) as members
       from product where product_key = 'exempelforlaget:${reference}'`,
    )
  )[0]?.members;

/** A second import changes nothing. */
async function expectUnchanged(...records: string[]) {
  const before = await versionsOf(shop.db);
  expect(await importRecords(...records)).toMatchObject({ added: 0, changed: 0, warnings: [] });
  expect(await versionsOf(shop.db)).toEqual(before);
}

test.each([
  ['hardback first', [hardback(8101), formatOf(8102, 8101)], 'e8102 sv ebook, h8101 sv hardback'],
  ['e-book first', [formatOf(8112, 8111), hardback(8111)], 'e8112 sv ebook, h8111 sv hardback'],
  ['smallest ISBN', [formatOf(8120, 8121), hardback(8121)], 'e8120 sv ebook, h8121 sv hardback'],
])('one message: a book that another names joins its work (%s)', async (_, records, members) => {
  expect(await importRecords(...records)).toMatchObject({ added: 2, warnings: [] });
  for (const member of members.split(', ')) expect(await workOf(member.split(' ')[0] ?? '')).toBe(members);
  await expectUnchanged(...records);
});

test('a stored book without a work joins the work of a later record that names it', async () => {
  await importRecords(hardback(8201));
  expect(await workOf('h8201')).toBeNull();
  expect(await importRecords(formatOf(8202, 8201))).toMatchObject({ added: 1, changed: 0, warnings: [] });
  expect(await workOf('h8201')).toBe('e8202 sv ebook, h8201 sv hardback');
  await expectUnchanged(formatOf(8202, 8201));
  await expectUnchanged(hardback(8201));
  // Running shops reload the joined product.
  const changes = `select 1 from catalogue_change join product using (product_id) where product_key = 'exempelforlaget:h8201'`;
  expect((await rowsOf(shop.db, changes)).length).toBeGreaterThan(1);
});

test('a book joins the work of an earlier record that named it', async () => {
  await importRecords(formatOf(8302, 8301));
  await importRecords(formatOf(8303, 8301, { form: 'BC', relation: '06' }));
  await importRecords(hardback(8301));
  expect(await workOf('h8301')).toBe('e8302 sv ebook, e8303 sv trade-paperback, h8301 sv hardback');
  await expectUnchanged(formatOf(8302, 8301), formatOf(8303, 8301, { form: 'BC', relation: '06' }));
});

test('a shop in which the formats are separate joins them when the file is imported again', async () => {
  await importRecords(hardback(8401), formatOf(8402, 8401));
  // As imports before this rule left them.
  await rowsOf(shop.db, `delete from work_key where work_key = 'isbn:${isbnOf(8401)}'`);
  await rowsOf(
    shop.db,
    `update product set variant_group_id = null, variant_outer_value = null, variant_value = null
     where product_key = 'exempelforlaget:h8401'`,
  );
  expect(await workOf('h8401')).toBeNull();
  await importRecords(formatOf(8402, 8401));
  expect(await workOf('h8401')).toBe('e8402 sv ebook, h8401 sv hardback');
});

test('works that exist apart stay apart, with a warning', async () => {
  const other = hardback(8501).replace(
    '</PublishingDetail>',
    `</PublishingDetail><RelatedMaterial><RelatedWork><WorkRelationCode>01</WorkRelationCode><WorkIdentifier><WorkIDType>01</WorkIDType><IDValue>W8501</IDValue></WorkIdentifier></RelatedWork></RelatedMaterial>`,
  );
  await importRecords(formatOf(8502, 8599), other);
  const warnings = [`The related ISBN ${isbnOf(8501)} belongs to another work, so the works are not joined.`];
  expect(await importRecords(formatOf(8502, 8501))).toMatchObject({ warned: 1, warnings });
  expect(await workOf('h8501')).toBe('h8501 sv hardback');
  expect(await workOf('e8502')).toBe('e8502 sv ebook');
});

test('a book whose language and format the work has stays outside, with a warning', async () => {
  await importRecords(hardback(8601), hardback(8602), formatOf(8603, 8601));
  const both = formatOf(8603, 8601).replace(
    '</RelatedProduct>',
    `</RelatedProduct><RelatedProduct><ProductRelationCode>06</ProductRelationCode><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbnOf(8602)}</IDValue></ProductIdentifier></RelatedProduct>`,
  );
  const { warnings } = await importRecords(both);
  expect(warnings).toEqual([
    `The work has another product in this language and format (exempelforlaget:h8601), so the related ISBN ${isbnOf(8602)} is not grouped.`,
  ]);
  expect(await workOf('h8602')).toBeNull();
  expect(await importTable(shop.db, `isbn,stock\n${isbnOf(8602)},3\n`)).toMatchObject({
    changed: 1,
    issues: [],
  });
});
