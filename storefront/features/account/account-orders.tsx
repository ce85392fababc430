import type { OrderTimeline } from '#contract/order/timeline-requests.ts';
import type { OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { linesOf, totalQuantity } from '#storefront/features/cart/load-cart-lines.ts';
import { OrderDetails, statusMessages, useDateFormat } from '#storefront/features/order/order-details.tsx';
import { isInProgress, statusOf } from '#storefront/features/order/order-status.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './account-orders.module.css';
import { AccountPage } from './account-page.tsx';
import { type Verification, VerifyEmailForm } from './credentials/verify-email-form.tsx';

interface AccountOrdersProps extends OrdersProps {
  customer: Customer;
  verification: Verification;
}

interface OrdersProps {
  orders: OrderPartsFragment[];
  timelines: readonly OrderTimeline[];
}

/** A customer's orders: those in progress, and the history. */
export function AccountOrders({ orders, timelines, customer, verification }: AccountOrdersProps) {
  const { t, shopper } = useShop('purchase');
  const open = orders.filter(({ status }) => isInProgress(status));
  const finished = orders.filter(({ status }) => !isInProgress(status));
  return (
    <AccountPage heading={t('account.orders')} current="account-orders" customer={customer}>
      {orders.length === 0 && (
        <>
          <p>{t('orders.none')}</p>
          <ButtonLink href={linkTo(localeScopeOf(shopper), 'home')}>{t('checkout.backToShop')}</ButtonLink>
        </>
      )}
      <VerifyEmailForm {...verification} />
      <Group title={t('orders.inProgress')} orders={open} timelines={timelines} />
      <Group title={t('orders.history')} orders={finished} timelines={timelines} />
    </AccountPage>
  );
}

function Group({ title, orders, timelines }: OrdersProps & { title: string }) {
  const { t } = useShop('purchase');
  const formatDate = useDateFormat();
  if (orders.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {orders.map((order) => (
        <details key={order.publicId} className={styles.order}>
          <summary>
            <span className={styles.about}>
              <strong>{t('confirm.number', { number: order.id ?? '' })}</strong>
              <small>
                {order.createdAt && formatDate(order.createdAt)} ·{' '}
                {t('cart.itemCount', { count: totalQuantity(linesOf(order.cart)) })}
              </small>
            </span>
            <span className={styles.sum}>
              {order.orderTotal?.sellingPriceIncVatFormatted}
              <small>{t(statusMessages[statusOf(order.status)])}</small>
            </span>
            <Icon name="down" size="1.25rem" />
          </summary>
          <OrderDetails
            order={order}
            timeline={timelines.find(({ publicId }) => publicId === order.publicId)}
          />
        </details>
      ))}
    </section>
  );
}
