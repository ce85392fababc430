import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GraphqlError } from '#storefront/api/errors.ts';
import { OrderByPublicIdDocument, type OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { isPassing } from '#storefront/features/cart/is-passing.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { environmentOfCustomer } from '#storefront/session/shop-session.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import styles from './order-details.module.css';
import { OrderDetails } from './order-details.tsx';

interface OrderData {
  meta: PageMeta;
  heading: string;
  order: OrderPartsFragment;
}

/** An order for whoever holds its link: a guest has no account to find it in. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<OrderData> {
  const { api, t } = environmentOfCustomer(context);
  const publicOrderId = params.publicId ?? '';
  const isOne = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(publicOrderId);
  const order = isOne
    ? await api.send(OrderByPublicIdDocument, { publicOrderId }).then(
        (answer) => answer.getOrderPublic,
        (error: unknown) => {
          if (error instanceof GraphqlError && !isPassing(error)) return null;
          throw error;
        },
      )
    : null;
  if (!order) throw data(null, { status: 404 });
  const heading = t('confirm.number', { number: order.id ?? '' });
  return { meta: { title: heading, isHidden: true }, heading, order };
}

export const prepare = loadPurchaseWords;

export function Component() {
  const { heading, order } = useLoaderData<OrderData>();
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <OrderDetails order={order} />
    </div>
  );
}
