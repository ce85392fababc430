import type { StockPartsFragment } from '#storefront/api/generated/graphql.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import styles from './stock-line.module.css';
import { type StockStatus, stockStatus } from './stock-status.ts';

const statusMessages = {
  OUT_OF_STOCK: 'stock.outOfStock',
  OVERSELLABLE: 'stock.oversellable',
  STATIC: 'stock.static',
  IN_STOCK: 'stock.inStock',
} as const satisfies Partial<Record<StockStatus, string>>;

const deliveryMessages = {
  OVERSELLABLE: 'stock.deliveryLonger',
  STATIC: 'stock.deliveryDigital',
  FEW_LEFT: 'stock.delivery',
  IN_STOCK: 'stock.delivery',
} as const satisfies Record<Exclude<StockStatus, 'OUT_OF_STOCK'>, string>;

/** Stock status, optionally with the delivery time. */
export function StockLine({
  stock,
  quantity = 1,
  withDelivery = false,
}: {
  stock: StockPartsFragment | null | undefined;
  quantity?: number;
  withDelivery?: boolean;
}) {
  const t = useTranslate();
  const status = stockStatus(stock, quantity);
  return (
    <span className={styles.stock} data-status={status}>
      {status === 'FEW_LEFT' ? t('stock.fewLeft', { count: stock?.inStock ?? 0 }) : t(statusMessages[status])}
      {withDelivery && status !== 'OUT_OF_STOCK' && `\u00a0· ${t(deliveryMessages[status])}`}
    </span>
  );
}
