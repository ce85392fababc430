import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import type { MessageKey, MessageValues } from '#storefront/translations/translation.ts';
import { alternatePages } from './alternate-pages.ts';
import { loadMarkets } from './markets.ts';
import styles from './plain-screen.module.css';
import { environmentOf } from './shop-context.ts';
import { localeScopeOf } from './shopper.ts';

type PlainKey = { [Key in MessageKey]: MessageValues<Key> extends [] ? Key : never }[MessageKey];
type PlainScreen = {
  [S in Screen]: Parameters<typeof linkTo<S>> extends [unknown, unknown] ? S : never;
}[Screen];

/** A screen with a heading and nothing personal in it; search engines are asked to pass it by. */
export function plainLoader(screen: PlainScreen, title: PlainKey) {
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

export function PlainScreen() {
  const { heading } = useLoaderData<{ heading: string }>();
  return <h1 className={styles.heading}>{heading}</h1>;
}
