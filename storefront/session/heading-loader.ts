import type { LoaderFunctionArgs } from 'react-router';
import type { PageMeta } from '#storefront/routing/head/page-meta.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import type { MessageKey, MessageValues } from '#storefront/translations/translation.ts';
import { alternatePages } from './markets/alternate-pages.ts';
import { loadMarkets } from './markets/markets.ts';
import { environmentOf } from './shop-context.ts';
import { localeScopeOf } from './shopper.ts';

type KeyWithoutValues = { [Key in MessageKey]: MessageValues<Key> extends [] ? Key : never }[MessageKey];
type ScreenWithoutParameters = {
  [S in Screen]: Parameters<typeof linkTo<S>> extends [unknown, unknown] ? S : never;
}[Screen];

/** Creates the loader of a screen with a static heading. Such screens are not indexed. */
export function createHeadingLoader(screen: ScreenWithoutParameters, title: KeyWithoutValues) {
  return async ({ context }: LoaderFunctionArgs): Promise<{ meta: PageMeta; heading: string }> => {
    const { api, t, shopper } = environmentOf(context);
    const heading = t(title);
    return {
      meta: {
        title: heading,
        canonical: linkTo(localeScopeOf(shopper), screen),
        alternates: alternatePages(screen, shopper, await loadMarkets(api)),
        isHidden: true,
      },
      heading,
    };
  };
}
