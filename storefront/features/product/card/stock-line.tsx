import type { Fulfilment } from '#contract/order/fulfilment.ts';
import type { StockPartsFragment } from '#storefront/api/generated/graphql.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './stock-line.module.css';
import { type StockStatus, stockStatus } from './stock-status.ts';

const statusMessages = {
  OUT_OF_STOCK: 'stock.outOfStock',
  OVERSELLABLE: 'stock.oversellable',
  STATIC: 'stock.inStock',
  IN_STOCK: 'stock.inStock',
} as const satisfies Partial<Record<StockStatus, string>>;

const deliveryMessages = {
  OVERSELLABLE: 'stock.deliveryLonger',
  STATIC: 'stock.delivery',
  FEW_LEFT: 'stock.delivery',
  IN_STOCK: 'stock.delivery',
} as const satisfies Record<Exclude<StockStatus, 'OUT_OF_STOCK'>, string>;

const fulfilmentMessages = {
  download: 'stock.download',
  gift_card: 'stock.giftCard',
} as const satisfies Record<Exclude<Fulfilment, 'shipped' | 'gift_wrap'>, string>;

/** Stock status, optionally with the delivery time. Files, gift cards and gift wrap have neither. */
export function StockLine({
  stock,
  fulfilment = 'shipped',
  quantity = 1,
  withDelivery = false,
}: {
  stock: StockPartsFragment | null | undefined;
  fulfilment?: Fulfilment;
  quantity?: number;
  withDelivery?: boolean;
}) {
  const t = useTranslate();
  const status = stockStatus(stock, quantity);
  if (fulfilment === 'gift_wrap') return null;
  if (fulfilment !== 'shipped')
    return (
      <span className={styles.stock} data-status={status}>
        {t(status === 'OUT_OF_STOCK' ? 'cart.unavailable' : fulfilmentMessages[fulfilment])}
      </span>
    );
  return (
    <span className={styles.stock} data-status={status}>
      {status === 'FEW_LEFT' ? t('stock.fewLeft', { count: stock?.inStock ?? 0 }) : t(statusMessages[status])}
      {withDelivery && status !== 'OUT_OF_STOCK' && `\u00a0· ${t(deliveryMessages[status])}`}
    </span>
  );
}
