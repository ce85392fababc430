import type { inspectOrder } from '#backend/features/order/management/inspect-order.ts';
import type { PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import { formatMoney } from './format-money.ts';
import { formatTable } from './format-table.ts';
import { formatMinute } from './print-rows.ts';

type InspectedOrder = Awaited<ReturnType<typeof inspectOrder>>;

/** An order as people read it: who, what, how it is paid and delivered, and its events. */
export function describeOrder({ order, payment, refunds, events }: InspectedOrder): string[] {
  const { draft, currency_code: currency } = order;
  const money = (amount: number) => formatMoney(amount, currency);
  const facts: [string, string][] = [
    ['Order', `${order.order_id}, ${order.state}, placed ${formatMinute(order.placed_at)}`],
    [
      'Customer',
      [nameOf(draft.billingAddress), order.email, draft.billingAddress.mobile].filter(Boolean).join(', '),
    ],
    ['Billed to', addressOf(draft.billingAddress)],
    ['Sent to', addressOf(draft.shippingAddress ?? draft.billingAddress)],
    ['Delivery', [draft.shipping.name, draft.shipping.fetchedAt?.name].filter(Boolean).join(', ')],
    ['Parcel', [order.parcel_number, order.tracking_link].filter(Boolean).join(' ')],
    ['Payment', payment ? `${payment.state}, ${payment.provider_key}` : 'none'],
    ['Code', draft.promoCode ?? ''],
    ['Message', draft.message],
  ];
  return [
    ...facts.filter(([, value]) => value !== '').map(([label, value]) => `${label.padEnd(9)} ${value}`),
    '',
    ...formatTable(
      ['LINE', 'QTY', 'PAID', 'NUMBER', 'BOOK'],
      draft.lines.map((line, index) => [
        String(index),
        String(line.quantity),
        money(line.paid.incVat),
        line.articleNumber,
        [line.name, line.variant, line.message && `"${line.message}"`].filter(Boolean).join(', '),
      ]),
    ),
    '',
    ...amounts(draft).map(([label, amount]) => `${label.padEnd(14)} ${money(amount).padStart(14)}`),
    ...refunds.map(
      (refund) => `${'Refund'.padEnd(14)} ${money(-refund.amount).padStart(14)}  ${refund.state}`,
    ),
    '',
    ...events.map(({ happened_at, to_state, actor, note }) =>
      [formatMinute(happened_at), to_state ?? '', actor, note].filter(Boolean).join('  '),
    ),
  ];
}

function amounts(draft: InspectedOrder['order']['draft']): [string, number][] {
  const { shipping, total, paidByGiftCode, paidByBalance, toPay, vats } = draft;
  const vat = vats.reduce((sum, { amount }) => sum + amount, 0);
  const rows: [string, number][] = [
    ['Delivery', shipping.fee.incVat],
    ['Total', total.incVat],
    ['of which VAT', vat],
  ];
  if (paidByGiftCode > 0) rows.push(['Gift cards', -paidByGiftCode]);
  if (paidByBalance > 0) rows.push(['Balance', -paidByBalance]);
  return paidByGiftCode + paidByBalance > 0 ? [...rows, ['Charged', toPay]] : rows;
}

function nameOf({ company, firstName, lastName }: PostalAddress): string {
  return [company, [firstName, lastName].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

function addressOf(address: PostalAddress): string {
  const { careOf, addressLine1, addressLine2, addressLine3, zip, city, country } = address;
  const town = [zip, city].filter(Boolean).join(' ');
  const parts = [
    nameOf(address),
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    addressLine3,
    town,
    country,
  ];
  return parts.filter(Boolean).join(', ');
}
