import type { Fulfilment } from '#contract/order/fulfilment.ts';
import type { StockPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { DeliveryStatements } from '#storefront/features/market/load-market-options.ts';
import { useDeliveryStatements } from '#storefront/features/market/use-delivery-statements.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './stock-line.module.css';
import { type StockStatus, stockStatus } from './stock-status.ts';

const statusMessages = {
  OUT_OF_STOCK: 'stock.outOfStock',
  OVERSELLABLE: 'stock.oversellable',
  STATIC: 'stock.inStock',
  IN_STOCK: 'stock.inStock',
} as const satisfies Partial<Record<StockStatus, string>>;

const fulfilmentMessages = {
  download: 'stock.download',
  gift_card: 'stock.giftCard',
} as const satisfies Record<Exclude<Fulfilment, 'shipped' | 'gift_wrap'>, string>;

/** Stock status, optionally with the delivery time. Downloads and gift cards have a text instead, gift wrap has none. */
export function StockLine({
  stock,
  fulfilment = 'shipped',
  preOrderDate,
  delivery,
  quantity = 1,
  withDelivery = false,
}: {
  stock: StockPartsFragment | null | undefined;
  fulfilment?: Fulfilment;
  /** The date of a forthcoming product. Shown instead of stock and delivery time. */
  preOrderDate?: string | undefined;
  /** Undefined for the market's usual delivery. */
  delivery?: DeliveryStatements | undefined;
  quantity?: number;
  /** `true` shows the delivery time after the status, `below` on a line below it. */
  withDelivery?: boolean | 'below';
}) {
  const t = useTranslate();
  const marketDelivery = useDeliveryStatements();
  const statements = delivery ?? marketDelivery;
  const status = stockStatus(stock, quantity);
  const isSoldOut = status === 'OUT_OF_STOCK';
  if (fulfilment === 'gift_wrap') return null;
  const statusText = () => {
    if (preOrderDate && !isSoldOut) return t('stock.preOrder', { date: preOrderDate });
    if (fulfilment !== 'shipped') return t(isSoldOut ? 'cart.unavailable' : fulfilmentMessages[fulfilment]);
    if (status === 'FEW_LEFT') return t('stock.fewLeft', { count: stock?.inStock ?? 0 });
    return t(statusMessages[status]);
  };
  const hasDelivery = withDelivery && !isSoldOut && fulfilment === 'shipped' && !preOrderDate;
  const time = status === 'OVERSELLABLE' ? statements?.madeToOrderTime : statements?.time;
  return (
    <span className={styles.stock} data-status={status}>
      {statusText()}
      {hasDelivery &&
        time &&
        (withDelivery === 'below' ? <span className={styles.time}>{time}</span> : `\u00a0· ${time}`)}
    </span>
  );
}
