import type { LoaderFunctionArgs } from 'react-router';
import type { PageMeta } from '#storefront/routing/head/page-meta.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import type { MessageChunk, MessageKey, MessageValues } from '#storefront/translations/translation.ts';
import { alternatePages } from './markets/alternate-pages.ts';
import { loadMarkets } from './markets/markets.ts';
import { environmentOf } from './shop-context.ts';
import { localeScopeOf } from './shopper.ts';

type KeyWithoutValues<Chunk extends MessageChunk> = {
  [Key in MessageKey<Chunk>]: MessageValues<Key> extends [] ? Key : never;
}[MessageKey<Chunk>] &
  string;
/** Screens without path parameters. */
type ScreenWithoutParameters = {
  [S in Screen]: Parameters<typeof linkTo<S>> extends [unknown, unknown] ? S : never;
}[Screen];

/** Creates the loader of a screen with a static heading, a message of `base` or of `chunks`. Such screens are not indexed. */
export function createHeadingLoader<Chunk extends MessageChunk = never>(
  screen: ScreenWithoutParameters,
  title: KeyWithoutValues<Chunk>,
  ...chunks: Chunk[]
) {
  return async ({ context }: LoaderFunctionArgs): Promise<{ meta: PageMeta; heading: string }> => {
    const { api, shopper } = environmentOf(context);
    const t = await loadTranslate(shopper.locale, ...chunks);
    const heading = (t as (key: string) => string)(title);
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
