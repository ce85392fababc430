import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { type Amount, divideDown } from '#backend/pricing/money.ts';
import {
  type ShippingVat,
  subtractShippingVats,
  sumShippingVats,
  takeShippingVats,
} from '#backend/pricing/shipping-vat.ts';
import type { LineQuantity } from '../line-quantity.ts';
import type { OrderLineRow } from '../order.queries.ts';
import type { RefundRow } from './refund.queries.ts';

export interface RefundPart {
  /** Null for the shipping fee, and for an amount that belongs to no line. */
  order_line_id: number | null;
  /** Null if `order_line_id` is null. */
  lineIndex: number | null;
  /** The returned copies; null if none count as returned. */
  quantity: number | null;
  /** With VAT, in minor units. */
  amount: number;
  /** The VAT in `amount`. */
  vat: number;
  /** The shipping fee by VAT rate; null for goods. */
  vats: ShippingVat[] | null;
}

type EarlierRefund = Pick<RefundRow, 'order_line_id' | 'quantity' | 'amount' | 'vat' | 'vats'>;

/**
 * The amounts to refund for the requested lines, or for everything that is left. The refunds of a line's single units add up to
 * exactly the line's amount.
 */
export function refundParts(
  draft: Pick<OrderDraft, 'shipping'>,
  lines: readonly OrderLineRow[],
  earlier: readonly EarlierRefund[],
  requested: readonly LineQuantity[] | null,
  /** With the requested lines: the maximum that is also refunded of the shipping fee, with VAT. */
  maxShippingFee = 0,
): RefundPart[] {
  if (requested) {
    if (new Set(requested.map(({ index }) => index)).size < requested.length)
      throw new ShopError('BAD_INPUT', 'Each line may be listed only once.');
    const fee = limitFee(shippingPart(draft, earlier), maxShippingFee);
    return [...requested.map((line) => partOfLine(lines, earlier, line)), ...(fee.amount > 0 ? [fee] : [])];
  }
  const remaining = lines.flatMap(({ line_index: index, quantity, order_line_id }) => {
    const left = quantity - refundedQuantity(earlier, order_line_id);
    return left > 0 ? [partOfLine(lines, earlier, { index, quantity: left })] : [];
  });
  return [...remaining, shippingPart(draft, earlier)].filter(({ amount }) => amount > 0);
}

/** The shipping fee that is not refunded yet. */
function shippingPart(
  { shipping }: Pick<OrderDraft, 'shipping'>,
  earlier: readonly EarlierRefund[],
): RefundPart {
  // Older orders store one VAT rate, and their refunds store none.
  const { fee, vats = [{ basisPoints: shipping.vatBasisPoints ?? 0, ...fee }] } = shipping;
  const left = earlier
    .filter(({ order_line_id }) => order_line_id === null)
    .reduce(
      (rest, refund) => subtractShippingVats(rest, refund.vats ?? takeShippingVats(rest, refund.amount)),
      vats.filter(({ incVat }) => incVat > 0),
    );
  return feePart(left);
}

/** Reduces the fee to the limit. */
export function limitFee(part: RefundPart, limit: number): RefundPart {
  return part.amount <= limit ? part : feePart(takeShippingVats(part.vats ?? [], limit));
}

function feePart(vats: ShippingVat[]): RefundPart {
  const { incVat: amount, exVat } = sumShippingVats(vats);
  return { order_line_id: null, lineIndex: null, quantity: null, amount, vat: amount - exVat, vats };
}

function partOfLine(
  lines: readonly OrderLineRow[],
  earlier: readonly EarlierRefund[],
  { index, quantity }: LineQuantity,
): RefundPart {
  const line = lines.find(({ line_index }) => line_index === index);
  if (!line) throw new ShopError('BAD_INPUT', `The order has no line ${index}.`);
  const before = refundedQuantity(earlier, line.order_line_id);
  if (!Number.isSafeInteger(quantity) || quantity < 1 || before + quantity > line.quantity)
    throw new ShopError(
      'BAD_INPUT',
      `Line ${index} has ${line.quantity - before} left to refund, not ${quantity}.`,
    );
  // The share of all units that are refunded now or were before; the earlier refunds are then subtracted. Rounding each unit
  // separately could lose a minor unit.
  const share = (amount: number) => divideDown(amount * (before + quantity), line.quantity);
  const cumulative = { incVat: share(line.paid_inc_vat), exVat: share(line.paid_ex_vat) };
  return {
    order_line_id: line.order_line_id,
    lineIndex: index,
    quantity,
    vats: null,
    ...subtractRefunded(earlier, line.order_line_id, cumulative),
  };
}

/**
 * A line may have been refunded to the payment method and to the balance, and one of the two may have failed. Only the
 * failed amount is refunded again.
 */
function subtractRefunded(
  earlier: readonly EarlierRefund[],
  lineId: number,
  { incVat, exVat }: Amount,
): { amount: number; vat: number } {
  const refunds = earlier.filter(({ order_line_id }) => order_line_id === lineId);
  const remainingAmount = refunds.reduce((left, { amount }) => left - amount, incVat);
  const remainingVat = refunds.reduce((left, { vat }) => left - vat, incVat - exVat);
  return { amount: Math.max(0, remainingAmount), vat: Math.max(0, remainingVat) };
}

function refundedQuantity(earlier: readonly EarlierRefund[], lineId: number): number {
  const refunds = earlier.filter(({ order_line_id }) => order_line_id === lineId);
  return refunds.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}
