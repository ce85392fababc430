import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DownloadableBook } from '#contract/order/download-requests.ts';
import { GraphqlError } from '#storefront/api/errors.ts';
import { OrderByPublicIdDocument, type OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { isTransientError } from '#storefront/features/cart/is-transient-error.ts';
import { DownloadSection } from '#storefront/features/download/downloads.tsx';
import { loadDownloads } from '#storefront/features/download/load-downloads.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { customerEnvironmentOf, sessionOf } from '#storefront/session/shop-session.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import styles from './order-details.module.css';
import { OrderDetails } from './order-details.tsx';

interface OrderData extends ScreenData {
  heading: string;
  order: OrderPartsFragment;
  downloads: DownloadableBook[];
}

/** An order by the public id of its link: a guest has no account to find it in. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<OrderData> {
  const { api, shopper } = customerEnvironmentOf(context);
  const publicOrderId = params.publicId ?? '';
  const isPublicId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(publicOrderId);
  const order = isPublicId
    ? await api.send(OrderByPublicIdDocument, { publicOrderId }).then(
        (result) => result.getOrderPublic,
        (error: unknown) => {
          if (error instanceof GraphqlError && !isTransientError(error)) return null;
          throw error;
        },
      )
    : null;
  if (!order) throw data(null, { status: 404 });
  const [t, downloads] = await Promise.all([
    loadTranslate(shopper.locale, 'purchase'),
    loadDownloads(sessionOf(context).sendShopRequest, { publicId: publicOrderId }),
  ]);
  const heading = t('confirm.number', { number: order.id ?? '' });
  return { meta: { title: heading, isHidden: true }, heading, order, downloads };
}

export function Component() {
  const { heading, order, downloads } = useLoaderData<OrderData>();
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <DownloadSection books={downloads} />
      <OrderDetails order={order} />
    </div>
  );
}
