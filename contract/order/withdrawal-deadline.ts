import { SHOP_TIME_ZONE } from '../shop/time-zone.ts';

/** The customer returns and the shop refunds within these days after the statement (Directive 2011/83/EU, Art. 13 and 14). */
const daysAfterWithdrawal = 14;

/** The short date of Sweden is `2026-12-02`. */
const localDay = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short' });

/** The last day, such as `2026-12-02`: the day of the statement does not count (Regulation 1182/71, Art. 3). */
export function withdrawalDeadline(receivedAt: Date): string {
  const day = new Date(`${localDay.format(receivedAt)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysAfterWithdrawal);
  return day.toISOString().slice(0, 10);
}
