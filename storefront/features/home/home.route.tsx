import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WidgetAreaDocument } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { WidgetArea } from '#storefront/features/content/widget-area.tsx';
import { readWidgets, type WidgetContainer } from '#storefront/features/content/widgets.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';

interface HomeData {
  meta: PageMeta;
  containers: WidgetContainer[];
}

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const { api, words, shopper } = environmentOf(context);
  const [{ widgetArea }, markets] = await Promise.all([
    api.query(WidgetAreaDocument, {
      family: 'Frontpage',
      areaName: 'The front page area',
      customerType: shopper.customerType,
    }),
    loadMarkets(api),
  ]);
  return {
    meta: {
      title: widgetArea?.meta?.title ?? `${SHOP.name} – ${words('shop.tagline')}`,
      description: widgetArea?.meta?.description,
      canonical: linkTo(placeOf(shopper), 'home'),
      alternates: alternatePages('home', shopper, markets),
    },
    containers: widgetArea ? await readWidgets(api, widgetArea) : [],
  };
}

export function Component() {
  const { containers } = useLoaderData<HomeData>();
  return <WidgetArea containers={containers} />;
}
