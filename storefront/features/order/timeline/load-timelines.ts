import type { OrderTimeline } from '#contract/order/timeline-requests.ts';
import type { SendShopRequest } from '#storefront/session/shop-context.ts';
import { languageIdOf, type Shopper } from '#storefront/session/shopper.ts';

/** The timelines of orders. None if the commerce API does not have this request: the orders are then shown without them. */
export async function loadTimelines(
  sendShopRequest: SendShopRequest,
  shopper: Shopper,
  publicIds: readonly string[],
): Promise<OrderTimeline[]> {
  if (publicIds.length === 0) return [];
  const request = { publicIds: [...publicIds], languageId: languageIdOf(shopper) };
  const outcome = await sendShopRequest('order-timelines', request);
  return outcome.kind === 'accepted' ? outcome.result.timelines : [];
}
