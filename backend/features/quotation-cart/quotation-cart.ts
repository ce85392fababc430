import { type CartInScope, cartInScope } from '#backend/features/cart/cart-in-scope.ts';
import { agreedPricesIn } from '#backend/features/quotation/agreed-prices.ts';
import type { QuotationRow } from '#backend/features/quotation/find-quotations.ts';
import type { ShopContext } from '#backend/graphql/context.ts';

/** An offer as the cart that it would become, under the offer's own id. Whatever became of it, it costs what was offered. */
export function quotationCart(
  { scope }: Pick<ShopContext, 'scope'>,
  { lines, ...quotation }: QuotationRow,
  languageId: string | null | undefined,
): Promise<CartInScope> {
  const { channel_id, market_id, customer_id } = quotation;
  const none = { package_product_id: null, package_group_id: null, package_option_id: null };
  const cart: CartInScope['row'] = {
    ...{ cart_id: quotation.quotation_id, channel_id, market_id, customer_id },
    ...{ completed_at: null, completed_as: null, merged_into: null, cloned_from: null },
    ...{ promo_code: null, merchant_data: null, external_shipping_fee: null, version: 0 },
    items: lines.map(({ sku_id, quantity }, place) => ({
      ...{ cart_item_id: place + 1, sku_id, quantity, message: '', group_key: '' },
      ...none,
    })),
  };
  const inMarket = scope({ channelId: channel_id, marketId: market_id, languageId: languageId ?? null });
  return cartInScope(cart, inMarket, {
    allowExternalShippingFee: false,
    code: null,
    balance: 0,
    agreed: agreedPricesIn(lines),
  });
}
