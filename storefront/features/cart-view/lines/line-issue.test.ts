import { expect, test } from 'vitest';
import type { CartItem } from '#storefront/features/cart/cart-items.ts';
import { cartRows } from '#storefront/features/cart/cart-rows.ts';
import { itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import { lineIssueOf } from './line-issue.ts';

const zeroPrice = { ...itemWith({ id: 'x' }).totalPrice, regularPriceIncVat: 0 } as CartItem['totalPrice'];

function withStock(totalStock: number, part: Partial<CartItem> & { id: string }): CartItem {
  const item = itemWith(part);
  const stock = { totalStock, inStock: totalStock, oversellable: 0, static: 0 };
  return {
    ...item,
    product: item.product && { ...item.product, skus: [{ skuId: item.skuId, name: '-', stock }] },
  };
}

/** The product does not list SKUs that the market does not sell. */
const notInMarket = withStock(0, { id: 'a', totalPrice: zeroPrice });
if (notInMarket.product) notInMarket.product.skus = [];

test.each<[string, CartItem, unknown]>([
  ['can be bought', withStock(3, { id: 'a', quantity: 3 }), undefined],
  [
    'is no longer sold',
    itemWith({ id: 'a', product: null, totalPrice: zeroPrice }),
    { kind: 'discontinued' },
  ],
  ['is not sold here', notInMarket, { kind: 'not-in-market' }],
  ['is free', withStock(3, { id: 'a', unitPrice: zeroPrice, totalPrice: zeroPrice }), undefined],
  ['is a gift of a campaign', { ...notInMarket, isCampaignFreeGift: true }, undefined],
  ['is sold out', withStock(0, { id: 'a' }), { kind: 'sold-out' }],
  [
    'exceeds the stock',
    withStock(3, { id: 'a', quantity: 5 }),
    { kind: 'too-many', stock: 3, maxQuantity: 3 },
  ],
])('a line that %s', (_, item, issue) => {
  expect(lineIssueOf(item, [item])).toEqual(issue);
});

test('lines of the same SKU share its stock', () => {
  const one = withStock(3, { id: 'a', quantity: 2, message: 'To Astrid' });
  const two = withStock(3, { id: 'b', quantity: 3, message: 'To Tove' });
  expect(lineIssueOf(one, [one, two])).toEqual({ kind: 'too-many', stock: 3, maxQuantity: 0 });
  expect(lineIssueOf(two, [one, two])).toEqual({ kind: 'too-many', stock: 3, maxQuantity: 1 });
});

test('lines of one package are one row', () => {
  const productPackage = { packageId: 4, packageName: 'Summer', groupId: 1, optionId: 1 };
  const items = [
    itemWith({ id: 'a', groupKey: 'g', productPackage }),
    itemWith({ id: 'b' }),
    itemWith({ id: 'c', groupKey: 'g', productPackage }),
  ];
  expect(cartRows(items)).toMatchObject([
    { kind: 'package', groupKey: 'g', name: 'Summer', items: [{ id: 'a' }, { id: 'c' }] },
    { kind: 'line', item: { id: 'b' } },
  ]);
});

test('a download that is in the cart twice has its own issue', () => {
  const item = withStock(1, { id: 'a', quantity: 2 });
  const attributes = [{ key: 'fulfilment', value: 'download' }];
  const download = {
    ...item,
    product: item.product && {
      ...item.product,
      currentProductVariant: { attributes },
    },
  };
  expect(lineIssueOf(download, [download])).toEqual({ kind: 'only-one' });
});
