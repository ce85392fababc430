import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { badInputError } from '#backend/graphql/parse-input.ts';
import { isEmailAddress, normalizeEmailAddress } from '#contract/customer/email-address.ts';
import type { WithdrawalRequest, WithdrawalResponse } from '#contract/order/withdrawal.ts';
import { findAuthorizedOrder } from '../customer-requests/find-authorized-order.ts';
import type { LineQuantity } from '../line-quantity.ts';
import { mailWithdrawal } from '../mail/enqueue-order-mails.ts';
import { writeEvent } from '../management/change-order.queries.ts';
import { lockOrder, type OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import {
  findWithdrawals,
  insertWithdrawal,
  type WithdrawalRow,
  type WithdrawalStatement,
} from './withdrawal.queries.ts';
import { areSameLines, areWithin, remainingAfter } from './withdrawn-lines.ts';

/**
 * Receives a customer's statement of withdrawal. It is always accepted: the merchant decides later whether it was in time
 * and what follows. A repeated statement counts once, and no unit is withdrawn twice.
 */
export async function withdraw(
  services: OrderServices,
  request: WithdrawalRequest,
  customerId: number | null,
): Promise<WithdrawalResponse> {
  const order = await findAuthorizedOrder(services, request, customerId);
  const lines = request.lines?.length ? checkLines(order, request.lines) : null;
  if (!request.confirm) {
    const earlier = await findWithdrawals(services.db, order.order_id);
    return withdrawalResponse(order, linesToWithdraw(order, lines, earlier), { receivedAt: null, earlier });
  }
  const { name } = request;
  if (name === undefined) throw badInputError({ field: 'name', rule: 'required' });
  const sentEmail = normalizeEmailAddress(request.email ?? '');
  const email = isEmailAddress(sentEmail) ? sentEmail : order.email;
  const statement = { orderId: order.order_id, name, email, lines };
  return services.db
    .transaction()
    .execute((trx) => receiveStatement(trx, order, statement, request.earlier ?? 0));
}

/** `knownStatements` is how many earlier statements the customer has seen: the new one is not a repetition of those. */
async function receiveStatement(
  trx: Database,
  order: OrderRow,
  statement: WithdrawalStatement,
  knownStatements: number,
): Promise<WithdrawalResponse> {
  const { name, email, lines } = statement;
  await lockOrder(trx, order.order_id);
  const stored = await findWithdrawals(trx, order.order_id);
  const repeatedIndex = stored.findIndex(
    (row, index) =>
      index >= knownStatements && row.name === name && row.email === email && areSameLines(row.lines, lines),
  );
  const repeated = stored[repeatedIndex];
  const earlier = repeated ? stored.slice(0, repeatedIndex) : stored;
  const withdrawn = linesToWithdraw(order, lines, earlier);
  if (repeated) return withdrawalResponse(order, withdrawn, { receivedAt: repeated.received_at, earlier });
  if (withdrawn.length === 0) throw alreadyWithdrawn();
  const { withdrawal_id: withdrawalId, received_at: receivedAt } = await insertWithdrawal(trx, statement);
  await writeEvent(trx, order.order_id, { actor: 'customer', note: 'withdrew from the contract' });
  await mailWithdrawal(trx, order, { withdrawalId, receivedAt, name, email, lines: withdrawn });
  return withdrawalResponse(order, withdrawn, { receivedAt, earlier });
}

/** The lines of a statement: the requested ones, or all that are left. */
function linesToWithdraw(
  { draft }: OrderRow,
  lines: readonly LineQuantity[] | null,
  earlier: readonly WithdrawalRow[],
): readonly LineQuantity[] {
  const remaining = remainingAfter(
    draft.lines,
    earlier.map((row) => row.lines),
  );
  if (lines && !areWithin(lines, remaining)) throw alreadyWithdrawn();
  return lines ?? remaining;
}

function alreadyWithdrawn(): ShopError {
  return new ShopError('ALREADY_WITHDRAWN', 'The selected lines have already been withdrawn.');
}

/** Returns the lines sorted by index. In the contract the index is called `place`. */
function checkLines({ draft }: OrderRow, requested: NonNullable<WithdrawalRequest['lines']>): LineQuantity[] {
  const lines = requested.map(({ place: index, quantity }) => ({ index, quantity }));
  const isValid = lines.every(({ index, quantity }) => {
    const line = draft.lines[index];
    return line && Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= line.quantity;
  });
  if (!isValid || new Set(lines.map(({ index }) => index)).size < lines.length)
    throw new ShopError('BAD_INPUT', 'The order has no such lines.');
  return lines.sort((a, b) => a.index - b.index);
}

function withdrawalResponse(
  { order_id, placed_at, draft }: OrderRow,
  lines: readonly LineQuantity[],
  { receivedAt, earlier }: { receivedAt: Date | null; earlier: readonly WithdrawalRow[] },
): WithdrawalResponse {
  return {
    order: {
      orderNumber: String(order_id),
      placedAt: placed_at.toISOString(),
      lines: lines.flatMap(({ index, quantity }) => {
        const line = draft.lines[index];
        return line ? [{ place: index, name: line.name, variant: line.variant, quantity }] : [];
      }),
    },
    receivedAt: receivedAt?.toISOString() ?? null,
    earlier: earlier.map(({ received_at }) => received_at.toISOString()),
  };
}
