import { UrlHistoryDocument } from '#storefront/api/generated/graphql.ts';
import { canonicalRedirect } from '#storefront/routing/links/canonical-redirect.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';

/** Redirect to the current URL of a renamed page, with query and hash. Undefined if no page ever had the URL. */
export async function findRenameRedirect(
  { api, shopper }: Pick<ShopEnvironment, 'api' | 'shopper'>,
  url: URL,
): Promise<Response | undefined> {
  const { urlHistory } = await api.query(UrlHistoryDocument, { url: url.pathname });
  return canonicalRedirect(localeScopeOf(shopper), url, urlHistory?.newUrl);
}
