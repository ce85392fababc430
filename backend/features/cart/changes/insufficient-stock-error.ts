import { ShopError } from '#backend/graphql/errors.ts';
import { LIMITS } from '#contract/limits.ts';

/** For a quantity above one, and for a download that is added again. */
export function downloadQuantityError(inCart: number): ShopError {
  const stock = LIMITS.cartDownloadQuantity;
  return new ShopError(
    'INSUFFICIENT_STOCK',
    `A cart has a download once: its files can be downloaded again. ${inCart} already in the cart.`,
    { stock, inCart },
  );
}

export function insufficientStockError(stock: number, inCart: number): ShopError {
  return new ShopError(
    'INSUFFICIENT_STOCK',
    `Only ${stock} left in stock, and ${inCart} already in the cart.`,
    { stock, inCart },
  );
}
