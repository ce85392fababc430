import type { RequestScope } from '../shop-requests.ts';
import type { DocumentSummary } from './documents.ts';

/** The history of orders, for their pages. The contract's order has no dates of its steps. */
export interface TimelineRequests {
  'order-timelines': { request: TimelineRequest; response: { timelines: OrderTimeline[] } };
}

interface TimelineRequest extends RequestScope {
  /** Ids from the links to the orders, at most `LIMITS.timelineOrders`. Unknown ids have no timeline. */
  publicIds: string[];
}

/** Steps that the merchant records (`npm run shop -- orders mark`). */
export const ORDER_MILESTONES = ['packed', 'delivered', 'returned'] as const;
export type OrderMilestone = (typeof ORDER_MILESTONES)[number];

export type TimelineEventKind =
  | 'placed'
  | 'paid'
  /** The shop's own invoice, which is due later. The shop does not see its payment. */
  | 'invoiced'
  | 'shipped'
  | 'withdrawn'
  | 'refunded'
  | 'cancelled'
  | OrderMilestone;

export interface OrderTimeline {
  publicId: string;
  /** Oldest first. */
  events: TimelineEvent[];
  /** The lines, in the order of the cart's items. */
  lines: TimelineLine[];
  /** Invoice and credit notes, oldest first. */
  documents: DocumentSummary[];
  canCancel: boolean;
  canWithdraw: boolean;
}

export interface TimelineEvent {
  kind: TimelineEventKind;
  /** ISO 8601. */
  at: string;
  /** Withdrawn or refunded lines. */
  lines: { name: string; variant: string; quantity: number }[];
  /** The amount of a refund. */
  amountFormatted: string | null;
  /** The carrier's number of a shipment. */
  parcelNumber: string | null;
  /** The day until which the goods of a withdrawal are returned and the money is refunded. Null once it is refunded. */
  dueBy: string | null;
  /** A withdrawal from downloads, or from goods that have not been sent. */
  isNothingToReturn?: true;
}

export interface TimelineLine {
  /** As ordered: the shop may have deleted the product since. */
  name: string;
  quantity: number;
  withdrawn: number;
  refunded: number;
}
