import { ShopError } from '#backend/graphql/errors.ts';
import type { WithdrawalAnswer, WithdrawalRequest } from '#contract/withdrawal.ts';
import { writeEvent } from './change-order.queries.ts';
import { findMeantOrder } from './find-meant-order.ts';
import { lockOrder, type OrderRow } from './order.queries.ts';
import { mailWithdrawal } from './order-mails.ts';
import type { OrderServices } from './order-services.ts';
import { findSameWithdrawal, insertWithdrawal } from './withdrawal.queries.ts';

const longestName = 200;

/**
 * A customer's statement that they withdraw from the contract. It is received whatever the shop thinks of it: whether it came
 * in time, and what follows, the merchant decides. Said twice, it counts once.
 */
export async function withdraw(
  services: OrderServices,
  request: WithdrawalRequest,
  customerId: number | null,
): Promise<WithdrawalAnswer> {
  const order = await findMeantOrder(services, request, customerId);
  const all = order.draft.lines.map(({ quantity }, place) => ({ place, quantity }));
  const lines = request.lines?.length ? checkLines(order, request.lines) : all;
  if (!request.confirm) return answer(order, lines, null);
  const name = request.name?.trim() ?? '';
  if (name === '' || name.length > longestName)
    throw new ShopError('BAD_INPUT', 'A name is needed, of at most 200 characters.');
  const email = request.email?.trim().toLowerCase() || order.email;
  const receivedAt = await services.db.transaction().execute(async (trx) => {
    await lockOrder(trx, order.order_id);
    const statement = { orderId: order.order_id, name, email, lines: request.lines?.length ? lines : null };
    const same = await findSameWithdrawal(trx, statement);
    if (same) return same.received_at;
    const { withdrawal_id, received_at } = await insertWithdrawal(trx, statement);
    await writeEvent(trx, order.order_id, { actor: 'customer', note: 'withdrew from the contract' });
    await mailWithdrawal(trx, order, {
      withdrawalId: withdrawal_id,
      receivedAt: received_at,
      name,
      email,
      lines,
    });
    return received_at;
  });
  return answer(order, lines, receivedAt);
}

function checkLines({ draft }: OrderRow, lines: NonNullable<WithdrawalRequest['lines']>) {
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
  lines: readonly { place: number; quantity: number }[],
  receivedAt: Date | null,
): WithdrawalAnswer {
  return {
    order: {
      orderNumber: String(order_id),
      placedAt: placed_at.toISOString(),
      lines: lines.flatMap(({ place, quantity }) => {
        const line = draft.lines[place];
        return line ? [{ place, name: line.name, variant: line.variant, quantity }] : [];
      }),
    },
    receivedAt: receivedAt?.toISOString() ?? null,
  };
}
