import { addressLines } from '#contract/customer/address-lines.ts';
import { LOCALES } from '#contract/locales.ts';
import type { OrderStatus } from '#contract/order/order-states.ts';
import type { OrderTimeline } from '#contract/order/timeline-requests.ts';
import type { OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { itemsOf } from '#storefront/features/cart/cart-items.ts';
import { CartSummary } from '#storefront/features/cart-view/summary/cart-summary.tsx';
import type { RefundTotals } from '#storefront/features/cart-view/summary/summary-rows.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { dateTimeFormat, numberFormat } from '#storefront/translations/formatters.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { deliveryOf, describeDelivery } from './delivery-of.ts';
import { Fact } from './fact.tsx';
import styles from './order-details.module.css';
import { OrderDocuments } from './order-documents.tsx';
import { statusOf } from './order-status.ts';
import { OrderedItems } from './ordered-items.tsx';
import { TimelineList } from './timeline/timeline-list.tsx';

export const statusMessages = {
  received: 'orders.received',
  processing: 'orders.processing',
  completed: 'orders.completed',
  cancelled: 'orders.cancelled',
} as const satisfies Record<OrderStatus, string>;

interface OrderProps {
  order: OrderPartsFragment;
}

interface OrderDetailsProps extends OrderProps {
  /** Undefined if the commerce API has none. */
  timeline: OrderTimeline | undefined;
}

/** An order with its status, items, totals, refunds and possible actions (§3). */
export function OrderDetails({ order, timeline }: OrderDetailsProps) {
  return (
    <div className={styles.details}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <OrderFacts order={order} timeline={timeline} />
          {timeline && <TimelineList events={timeline.events} />}
        </div>
        <div className={styles.items}>
          <OrderedItems cart={order.cart} lines={timeline?.lines} />
          {order.cart && <CartSummary cart={order.cart} mode="display" refunds={refundTotals(order)} />}
          {!timeline && <Refunds order={order} />}
        </div>
        <div className={styles.more}>
          {timeline && <OrderDocuments {...timeline} />}
          <OrderActions order={order} timeline={timeline} />
        </div>
      </div>
    </div>
  );
}

function OrderFacts({ order, timeline }: OrderDetailsProps) {
  const { t } = useShop('purchase');
  const formatDate = useDateFormat();
  const shippingAddress = describeAddress(order.shippingAddress);
  const billingAddress = describeAddress(order.billingAddress);
  const delivery = deliveryOf(order.cart);
  const deliveryText =
    delivery && (isDeliveryExpected(order, timeline) ? describeDelivery(delivery) : delivery.name);
  const homeAddress = delivery && !delivery.pickupPoint ? shippingAddress || billingAddress : '';
  return (
    <dl className={styles.facts}>
      <Fact name={t('orders.status')} value={t(statusMessages[statusOf(order.status)])} />
      <Fact name={t('orders.placed')} value={order.createdAt ? formatDate(order.createdAt) : ''} />
      <Fact name={t('confirm.delivery')} value={deliveryText ?? order.shippingDetails?.find(Boolean)?.name} />
      <Fact name={t('confirm.payment')} value={order.paymentDetails?.find(Boolean)?.displayName} />
      <Fact name={t('delivery.points')} value={delivery?.pickupPoint} />
      <Fact name={t('confirm.address')} value={homeAddress} />
      <Fact name={t('orders.billing')} value={homeAddress === billingAddress ? '' : billingAddress} />
    </dl>
  );
}

/** Empty without a street, because no separate address was entered then. The loader has named the country. */
function describeAddress(address: OrderPartsFragment['billingAddress']): string {
  return address?.addressLine1 ? addressLines(address, address.country).join(', ') : '';
}

/** Whether the promised dates are of interest: not once the goods have arrived, or will not arrive. */
function isDeliveryExpected({ status }: OrderPartsFragment, timeline: OrderTimeline | undefined): boolean {
  const hasEnded = statusOf(status) === 'cancelled' || status === 'refunded';
  return !hasEnded && !timeline?.events.some(({ kind }) => kind === 'delivered' || kind === 'returned');
}

function Refunds({ order }: OrderProps) {
  const { t, shopper } = useShop('purchase');
  const formatDate = useDateFormat();
  const refunds = refundsOf(order);
  if (refunds.length === 0) return null;
  const amounts = numberFormat(LOCALES[shopper.locale].iso, {
    style: 'currency',
    currency: order.currency ?? 'SEK',
  });
  // `itemId` is the id of a SKU. 0 is a refund of the delivery, or of the rest of a cancelled order.
  const nameWithoutItem = t(statusOf(order.status) === 'cancelled' ? 'orders.theOrder' : 'confirm.delivery');
  const nameOf = (skuId: number) =>
    skuId === 0
      ? nameWithoutItem
      : (itemsOf(order.cart).find((item) => item.skuId === skuId)?.product?.name ??
        t('cart.discontinuedName'));
  return (
    <dl className={styles.facts}>
      {refunds.map(({ id, itemId, createdAt, total }) => (
        <Fact
          key={id}
          name={t('orders.refundOf', { name: nameOf(itemId), date: formatDate(createdAt) })}
          value={amounts.format(total)}
        />
      ))}
    </dl>
  );
}

/** Only actions that are still possible. Without a timeline, the page of an action says whether it is possible. */
function OrderActions({ order, timeline }: OrderDetailsProps) {
  const { t, shopper } = useShop('purchase');
  const localeScope = localeScopeOf(shopper);
  const canCancel = timeline?.canCancel ?? statusOf(order.status) === 'received';
  // Companies have no right of withdrawal. Only companies enter a company name.
  const canWithdraw = timeline?.canWithdraw ?? !order.billingAddress?.company;
  return (
    <div className={styles.actions}>
      {order.shippingDetails?.map(
        (parcel) =>
          parcel?.trackingLink && (
            <ButtonLink key={parcel.id} href={parcel.trackingLink} target="_blank" rel="noopener noreferrer">
              {t('orders.track')}
            </ButtonLink>
          ),
      )}
      {canCancel && (
        <ButtonLink
          href={`${linkTo(localeScope, 'order-cancel')}?order=${order.id}`}
          data-destructive=""
          // Only the server can check whether the order can still be cancelled.
          data-reload=""
        >
          {t('cancelOrder.link')}
        </ButtonLink>
      )}
      {canWithdraw && (
        <ButtonLink
          href={`${linkTo(localeScope, 'withdrawal')}?order=${order.id}&publicId=${order.publicId}`}
          isSecondary
        >
          {t('footer.withdraw')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Formats dates in the shop's time zone, so that server and browser write the same. */
export function useDateFormat(): (moment: string) => string {
  const { shopper } = useShop();
  const format = dateTimeFormat(LOCALES[shopper.locale].iso, {
    dateStyle: 'long',
    timeZone: SHOP.timeZone,
  });
  return (moment) => format.format(new Date(moment));
}

/** The refunded amount and what is left of the total, as the amounts of the API: decimal numbers with VAT. */
function refundTotals(order: OrderPartsFragment): RefundTotals | undefined {
  const refunded = refundsOf(order).reduce((sum, { total }) => sum + total, 0);
  const { currency, orderTotal } = order;
  if (refunded <= 0 || !currency || !orderTotal) return undefined;
  return { refunded, left: Math.max(0, orderTotal.sellingPriceIncVat - refunded), currency };
}

function refundsOf({ refunds }: OrderPartsFragment) {
  return (refunds ?? []).filter((refund) => refund !== null);
}
