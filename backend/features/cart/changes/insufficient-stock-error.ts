import { ShopError } from '#backend/graphql/errors.ts';

export function insufficientStockError(stock: number, inCart: number): ShopError {
  return new ShopError(
    'INSUFFICIENT_STOCK',
    `Only ${stock} left in stock, and ${inCart} already in the cart.`,
    { stock, inCart },
  );
}
