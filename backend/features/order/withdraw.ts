import { ShopError } from '#backend/graphql/errors.ts';
import type { WithdrawalAnswer, WithdrawalRequest } from '#contract/withdrawal.ts';
import { writeEvent } from './change-order.queries.ts';
import { findAuthorizedOrder } from './find-authorized-order.ts';
import { lockOrder, type OrderRow } from './order.queries.ts';
import { mailWithdrawal } from './order-mails.ts';
import type { OrderServices } from './order-services.ts';
import { findWithdrawals, insertWithdrawal, type WithdrawalRow } from './withdrawal.queries.ts';
import { areSame, isWithin, leftAfter, type Piece } from './withdrawn-pieces.ts';

const longestName = 200;

/**
 * A customer's statement that they withdraw from the contract. It is received whatever the shop thinks of it: whether it came
 * in time, and what follows, the merchant decides. Sent twice, it counts once, and no copy is withdrawn from twice.
 */
export async function withdraw(
  services: OrderServices,
  request: WithdrawalRequest,
  customerId: number | null,
): Promise<WithdrawalAnswer> {
  const order = await findAuthorizedOrder(services, request, customerId);
  const lines = request.lines?.length ? checkLines(order, request.lines) : null;
  if (!request.confirm) {
    const earlier = await findWithdrawals(services.db, order.order_id);
    return answer(order, piecesOf(order, lines, earlier), null, earlier);
  }
  const name = request.name?.trim() ?? '';
  if (name === '' || name.length > longestName)
    throw new ShopError('BAD_INPUT', 'A name is needed, of at most 200 characters.');
  const email = request.email?.trim().toLowerCase() || order.email;
  return services.db.transaction().execute(async (trx) => {
    await lockOrder(trx, order.order_id);
    const known = await findWithdrawals(trx, order.order_id);
    // Of the statements that the customer had been told of, none is this one.
    const same = known.findIndex(
      (row, at) =>
        at >= (request.earlier ?? 0) && row.name === name && row.email === email && areSame(row.lines, lines),
    );
    const earlier = same < 0 ? known : known.slice(0, same);
    const pieces = piecesOf(order, lines, earlier);
    const sent = known[same];
    if (sent) return answer(order, pieces, sent.received_at, earlier);
    if (pieces.length === 0) throw alreadyWithdrawn();
    const statement = { orderId: order.order_id, name, email, lines };
    const { withdrawal_id, received_at } = await insertWithdrawal(trx, statement);
    await writeEvent(trx, order.order_id, { actor: 'customer', note: 'withdrew from the contract' });
    await mailWithdrawal(trx, order, {
      withdrawalId: withdrawal_id,
      receivedAt: received_at,
      name,
      email,
      lines: pieces,
    });
    return answer(order, pieces, received_at, earlier);
  });
}

/** What a statement is about: all that is left, unless it says what. */
function piecesOf({ draft }: OrderRow, lines: Piece[] | null, earlier: readonly WithdrawalRow[]): Piece[] {
  const left = leftAfter(
    draft.lines,
    earlier.map((row) => row.lines),
  );
  if (lines && !isWithin(lines, left)) throw alreadyWithdrawn();
  return lines ?? left;
}

function alreadyWithdrawn(): ShopError {
  return new ShopError('ALREADY_WITHDRAWN', 'What was chosen has been withdrawn from before.');
}

function checkLines({ draft }: OrderRow, lines: NonNullable<WithdrawalRequest['lines']>): Piece[] {
  const isKnown = lines.every(({ place, quantity }) => {
    const line = draft.lines[place];
    return line && Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= line.quantity;
  });
  if (!isKnown || new Set(lines.map(({ place }) => place)).size < lines.length)
    throw new ShopError('BAD_INPUT', 'The order has no such lines.');
  return lines.map(({ place, quantity }) => ({ place, quantity })).sort((a, b) => a.place - b.place);
}

function answer(
  { order_id, placed_at, draft }: OrderRow,
  pieces: readonly Piece[],
  receivedAt: Date | null,
  earlier: readonly WithdrawalRow[],
): WithdrawalAnswer {
  return {
    order: {
      orderNumber: String(order_id),
      placedAt: placed_at.toISOString(),
      lines: pieces.flatMap(({ place, quantity }) => {
        const line = draft.lines[place];
        return line ? [{ place, name: line.name, variant: line.variant, quantity }] : [];
      }),
    },
    receivedAt: receivedAt?.toISOString() ?? null,
    earlier: earlier.map(({ received_at }) => received_at.toISOString()),
  };
}
