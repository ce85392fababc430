import { formatMoney } from '#backend/pricing/money.ts';
import type { DocumentSummary } from '#contract/order/documents.ts';
import type { OrderState } from '#contract/order/order-states.ts';
import type { OrderTimeline, TimelineEvent } from '#contract/order/timeline-requests.ts';
import { withdrawalDeadline } from '#contract/order/withdrawal-deadline.ts';
import { isCancellable } from '../cancellation/cancel-by-customer.ts';
import type { LineQuantity } from '../line-quantity.ts';
import type { OrderInScope } from '../order-in-scope.ts';
import type { RefundRow } from '../refund/refund.queries.ts';
import { needsReturn } from '../withdrawal/needs-return.ts';
import type { WithdrawalRow } from '../withdrawal/withdrawal.queries.ts';
import { countWithdrawn } from '../withdrawal/withdrawn-lines.ts';
import type { StepRow } from './timeline.queries.ts';

/** No other state follows these. */
const finalStates: readonly OrderState[] = ['cancelled', 'out-of-stock', 'refunded'];

const dayMs = 24 * 3_600_000;
/** The period of withdrawal (Directive 2011/83/EU, Art. 9). */
const withdrawalMs = 14 * dayMs;
/** Added to the period, because carriers report a parcel as delivered while it waits at a pick-up point. */
const pickupMs = 7 * dayMs;

/** The order in which events of the same moment are listed. */
const kindsInOrder: readonly TimelineEvent['kind'][] = [
  'placed',
  'paid',
  'invoiced',
  'packed',
  'shipped',
  'delivered',
  'withdrawn',
  'returned',
  'refunded',
  'cancelled',
];

/** The stored facts about the history of an order. */
interface OrderHistory {
  steps: readonly StepRow[];
  /** Without failed ones. */
  refunds: readonly RefundRow[];
  /** Oldest first. */
  withdrawals: readonly WithdrawalRow[];
  documents: readonly DocumentSummary[];
  /** The name of each line's product, in the language of the reader. */
  names: readonly { name: string; variant: string }[];
  /** Indexes of lines without a right of withdrawal. */
  excluded: readonly number[];
  /** A download or gift card was delivered. */
  hasDelivered: boolean;
}

export function buildTimeline(order: OrderInScope, history: OrderHistory): OrderTimeline {
  const { row } = order;
  // Whether the line has a right of withdrawal.
  const hasRight = ({ index }: LineQuantity) => !history.excluded.includes(index);
  const { byStatement, remaining } = countWithdrawn(row.draft.lines, history.withdrawals, history.refunds);
  // A statement without lines is about all lines that have the right.
  const withdrawn = byStatement.map((statement, index) =>
    history.withdrawals[index]?.lines ? statement : statement.filter(hasRight),
  );
  const lines = row.draft.lines.map(({ name, quantity }, index) => ({
    name,
    quantity,
    withdrawn: sumOf(withdrawn.flat(), index),
    refunded: Math.min(quantity, sumOf(history.refunds.flatMap(refundedLine), index)),
  }));
  const deliveredAt = history.steps.find(({ kind }) => kind === 'delivered')?.at;
  const canWithdrawMore = remaining.some(hasRight) && !isPeriodOver(order, deliveredAt);
  return {
    publicId: row.public_id,
    events: listEvents(order, history, withdrawn),
    lines,
    documents: [...history.documents],
    canCancel:
      isCancellable(row, history.hasDelivered) && !history.steps.some(({ kind }) => kind === 'partial'),
    canWithdraw: row.draft.customerType === 'PERSON' && !finalStates.includes(row.state) && canWithdrawMore,
  };
}

/**
 * Whether the period of withdrawal is over. It runs from the delivery, or from the order if nothing is shipped. Without a
 * delivery, the period of an order with shipped or pre-ordered lines is not over.
 */
function isPeriodOver({ row: { draft, placed_at } }: OrderInScope, deliveredAt: Date | undefined): boolean {
  if (deliveredAt) return Date.now() - deliveredAt.getTime() > withdrawalMs + pickupMs;
  const isDigital = draft.lines.every(({ needsDelivery, preOrderDate }) => !needsDelivery && !preOrderDate);
  return isDigital && Date.now() - placed_at.getTime() > withdrawalMs;
}

function listEvents(
  order: OrderInScope,
  { steps, refunds, withdrawals, names }: OrderHistory,
  withdrawn: readonly LineQuantity[][],
): TimelineEvent[] {
  const { row } = order;
  const { draft, placed_at, shipped_at } = row;
  const describe = (lines: readonly LineQuantity[]) =>
    lines.flatMap(({ index, quantity }) => {
      const line = names[index];
      return line ? [{ name: line.name, variant: line.variant, quantity }] : [];
    });
  const event = (
    kind: TimelineEvent['kind'],
    at: Date,
    facts: Partial<TimelineEvent> = {},
  ): TimelineEvent => ({
    kind,
    at: at.toISOString(),
    lines: [],
    amountFormatted: null,
    parcelNumber: null,
    dueBy: null,
    ...facts,
  });
  const isSettled = (receivedAt: Date) =>
    finalStates.includes(row.state) || refunds.some(({ created_at }) => created_at >= receivedAt);
  const events = [
    event('placed', placed_at),
    ...(draft.toPay === 0 ? [event('paid', placed_at)] : []),
    // `partial` is not displayed; it only prevents a cancellation.
    ...steps.flatMap(({ kind, at }) => (kind === 'partial' ? [] : [event(kind, at)])),
    ...(shipped_at ? [event('shipped', shipped_at, { parcelNumber: row.parcel_number })] : []),
    ...withdrawals.map(({ received_at }, index) =>
      event('withdrawn', received_at, {
        lines: describe(withdrawn[index] ?? []),
        dueBy: isSettled(received_at) ? null : withdrawalDeadline(received_at),
        ...(!needsReturn(row, withdrawn[index] ?? []) && { isNothingToReturn: true }),
      }),
    ),
    ...refundsByDate(refunds).map(({ at, parts }) =>
      event('refunded', at, {
        lines: describe(parts.flatMap(refundedLine)),
        amountFormatted: formatAmount(order, parts),
      }),
    ),
  ];
  return events.sort(
    (a, b) =>
      Date.parse(a.at) - Date.parse(b.at) || kindsInOrder.indexOf(a.kind) - kindsInOrder.indexOf(b.kind),
  );
}

function refundedLine({ line_index, quantity }: RefundRow): LineQuantity[] {
  return line_index === null || quantity === null ? [] : [{ index: line_index, quantity }];
}

/** A refund of several lines has one row per line, all with the time of their transaction. */
function refundsByDate(refunds: readonly RefundRow[]): { at: Date; parts: RefundRow[] }[] {
  const groups = new Map<number, { at: Date; parts: RefundRow[] }>();
  for (const refund of refunds) {
    const at = refund.created_at.getTime();
    const group = groups.get(at) ?? { at: refund.created_at, parts: [] };
    group.parts.push(refund);
    groups.set(at, group);
  }
  return [...groups.values()];
}

function formatAmount({ scope }: OrderInScope, parts: readonly RefundRow[]): string {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return formatMoney(amount, scope.market.currency, scope.language.id);
}

/** The quantity of the line with this index. */
function sumOf(lines: readonly LineQuantity[], index: number): number {
  return lines.reduce((sum, line) => sum + (line.index === index ? line.quantity : 0), 0);
}
