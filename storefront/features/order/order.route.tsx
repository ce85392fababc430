import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DownloadableBook } from '#contract/order/download-requests.ts';
import { isPublicId } from '#contract/order/public-id.ts';
import type { OrderTimeline } from '#contract/order/timeline-requests.ts';
import { OrderByPublicIdDocument, type OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { DownloadSection } from '#storefront/features/download/downloads.tsx';
import { loadDownloads } from '#storefront/features/download/load-downloads.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { customerEnvironmentOf, sessionOf } from '#storefront/session/shop-session.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { nameAddressCountries } from './name-address-countries.ts';
import styles from './order-details.module.css';
import { OrderDetails } from './order-details.tsx';
import { loadTimelines } from './timeline/load-timelines.ts';

interface OrderData extends ScreenData {
  heading: string;
  order: OrderPartsFragment;
  downloads: DownloadableBook[];
  timeline: OrderTimeline | undefined;
}

/** An order by the public id of its link: a guest has no account to find it in. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<OrderData> {
  const { api, shopper } = customerEnvironmentOf(context);
  const publicOrderId = params.publicId ?? '';
  const order = isPublicId(publicOrderId)
    ? (await api.send(OrderByPublicIdDocument, { publicOrderId })).getOrderPublic
    : null;
  if (!order) throw data(null, { status: 404 });
  const { sendShopRequest } = sessionOf(context);
  const [t, downloads, [timeline]] = await Promise.all([
    loadTranslate(shopper.locale, 'purchase'),
    loadDownloads(sendShopRequest, shopper, { publicId: publicOrderId }),
    loadTimelines(sendShopRequest, shopper, [publicOrderId]),
  ]);
  const heading = t('confirm.number', { number: order.id ?? '' });
  return {
    meta: { title: heading, isHidden: true },
    heading,
    order: nameAddressCountries(order, shopper.locale),
    downloads,
    timeline,
  };
}

export function Component() {
  const { heading, order, downloads, timeline } = useLoaderData<OrderData>();
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <DownloadSection books={downloads} />
      <OrderDetails order={order} timeline={timeline} />
    </div>
  );
}
