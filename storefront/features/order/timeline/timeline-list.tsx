import { LOCALES } from '#contract/locales.ts';
import type { OrderTimeline, TimelineEventKind } from '#contract/order/timeline-requests.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { dateTimeFormat } from '#storefront/translations/formatters.ts';
import { titleOf } from '../order-lines.tsx';
import styles from './timeline-list.module.css';

const messages = {
  placed: 'timeline.placed',
  paid: 'timeline.paid',
  invoiced: 'timeline.invoiced',
  packed: 'timeline.packed',
  shipped: 'timeline.shipped',
  delivered: 'timeline.delivered',
  withdrawn: 'timeline.withdrawn',
  returned: 'timeline.returned',
  refunded: 'timeline.refunded',
  cancelled: 'timeline.cancelled',
} as const satisfies Record<TimelineEventKind, string>;

/** The steps of an order with their dates, oldest first. */
export function TimelineList({ events }: Pick<OrderTimeline, 'events'>) {
  const { t, shopper } = useShop('purchase');
  const time = dateTimeFormat(LOCALES[shopper.locale].iso, SHOP.momentFormat);
  // `dueBy` is a day without a time, which `Date` reads as midnight in UTC.
  const day = dateTimeFormat(LOCALES[shopper.locale].iso, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ol className={styles.timeline} aria-label={t('timeline.title')}>
      {events.map(({ kind, at, lines, amountFormatted, parcelNumber, dueBy, isNothingToReturn }) => (
        <li key={`${kind} ${at}`} data-kind={kind}>
          <p>
            <strong>{t(messages[kind])}</strong>
            {amountFormatted && ` ${amountFormatted}`}
          </p>
          <time dateTime={at}>{time.format(new Date(at))}</time>
          {dueBy && (
            <p>
              {t(isNothingToReturn ? 'timeline.nothingToReturn' : 'timeline.dueBy', {
                date: day.format(new Date(dueBy)),
              })}
            </p>
          )}
          {parcelNumber && <p>{t('timeline.parcel', { number: parcelNumber })}</p>}
          {lines.length > 0 && (
            <ul>
              {lines.map((line) => (
                <li key={titleOf(line)}>
                  {t('cart.quantityAtPrice', { quantity: line.quantity, price: titleOf(line) })}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
