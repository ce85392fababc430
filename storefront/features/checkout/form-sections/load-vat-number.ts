import type { VatNumberState } from '#contract/order/vat-number-requests.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { languageIdOf } from '#storefront/session/shopper.ts';

/** The VAT number of a cart. `off` if the commerce API does not have this request. */
export async function loadVatNumber(
  { sendShopRequest, shopper }: ShopEnvironment,
  cartId: string,
  marketId: string,
): Promise<VatNumberState> {
  const { channelId } = shopper;
  const request = { cartId, channelId, marketId, languageId: languageIdOf(shopper) };
  const outcome = await sendShopRequest('vat-numbers', request);
  return outcome.kind === 'accepted' ? outcome.result : { result: 'off', vatNumber: null };
}
