import { expect, test } from 'vitest';
import { cartRows } from '#storefront/features/cart/cart-rows.ts';
import { itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import type { CartItem } from '#storefront/features/cart/optimistic-cart.ts';
import { problemOf } from './line-problem.ts';

const nothing = { ...itemWith({ id: 'x' }).totalPrice, regularPriceIncVat: 0 } as CartItem['totalPrice'];

function withStock(totalStock: number, part: Partial<CartItem> & { id: string }): CartItem {
  const item = itemWith(part);
  const stock = { totalStock, inStock: totalStock, oversellable: 0, static: 0 };
  return {
    ...item,
    product: item.product && { ...item.product, skus: [{ skuId: item.skuId, name: '-', stock }] },
  };
}

/** The market does not sell it, so that it is none of the product's SKUs there. */
const elsewhere = withStock(0, { id: 'a', totalPrice: nothing });
if (elsewhere.product) elsewhere.product.skus = [];

test.each<[string, CartItem, unknown]>([
  ['can be bought', withStock(3, { id: 'a', quantity: 3 }), undefined],
  ['is no longer sold', itemWith({ id: 'a', product: null, totalPrice: nothing }), { kind: 'gone' }],
  ['is not sold here', elsewhere, { kind: 'not-here' }],
  ['is free', withStock(3, { id: 'a', unitPrice: nothing, totalPrice: nothing }), undefined],
  ['is given for nothing', { ...elsewhere, isCampaignFreeGift: true }, undefined],
  ['is sold out', withStock(0, { id: 'a' }), { kind: 'sold-out' }],
  ['is more than there is', withStock(3, { id: 'a', quantity: 5 }), { kind: 'too-many', stock: 3, room: 3 }],
])('a line that %s', (_, item, problem) => {
  expect(problemOf(item, [item])).toEqual(problem);
});

test('lines of the same SKU share its stock', () => {
  const one = withStock(3, { id: 'a', quantity: 2, message: 'To Astrid' });
  const two = withStock(3, { id: 'b', quantity: 3, message: 'To Tove' });
  expect(problemOf(one, [one, two])).toEqual({ kind: 'too-many', stock: 3, room: 0 });
  expect(problemOf(two, [one, two])).toEqual({ kind: 'too-many', stock: 3, room: 1 });
});

test('lines of one package stand together', () => {
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
