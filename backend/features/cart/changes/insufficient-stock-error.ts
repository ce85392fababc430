import { ShopError } from '#backend/graphql/errors.ts';
import { LIMITS } from '#contract/limits.ts';

/** For a quantity above one, and for a download that is added again. */
export function downloadQuantityError(quantityInCart: number): ShopError {
  const stock = LIMITS.cartDownloadQuantity;
  return new ShopError(
    'INSUFFICIENT_STOCK',
    `A cart has a download once: its files can be downloaded again. ${quantityInCart} already in the cart.`,
    { stock, inCart: quantityInCart },
  );
}

export function insufficientStockError(stock: number, quantityInCart: number): ShopError {
  return new ShopError(
    'INSUFFICIENT_STOCK',
    `Only ${stock} left in stock, and ${quantityInCart} already in the cart.`,
    { stock, inCart: quantityInCart },
  );
}
