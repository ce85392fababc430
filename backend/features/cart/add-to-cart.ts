import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import { stockOfSku } from '#backend/features/product/stock.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { addItem, type CartRow, findCart, lockCart, quantityInCart } from './cart.queries.ts';
import { findSku } from './cart-in-scope.ts';

export interface NewCartItem {
  skuId: number | null | undefined;
  quantity: number;
  message: string | null | undefined;
}

/** Characters: the message is part of the line's key, and an index holds keys of some 2,700 bytes at most. */
const longestMessage = 500;

/** Adds to the line of the SKU, or makes one. Refuses what the stock does not allow, counted over the whole cart. */
export async function addToCart(
  db: Database,
  scope: Scope,
  cartId: string,
  item: NewCartItem,
): Promise<CartRow | undefined> {
  const sku = await findSku(scope, item.skuId ?? -1);
  if (!sku || !offerOfSku(sku, scope)) throw new ShopError('UNKNOWN_SKU', 'This market sells no such SKU.');
  if (!(item.quantity >= 1 && item.quantity <= LIMITS.cartLineQuantity)) {
    throw new ShopError('BAD_INPUT', `quantity must be from 1 to ${LIMITS.cartLineQuantity}.`);
  }
  if ((item.message?.length ?? 0) > longestMessage) {
    throw new ShopError('BAD_INPUT', `message may have ${longestMessage} characters at most.`);
  }
  return db.transaction().execute(async (trx) => {
    const cart = await lockCart(trx, cartId);
    // Null tells the client to begin a new cart; that is part of the contract.
    if (!cart) return undefined;
    if (cart.completed_at) throw new ShopError('CART_COMPLETED', 'This cart is already an order.');
    const already = await quantityInCart(trx, cartId, sku.id);
    const { totalStock } = stockOfSku(sku);
    if (already + item.quantity > totalStock) {
      throw new ShopError(
        'INSUFFICIENT_STOCK',
        `Only ${totalStock} left in stock, and ${already} already in the cart.`,
        { stock: totalStock, inCart: already },
      );
    }
    await addItem(trx, {
      cart_id: cartId,
      sku_id: sku.id,
      quantity: item.quantity,
      message: item.message ?? '',
    });
    return findCart(trx, cartId);
  });
}
