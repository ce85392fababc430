import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { parseInput } from '#backend/graphql/parse-input.ts';
import { giftWrapSchema } from '#contract/forms/gift-wrap.ts';
import { type CartRow, type NewCartItemRow, singleLine } from '../cart-row.ts';
import { findSku } from '../find-sku.ts';
import { needsDelivery } from '../prices/needs-delivery.ts';
import type { ChangedCart } from '../write-cart.queries.ts';

export function isGiftWrap({ product }: Sku): boolean {
  return product.fulfilment === 'gift_wrap';
}

/** Converts line breaks to line feeds. Throws if the message is too long or not plain text. */
export function checkGiftWrapMessage(message: string): string {
  return parseInput(giftWrapSchema, { message: message.replace(/\r\n?/g, '\n') }).message;
}

/** Returns the cart with this gift wrap instead of another one. Throws if the cart has no shipped product. */
export async function withGiftWrap(
  scope: Scope,
  cart: CartRow,
  { skuId, quantity, message }: { skuId: number; quantity: number; message: string },
): Promise<ChangedCart> {
  if (quantity !== 1) throw new ShopError('BAD_INPUT', 'A cart has one gift wrap.');
  const skus = await findSkus(scope, cart.items);
  if (!skus.some((sku) => sku && needsDelivery(sku)))
    throw new ShopError('RequirementsNotMet', 'Only products that are shipped can be wrapped.');
  const isWrap = (_: NewCartItemRow, index: number) => {
    const sku = skus[index];
    return sku !== undefined && isGiftWrap(sku);
  };
  const [current, ...others] = cart.items.filter(isWrap);
  if (current?.sku_id === skuId && current.message === message && others.length === 0) return cart;
  const goods = cart.items.filter((item, index) => !isWrap(item, index));
  return { ...cart, items: [...goods, { ...singleLine, sku_id: skuId, quantity: 1, message }] };
}

/** Removes the gift wrap if the last shipped product was removed. `before` is the cart before the change. */
export async function removeLoneGiftWrap(
  scope: Scope,
  before: CartRow,
  cart: ChangedCart,
): Promise<ChangedCart> {
  if (cart.items.length === 0 || cart.items.length >= before.items.length) return cart;
  const skus = await findSkus(scope, cart.items);
  // A product that the shop no longer has may have been a shipped one.
  if (skus.some((sku) => sku === undefined || needsDelivery(sku))) return cart;
  const items = cart.items.filter((_, index) => {
    const sku = skus[index];
    return sku === undefined || !isGiftWrap(sku);
  });
  return items.length === cart.items.length ? cart : { ...cart, items };
}

function findSkus(scope: Scope, items: readonly NewCartItemRow[]): Promise<(Sku | undefined)[]> {
  return Promise.all(items.map(({ sku_id }) => findSku(scope, sku_id)));
}
