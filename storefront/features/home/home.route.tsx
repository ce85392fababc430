import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SHOP } from '#storefront/config/shop.ts';
import { loadWidgetsOfDocument } from '#storefront/features/content/rare-widgets.ts';
import { namesPage } from '#storefront/features/content/settle-headings.ts';
import type { WidgetContainer } from '#storefront/features/content/widgets.ts';
import { ShopArea } from '#storefront/features/product/shop-area.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOf, useTranslate } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';

interface HomeData extends ScreenData {
  containers: WidgetContainer[];
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const environment = environmentOf(context);
  const { api, t, shopper } = environment;
  // A page that came from the server has been read: only those who go on to another need this.
  const { inOwnDocument, loadArea } = await import('#storefront/features/content/load-area.ts');
  const [area, markets] = await Promise.all([
    loadArea(environment, { family: 'Frontpage', areaName: 'The front page area' }),
    loadMarkets(api),
  ]);
  const { meta, containers = [], parts, needs } = area ?? {};
  inOwnDocument(new URL(request.url), needs);
  return {
    meta: {
      title: meta?.title ?? `${SHOP.name} – ${t('shop.tagline')}`,
      description: meta?.description,
      canonical: linkTo(localeScopeOf(shopper), 'home'),
      alternates: alternatePages('home', shopper, markets),
    },
    containers,
    ...(parts ? { parts } : {}),
    ...(needs ? { needs } : {}),
  };
}

export const prepare = loadWidgetsOfDocument;

export function Component() {
  const { containers } = useLoaderData<HomeData>();
  const t = useTranslate();
  return (
    <>
      {!namesPage(containers) && <h1 className="visually-hidden">{`${SHOP.name} – ${t('shop.tagline')}`}</h1>}
      <ShopArea containers={containers} />
    </>
  );
}
