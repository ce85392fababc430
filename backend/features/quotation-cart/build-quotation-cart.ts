import { type CartRow, emptyCart, singleLine } from '#backend/features/cart/cart-row.ts';
import type { CartInScope } from '#backend/features/cart/prices/cart-in-scope.ts';
import { priceCartInScope } from '#backend/features/cart/prices/price-cart-in-scope.ts';
import { NO_CODES } from '#backend/features/promo-code/find-code.ts';
import { agreedPricesOfLines } from '#backend/features/quotation/agreed-prices.ts';
import type { QuotationRow } from '#backend/features/quotation/find-quotations.ts';
import type { ShopContext } from '#backend/graphql/context.ts';

/** A quotation in the shape of a cart, with the quotation's id. Its prices are the agreed ones, whatever its status. */
export function buildQuotationCart(
  { scope }: Pick<ShopContext, 'scope'>,
  { lines, ...quotation }: QuotationRow,
  languageId: string | null | undefined,
): Promise<CartInScope> {
  const { channel_id, market_id, customer_id } = quotation;
  const cart: CartRow = {
    ...emptyCart,
    cart_id: quotation.quotation_id,
    channel_id,
    market_id,
    customer_id,
    items: lines.map(({ sku_id, quantity }, index) => ({
      ...singleLine,
      cart_item_id: index + 1,
      sku_id,
      quantity,
    })),
  };
  const inMarket = scope({ channelId: channel_id, marketId: market_id, languageId: languageId ?? null });
  return priceCartInScope(cart, inMarket, {
    allowExternalShippingFee: false,
    codes: NO_CODES,
    balance: 0,
    agreed: agreedPricesOfLines(lines),
  });
}
