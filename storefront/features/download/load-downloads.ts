import type { DownloadableBook, DownloadOwner } from '#contract/order/download-requests.ts';
import type { SendShopRequest } from '#storefront/session/shop-context.ts';
import { languageIdOf, type Shopper } from '#storefront/session/shopper.ts';

/** The downloads of an order or of the customer. None if the commerce API does not have this request. */
export async function loadDownloads(
  sendShopRequest: SendShopRequest,
  shopper: Shopper,
  owner: Omit<DownloadOwner, 'languageId'>,
): Promise<DownloadableBook[]> {
  const outcome = await sendShopRequest('downloads', { ...owner, languageId: languageIdOf(shopper) });
  return outcome.kind === 'accepted' ? outcome.result.books : [];
}
