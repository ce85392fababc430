import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WidgetAreaDocument } from '#storefront/api/generated/graphql.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { loadContentAlternates } from './load-content-alternates.ts';
import { WidgetArea } from './widget-area.tsx';
import { readWidgets, type WidgetContainer } from './widgets.ts';

interface ContentData {
  meta: PageMeta;
  title: string;
  containers: WidgetContainer[];
}

/** A page that editors made, by its alias; any other word is no page. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<ContentData> {
  const environment = environmentOf(context);
  const { api, shopper } = environment;
  const alias = params.alias ?? '';
  const { widgetArea } =
    alias === ''
      ? { widgetArea: null }
      : await api.query(WidgetAreaDocument, { alias, customerType: shopper.customerType });
  if (!widgetArea) throw data(null, { status: 404 });
  const title = widgetArea.title ?? alias;
  const [alternates, containers] = await Promise.all([
    loadContentAlternates(environment, widgetArea.id),
    readWidgets(api, widgetArea),
  ]);
  return {
    meta: {
      title: widgetArea.meta?.title ?? title,
      description: widgetArea.meta?.description,
      canonical: linkTo(placeOf(shopper), 'content', { alias }),
      alternates,
    },
    title,
    containers,
  };
}

export function Component() {
  const { title, containers } = useLoaderData<ContentData>();
  return (
    <>
      <h1>{title}</h1>
      <WidgetArea containers={containers} />
    </>
  );
}
