import type { DownloadableBook, DownloadOwner } from '#contract/order/download-requests.ts';
import type { SendShopRequest } from '#storefront/session/shop-context.ts';

/** The downloads of an order or of the customer. None if the commerce API does not have this request. */
export async function loadDownloads(
  sendShopRequest: SendShopRequest,
  owner: DownloadOwner,
): Promise<DownloadableBook[]> {
  const outcome = await sendShopRequest('downloads', owner);
  return outcome.kind === 'accepted' ? outcome.result.books : [];
}
