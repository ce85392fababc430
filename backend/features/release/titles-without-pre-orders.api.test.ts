import { afterAll, beforeAll, expect, test } from 'vitest';
import { inChunks } from '#backend/features/product-import/csv/bytes.fixture.ts';
import { importProducts } from '#backend/features/product-import/import-products.ts';
import {
  isbnOf,
  messageOf,
  wholeRecord,
} from '#backend/features/product-import/onix/onix-message.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { updateReleases } from './update-releases.ts';

const now = Date.UTC(2030, 5, 15);
const releaseMonth = '203009';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

interface TradeData {
  /** ONIX list 65. */
  availability: string;
  /** ONIX list 64. */
  status?: string;
  stock?: string;
}

let sentMessages = 0;

/** Imports a newer record of a title of `releaseMonth`, and sets the limits as the background job does. */
async function importRecord(reference: string, { availability, status = '02', stock = '' }: TradeData) {
  const record = wholeRecord(reference, isbnOf(8000 + Number(reference.slice(1))), reference)
    .replace(/<Date dateformat="01">\d+</, `<Date dateformat="01">${releaseMonth}<`)
    .replace('PublishingStatus>04', `PublishingStatus>${status}`)
    .replace('ProductAvailability>21', `ProductAvailability>${availability}`)
    .replace(/<Stock>.*?<\/Stock>/, stock);
  const message = messageOf(record, { sentAt: `20300601T10${String(sentMessages++).padStart(2, '0')}Z` });
  const report = await importProducts(shop.db, inChunks(message, 50_000), { source: 'file' });
  expect(report).toMatchObject({ badRows: 0 });
  await updateReleases(shop.db, { now, preOrderLimit: 50 });
  return report;
}

const skuOf = (reference: string) =>
  shop.db
    .selectFrom('product')
    .innerJoin('sku', 'sku.product_id', 'product.product_id')
    .select(['sku_id', 'oversellable', 'pre_order_limit'])
    .where('product_key', '=', `exempelforlaget:${reference}`)
    .executeTakeFirstOrThrow();

test.each([
  ['n1', 'cancelled by its supplier', { availability: '01' }],
  ['n2', 'postponed indefinitely', { availability: '09' }],
  ['n3', 'withdrawn', { availability: '46' }],
  ['n4', 'recalled', { availability: '49' }],
  ['n5', 'out of print', { availability: '51' }],
  ['n6', 'cancelled by its publisher', { availability: '10', status: '01' }],
  ['n7', 'recalled by its publisher', { availability: '10', status: '15' }],
  ['n8', 'postponed without a date by its publisher', { availability: '10', status: '03' }],
])('forthcoming title %s cannot be pre-ordered if it is %s', async (reference, _, tradeData) => {
  await importRecord(reference, tradeData);
  expect(await skuOf(reference)).toMatchObject({ oversellable: 0, pre_order_limit: 0 });
});

test.each([
  ['n11', '10'],
  ['n12', '31'],
])(
  'forthcoming title %s that its supplier will have (%s) can be pre-ordered',
  async (reference, availability) => {
    await importRecord(reference, { availability });
    expect(await skuOf(reference)).toMatchObject({ pre_order_limit: 50 });
  },
);

test('a cancellation ends pre-orders, the job keeps ordered copies, and a later record allows pre-orders again', async () => {
  await importRecord('n21', { availability: '10' });
  const { sku_id } = await skuOf('n21');
  expect(await skuOf('n21')).toMatchObject({ pre_order_limit: 50 });
  await importRecord('n21', { availability: '01' });
  expect(await skuOf('n21')).toMatchObject({ pre_order_limit: 0 });
  // Two copies were ordered before the job ran.
  await shop.db
    .updateTable('sku')
    .set({ in_stock: -2, pre_order_limit: 50 })
    .where('sku_id', '=', sku_id)
    .execute();
  await updateReleases(shop.db, { now, preOrderLimit: 50 });
  expect(await skuOf('n21')).toMatchObject({ pre_order_limit: 2 });
  // Code 99 says nothing about availability.
  await importRecord('n21', { availability: '99' });
  expect(await skuOf('n21')).toMatchObject({ pre_order_limit: 2 });
  await importRecord('n21', { availability: '10' });
  expect(await skuOf('n21')).toMatchObject({ pre_order_limit: 50 });
  expect(await importRecord('n21', { availability: '10' })).toMatchObject({ changed: 0, unchanged: 1 });
});
