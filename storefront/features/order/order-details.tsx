import { LOCALES } from '#contract/locales.ts';
import type { OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import { CartSummary } from '#storefront/features/cart-view/cart-summary.tsx';
import { formatOf } from '#storefront/features/cart-view/format-of.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { dateTimeFormat, numberFormat } from '#storefront/translations/formatters.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { inOneLine } from './address-in-one-line.ts';
import { deliveryOf } from './delivery-of.ts';
import styles from './order-details.module.css';
import { type OrderStatus, statusOf } from './order-status.ts';

export const statusWords = {
  received: 'orders.received',
  processing: 'orders.processing',
  completed: 'orders.completed',
  cancelled: 'orders.cancelled',
} as const satisfies Record<OrderStatus, string>;

/** What was ordered, how it stands, where it is, and what was given back (§3). */
export function OrderDetails({ order }: { order: OrderPartsFragment }) {
  const { t, shopper } = useShop();
  const day = useDay();
  const items = itemsOf(order.cart);
  const parcels = present(order.shippingDetails);
  const refunds = present(order.refunds);
  const to = inOneLine(order.shippingAddress);
  const payer = inOneLine(order.billingAddress);
  const delivery = deliveryOf(order.cart);
  const isBrought = delivery && !delivery.pickupPoint;
  const amounts = numberFormat(LOCALES[shopper.locale].iso, {
    style: 'currency',
    currency: order.currency ?? 'SEK',
  });
  // A refund without an item is of the delivery, or of all that a cancelled order has left.
  const ofNoItem = t(statusOf(order.status) === 'cancelled' ? 'orders.theOrder' : 'confirm.delivery');
  const nameOf = (skuId: number) =>
    skuId === 0
      ? ofNoItem
      : (items.find((item) => item.skuId === skuId)?.product?.name ?? t('cart.goneName'));
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <Fact name={t('orders.status')} value={t(statusWords[statusOf(order.status)])} />
        <Fact name={t('orders.placed')} value={order.createdAt ? day(order.createdAt) : ''} />
        <Fact name={t('confirm.delivery')} value={parcels[0]?.name} />
        <Fact name={t('confirm.payment')} value={present(order.paymentDetails)[0]?.displayName} />
        <Fact name={t('delivery.points')} value={delivery?.pickupPoint} />
        <Fact name={t('confirm.to')} value={isBrought ? to || payer : ''} />
        <Fact name={t('orders.billing')} value={isBrought && (to || payer) === payer ? '' : payer} />
      </dl>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.id}>
            <span>
              {t('cart.part', {
                quantity: item.quantity,
                price: item.product?.name ?? t('cart.goneName'),
              })}
              <small>{formatOf(item)}</small>
              {refunds.some(({ itemId }) => itemId === item.skuId) && <small>{t('orders.refunded')}</small>}
            </span>
            <span>
              {shopper.vatIncluded
                ? item.totalPrice?.sellingPriceIncVatFormatted
                : item.totalPrice?.sellingPriceExVatFormatted}
            </span>
          </li>
        ))}
      </ul>
      {order.cart && <CartSummary cart={order.cart} mode="display" />}
      {refunds.length > 0 && (
        <dl className={styles.facts}>
          {refunds.map(({ id, itemId, createdAt, total }) => (
            <Fact
              key={id}
              name={t('orders.refundOf', { name: nameOf(itemId), date: day(createdAt) })}
              value={amounts.format(total)}
            />
          ))}
        </dl>
      )}
      <div className={styles.ways}>
        {parcels.map(
          ({ id, trackingLink }) =>
            trackingLink && (
              <ButtonLink key={id} href={trackingLink} target="_blank" rel="noopener noreferrer">
                {t('orders.track')}
              </ButtonLink>
            ),
        )}
        {statusOf(order.status) === 'received' && (
          <ButtonLink
            href={`${linkTo(localeScopeOf(shopper), 'order-cancel')}?order=${order.id}`}
            isSecondary
            // Only the server may ask whether it still can be.
            data-reload=""
          >
            {t('cancelOrder.link')}
          </ButtonLink>
        )}
        {/* A company has no such right. Only companies are asked for their name. */}
        {!order.billingAddress?.company && (
          <ButtonLink href={`${linkTo(localeScopeOf(shopper), 'withdrawal')}?order=${order.id}`} isSecondary>
            {t('footer.withdraw')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string | null | undefined }) {
  return value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;
}

/** Days begin by the shop's clock, so that server and browser say the same. */
export function useDay(): (moment: string) => string {
  const { shopper } = useShop();
  const format = dateTimeFormat(LOCALES[shopper.locale].iso, {
    dateStyle: 'long',
    timeZone: SHOP.timeZone,
  });
  return (moment) => format.format(new Date(moment));
}

function present<T>(list: readonly (T | null)[] | null | undefined): T[] {
  return (list ?? []).flatMap((one) => one ?? []);
}
