import { CartDocument } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

/** How many of each SKU lie in the visitor's cart. */
export async function loadCartQuantities({
  api,
  cookies,
  shopper,
}: Pick<ShopEnvironment, 'api' | 'cookies' | 'shopper'>): Promise<Record<number, number>> {
  const id = cookies.get(COOKIES.cart);
  if (!id) return {};
  const { getCart } = await api.send(CartDocument, { id, cartMarketAlias: shopper.market });
  const quantities: Record<number, number> = {};
  for (const item of getCart?.items ?? [])
    if (item) quantities[item.skuId] = (quantities[item.skuId] ?? 0) + item.quantity;
  return quantities;
}
