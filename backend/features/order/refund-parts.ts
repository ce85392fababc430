import { ShopError } from '#backend/graphql/errors.ts';
import type { OrderLineRow } from './order.queries.ts';
import type { OrderDraft } from './order-draft.ts';
import type { RefundRow } from './refund.queries.ts';

export interface RefundPart {
  /** None: of the delivery. */
  order_line_id: number | null;
  place: number | null;
  quantity: number | null;
  amount: number;
  vat: number;
}

type Given = Pick<RefundRow, 'order_line_id' | 'quantity' | 'amount' | 'vat'>;

/** What is paid back for some lines, or for all that is left. Pieces that are paid back one by one make the whole line. */
export function refundParts(
  draft: Pick<OrderDraft, 'shipping'>,
  lines: readonly OrderLineRow[],
  given: readonly Given[],
  wanted: readonly { place: number; quantity: number }[] | null,
): RefundPart[] {
  if (wanted) {
    if (new Set(wanted.map(({ place }) => place)).size < wanted.length)
      throw new ShopError('BAD_INPUT', 'Name each line once.');
    return wanted.map(({ place, quantity }) => partOfLine(lines, given, place, quantity));
  }
  const rest = lines.flatMap(({ place, quantity, order_line_id }) => {
    const left = quantity - refundedPieces(given, order_line_id);
    return left > 0 ? [partOfLine(lines, given, place, left)] : [];
  });
  const { incVat, exVat } = draft.shipping.fee;
  const delivery = {
    order_line_id: null,
    place: null,
    quantity: null,
    ...restOf(given, null, incVat, exVat),
  };
  return [...rest, delivery].filter(({ amount }) => amount > 0);
}

function partOfLine(
  lines: readonly OrderLineRow[],
  given: readonly Given[],
  place: number,
  quantity: number,
): RefundPart {
  const line = lines.find((one) => one.place === place);
  if (!line) throw new ShopError('BAD_INPUT', `The order has no line ${place}.`);
  const before = refundedPieces(given, line.order_line_id);
  if (!Number.isSafeInteger(quantity) || quantity < 1 || before + quantity > line.quantity)
    throw new ShopError(
      'BAD_INPUT',
      `Of line ${place}, ${line.quantity - before} can be paid back, not ${quantity}.`,
    );
  const share = (amount: number) => Math.floor((amount * (before + quantity)) / line.quantity);
  return {
    order_line_id: line.order_line_id,
    place,
    quantity,
    ...restOf(given, line.order_line_id, share(line.paid_inc_vat), share(line.paid_ex_vat)),
  };
}

/** Of pieces in two ways, one way may have been refused: what the other gave is not given again. */
function restOf(given: readonly Given[], lineId: number | null, incVat: number, exVat: number) {
  const before = given.filter(({ order_line_id }) => order_line_id === lineId);
  return {
    amount: Math.max(
      0,
      before.reduce((left, { amount }) => left - amount, incVat),
    ),
    vat: Math.max(
      0,
      before.reduce((left, { vat }) => left - vat, incVat - exVat),
    ),
  };
}

function refundedPieces(given: readonly Given[], lineId: number): number {
  const pieces = given.filter(({ order_line_id }) => order_line_id === lineId);
  return pieces.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}
