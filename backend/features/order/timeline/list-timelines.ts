import { lineNamesIn } from '#backend/features/cart/prices/names-in-language.ts';
import { summarizeDocuments } from '#backend/features/invoice/summarize-documents.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { isPublicId } from '#contract/order/public-id.ts';
import type { OrderTimeline } from '#contract/order/timeline-requests.ts';
import { hasDeliveredParts } from '../cancellation/cancel-by-customer.ts';
import { findOrdersByPublicIds } from '../order.queries.ts';
import { orderInScope } from '../order-in-scope.ts';
import { refundsOfOrders } from '../refund/refund.queries.ts';
import { excludeFailedRefunds } from '../refund/refundable-amounts.ts';
import { findDeliveredLines, findWithdrawalsOfOrders } from '../withdrawal/withdrawal.queries.ts';
import { buildTimeline } from './build-timeline.ts';
import { findSteps } from './timeline.queries.ts';

/** The timelines of orders. As for `getOrderPublic`, the public id is enough to see the order. */
export async function listTimelines(
  context: ShopContext,
  publicIds: readonly string[],
  languageId: string | undefined,
): Promise<OrderTimeline[]> {
  const { db } = context;
  const orders = await findOrdersByPublicIds(db, publicIds.filter(isPublicId));
  const ids = orders.map(({ order_id }) => order_id);
  if (ids.length === 0) return [];
  // Only with this consent can delivered downloads lose the right of withdrawal: see findExcludedLines.
  const withConsent = orders.filter(({ draft }) => draft.downloadConsent !== undefined);
  const [steps, refunds, withdrawals, documents, delivered] = await Promise.all([
    findSteps(db, ids),
    refundsOfOrders(db, ids),
    findWithdrawalsOfOrders(db, ids),
    summarizeDocuments(db, ids),
    Promise.all(
      withConsent.map(async ({ order_id }) => [order_id, await findDeliveredLines(db, order_id)] as const),
    ),
  ]);
  const excludedByOrder = new Map(delivered);
  const timelines = orders.map(async (row) => {
    const isOfOrder = (fact: { order_id: number }) => fact.order_id === row.order_id;
    const order = orderInScope(row, context, { languageId });
    const { lines } = row.draft;
    const refundsOfOrder = excludeFailedRefunds(refunds.filter(isOfOrder));
    const withdrawalsOfOrder = withdrawals.filter(isOfOrder);
    // The timeline names the lines of refunds and withdrawals only.
    const needsNames = refundsOfOrder.length > 0 || withdrawalsOfOrder.length > 0;
    return buildTimeline(order, {
      steps: steps.filter(isOfOrder),
      refunds: refundsOfOrder,
      withdrawals: withdrawalsOfOrder,
      names: needsNames
        ? await Promise.all(lines.map((line) => lineNamesIn(order.scope, line, row.language_id)))
        : lines,
      documents: documents.get(row.order_id) ?? [],
      excluded: excludedByOrder.get(row.order_id) ?? [],
      hasDelivered: await hasDeliveredParts(db, row),
    });
  });
  return Promise.all(timelines);
}
