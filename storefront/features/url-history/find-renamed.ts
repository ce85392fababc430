import { UrlHistoryDocument } from '#storefront/api/generated/graphql.ts';
import { canonicalRedirect } from '#storefront/routing/canonical-redirect.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';

/** The way to a page that had this address before its name was changed, query and hash kept. */
export async function findRenamed(
  { api, shopper }: Pick<ShopEnvironment, 'api' | 'shopper'>,
  url: URL,
): Promise<Response | undefined> {
  const { urlHistory } = await api.query(UrlHistoryDocument, { url: url.pathname });
  return canonicalRedirect(localeScopeOf(shopper), url, urlHistory?.newUrl);
}
