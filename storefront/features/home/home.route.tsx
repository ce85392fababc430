import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { cacheChunk } from '#storefront/browser/cache-chunk.ts';
import { loadWidgetsOfDocument } from '#storefront/features/content/lazy-widgets.ts';
import { loadAreaChunk } from '#storefront/features/content/load-area-chunk.ts';
import type { WidgetContainer } from '#storefront/features/content/widgets.ts';
import { ShopArea } from '#storefront/features/product/areas/shop-area.tsx';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { environmentOf, useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';

interface HomeData extends ScreenData {
  containers: WidgetContainer[];
  /** Whether a widget has the page's heading. */
  hasHeading: boolean;
}

/** Loaded on demand: a page rendered by the server does not run its loader in the browser. */
const headingsChunk = cacheChunk(() => import('#storefront/features/content/normalize-headings.ts'));

export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const environment = environmentOf(context);
  const { api, shopper } = environment;
  const [{ requireOwnDocument, loadArea }, { hasPageHeading }] = await Promise.all([
    loadAreaChunk.load(),
    headingsChunk.load(),
  ]);
  const [area, markets] = await Promise.all([
    loadArea(environment, { family: 'Frontpage', areaName: 'The front page area' }),
    loadMarkets(api),
  ]);
  const { meta, containers = [], chunkSources, embedOrigins } = area ?? {};
  requireOwnDocument(new URL(request.url), embedOrigins);
  return {
    meta: {
      title: meta?.title ?? shopper.shop.title,
      description: meta?.description,
      canonical: linkTo(localeScopeOf(shopper), 'home'),
      alternates: alternatePages('home', shopper, markets),
    },
    containers,
    hasHeading: hasPageHeading(containers),
    chunkSources,
    embedOrigins,
  };
}

export const prepare = loadWidgetsOfDocument;

export function Component() {
  const { containers, hasHeading } = useLoaderData<HomeData>();
  const { shopper } = useShop();
  return (
    <>
      {!hasHeading && <h1 className="visually-hidden">{shopper.shop.title}</h1>}
      <ShopArea containers={containers} />
    </>
  );
}
