import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { badInputError } from '#backend/graphql/parse-input.ts';
import { isEmailAddress, normalizeEmailAddress } from '#contract/customer/email-address.ts';
import type { WithdrawalRequest, WithdrawalResponse, WithdrawnLine } from '#contract/order/withdrawal.ts';
import { withdrawalDeadline } from '#contract/order/withdrawal-deadline.ts';
import { findAuthorizedOrder } from '../customer-requests/find-authorized-order.ts';
import type { LineQuantity } from '../line-quantity.ts';
import { mailWithdrawal } from '../mail/enqueue-order-mails.ts';
import { writeEvent } from '../management/change-order.queries.ts';
import { lockOrder, type OrderRow } from '../order.queries.ts';
import type { OrderServices } from '../order-services.ts';
import { findExcludedLines } from './excluded-lines.ts';
import { needsReturn } from './needs-return.ts';
import { notifyShopOfWithdrawal } from './notify-shop.ts';
import { receiveUnmatched } from './unmatched-withdrawal.ts';
import { insertWithdrawal, type WithdrawalRow, type WithdrawalStatement } from './withdrawal.queries.ts';
import { findWithdrawalHistory, type WithdrawalHistory } from './withdrawal-history.ts';
import { areSameLines, areWithin, countWithdrawn } from './withdrawn-lines.ts';

/**
 * Receives a customer's statement of withdrawal. It is always accepted: the merchant decides later whether it was in time
 * and what follows. A repeated statement counts once, and no unit is withdrawn twice.
 */
export async function withdraw(
  services: OrderServices,
  request: WithdrawalRequest,
  customerId: number | null,
): Promise<WithdrawalResponse> {
  const order = await findAuthorizedOrder(services, request, customerId).catch((error: unknown) => {
    if (request.confirm && request.unmatched && error instanceof ShopError) return null;
    throw error;
  });
  if (!order) return receiveUnmatched(services.db, request);
  const excluded = await findExcludedLines(services.db, order);
  const lines = request.lines?.length ? checkLines(order, request.lines) : null;
  if (lines?.some(({ index }) => excluded.includes(index))) throw noRightOfWithdrawal();
  if (!request.confirm) {
    const history = await findWithdrawalHistory(services.db, order.order_id);
    return withdrawalResponse(order, linesToWithdraw(order, history, { lines, excluded }), {
      receivedAt: null,
      earlier: history.statements,
      excluded,
    });
  }
  const { name } = request;
  if (name === undefined) throw badInputError({ field: 'name', rule: 'required' });
  const sentEmail = normalizeEmailAddress(request.email ?? '');
  const email = isEmailAddress(sentEmail) ? sentEmail : order.email;
  const receiptEmail = normalizeEmailAddress(request.receiptEmail ?? '');
  if (receiptEmail && !isEmailAddress(receiptEmail)) throw badInputError({ field: 'email', rule: 'email' });
  const statement = {
    orderId: order.order_id,
    name,
    email,
    lines,
    ...(receiptEmail && receiptEmail !== email && { receiptEmail }),
  };
  return services.db
    .transaction()
    .execute((trx) => receiveStatement(trx, { order, excluded }, statement, request.earlier ?? 0));
}

/** `knownStatements` is how many earlier statements the customer has seen: the new statement does not repeat any of them. */
async function receiveStatement(
  trx: Database,
  { order, excluded }: { order: OrderRow; excluded: readonly number[] },
  statement: WithdrawalStatement,
  knownStatements: number,
): Promise<WithdrawalResponse> {
  const { name, email, lines } = statement;
  await lockOrder(trx, order.order_id);
  const history = await findWithdrawalHistory(trx, order.order_id);
  const { statements: stored, refunds } = history;
  const repeatedIndex = stored.findIndex(
    (row, index) =>
      index >= knownStatements && row.name === name && row.email === email && areSameLines(row.lines, lines),
  );
  const repeated = stored[repeatedIndex];
  if (repeated) {
    const { byStatement } = countWithdrawn(order.draft.lines, stored, refunds);
    const repeatedLines = withoutExcluded(byStatement[repeatedIndex] ?? [], excluded);
    const earlier = stored.slice(0, repeatedIndex);
    return withdrawalResponse(order, repeatedLines, { receivedAt: repeated.received_at, earlier, excluded });
  }
  const withdrawn = linesToWithdraw(order, history, { lines, excluded });
  if (withdrawn.length === 0)
    throw stored.length > 0 || refunds.length > 0 ? alreadyWithdrawn() : noRightOfWithdrawal();
  const { withdrawal_id: withdrawalId, received_at: receivedAt } = await insertWithdrawal(trx, statement);
  await writeEvent(trx, order.order_id, { actor: 'customer', note: 'withdrew from the contract' });
  const received = {
    withdrawalId,
    receivedAt,
    name,
    email: statement.receiptEmail ?? email,
    lines: withdrawn,
  };
  await mailWithdrawal(trx, order, received);
  await notifyShopOfWithdrawal(trx, order, received);
  return withdrawalResponse(order, withdrawn, { receivedAt, earlier: stored, excluded });
}

/** The lines of a statement: the requested ones, or all that are left. */
function linesToWithdraw(
  { draft }: OrderRow,
  { statements, refunds }: WithdrawalHistory,
  { lines, excluded }: { lines: readonly LineQuantity[] | null; excluded: readonly number[] },
): readonly LineQuantity[] {
  const remaining = withoutExcluded(countWithdrawn(draft.lines, statements, refunds).remaining, excluded);
  if (lines && !areWithin(lines, remaining)) throw alreadyWithdrawn();
  return lines ?? remaining;
}

function withoutExcluded(lines: readonly LineQuantity[], excluded: readonly number[]): LineQuantity[] {
  return lines.filter(({ index }) => !excluded.includes(index));
}

function noRightOfWithdrawal(): ShopError {
  return new ShopError(
    'BAD_INPUT',
    'These downloads were delivered at once with the consent of the buyer, which ends the right of withdrawal.',
  );
}

function alreadyWithdrawn(): ShopError {
  return new ShopError('ALREADY_WITHDRAWN', 'The selected lines have already been withdrawn or refunded.');
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
  order: OrderRow,
  lines: readonly LineQuantity[],
  {
    receivedAt,
    earlier,
    excluded,
  }: { receivedAt: Date | null; earlier: readonly WithdrawalRow[]; excluded: readonly number[] },
): WithdrawalResponse {
  const { order_id, placed_at, draft } = order;
  const describe = ({ index, quantity }: LineQuantity): WithdrawnLine[] => {
    const line = draft.lines[index];
    return line ? [{ place: index, name: line.name, variant: line.variant, quantity }] : [];
  };
  return {
    order: {
      orderNumber: String(order_id),
      placedAt: placed_at.toISOString(),
      lines: lines.flatMap(describe),
    },
    excluded: excluded.flatMap((index) => describe({ index, quantity: draft.lines[index]?.quantity ?? 0 })),
    receivedAt: receivedAt?.toISOString() ?? null,
    earlier: earlier.map(({ received_at }) => received_at.toISOString()),
    dueBy: receivedAt && withdrawalDeadline(receivedAt),
    ...(receivedAt && !needsReturn(order, lines) && { isNothingToReturn: true }),
  };
}
