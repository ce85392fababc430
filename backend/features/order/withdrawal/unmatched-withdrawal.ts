import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { badInputError } from '#backend/graphql/parse-input.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import { isEmailAddress, normalizeEmailAddress } from '#contract/customer/email-address.ts';
import type { WithdrawalRequest, WithdrawalResponse } from '#contract/order/withdrawal.ts';
import { withdrawalDeadline } from '#contract/order/withdrawal-deadline.ts';
import { mailWithdrawal } from '../mail/enqueue-order-mails.ts';
import { writeEvent } from '../management/change-order.queries.ts';
import { requireLockedOrder } from '../require-order.ts';
import { findExcludedLines } from './excluded-lines.ts';
import { mailShop } from './notify-shop.ts';
import { insertWithdrawal } from './withdrawal.queries.ts';
import { findWithdrawalHistory } from './withdrawal-history.ts';
import { findMailScope, insertUnmatched, lockUnmatched, markHandled } from './withdrawal-list.queries.ts';
import { countWithdrawn } from './withdrawn-lines.ts';

/**
 * Accepts a statement whose order was not found, perhaps because of a typing error: it is valid when it is sent (Directive
 * 2011/83/EU, Art. 11). The receipt says that the order was not found, and staff search for it.
 */
export async function receiveUnmatched(
  db: Database,
  request: WithdrawalRequest,
): Promise<WithdrawalResponse> {
  const { name, orderNumber } = request;
  const email = normalizeEmailAddress(request.receiptEmail ?? request.email ?? '');
  if (!isEmailAddress(email)) throw badInputError({ field: 'email', rule: 'email' });
  // The receipt must not carry advertising to an address that anyone can enter.
  if (!name || /:\/\/|www\./i.test(name)) throw badInputError({ field: 'name', rule: 'required' });
  const scope = await findMailScope(db, request.unmatched ?? {});
  const receivedAt = await db.transaction().execute(async (trx) => {
    const statement = { order_number: orderNumber, name, email, ...scope };
    const stored = await insertUnmatched(trx, statement);
    if (stored.isNew) await sendMails(trx, { ...statement, ...stored });
    return stored.receivedAt;
  });
  return {
    order: { orderNumber, placedAt: receivedAt.toISOString(), lines: [] },
    excluded: [],
    receivedAt: receivedAt.toISOString(),
    earlier: [],
    isUnmatched: true,
    dueBy: withdrawalDeadline(receivedAt),
  };
}

interface StoredStatement {
  id: number;
  receivedAt: Date;
  order_number: string;
  name: string;
  email: string;
  channel_id: string;
  market_id: string;
  language_id: string;
}

async function sendMails(trx: Database, stored: StoredStatement): Promise<void> {
  const { id, receivedAt, order_number, name, email } = stored;
  const { channel_id: channelId, market_id: marketId, language_id: languageId } = stored;
  const scope = { channelId, marketId, languageId };
  await enqueueMail(trx, {
    ...scope,
    shopUrl: null,
    kind: 'withdrawal-receipt',
    to: email,
    dedupeKey: `withdrawal-receipt:unmatched:${id}`,
    payload: {
      orderNumber: order_number,
      path: '',
      isUnmatched: true,
      receivedAt: receivedAt.toISOString(),
      name,
      email,
      lines: [],
    },
  });
  await mailShop(trx, {
    scope,
    key: `unmatched:${id}`,
    reference: order_number,
    person: `${name} <${email}>`,
    receivedAt,
    detail: `npm run shop -- withdrawals match ${id} <order>`,
  });
}

/** Assigns a statement to the order that staff have found. Refunds after it was received are refunds of its copies. */
export function matchWithdrawal(db: Database, unmatchedId: number, orderId: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const stored = await requireUnmatched(trx, unmatchedId);
    const order = await requireLockedOrder(trx, orderId);
    const { name, email, received_at: receivedAt } = stored;
    const { statements, refunds } = await findWithdrawalHistory(trx, orderId);
    const earlierRefunds = refunds.filter(({ created_at }) => created_at < receivedAt);
    const excluded = await findExcludedLines(trx, order);
    const { remaining } = countWithdrawn(order.draft.lines, statements, earlierRefunds);
    const lines = remaining.filter(({ index }) => !excluded.includes(index));
    if (lines.length === 0)
      throw new ShopError('ALREADY_WITHDRAWN', 'The whole order is withdrawn or refunded already.');
    const statement = { orderId, name, email, lines, receivedAt };
    const { withdrawal_id: withdrawalId } = await insertWithdrawal(trx, statement);
    await writeEvent(trx, orderId, { actor: 'merchant', note: 'matched a withdrawal from the contract' });
    await mailWithdrawal(trx, order, { withdrawalId, receivedAt, name, email, lines });
    await markHandled(trx, unmatchedId, orderId);
  });
}

/** Closes a statement whose order does not exist. Staff write to the customer before they call this. */
export function dismissWithdrawal(db: Database, unmatchedId: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await requireUnmatched(trx, unmatchedId);
    await markHandled(trx, unmatchedId, null);
  });
}

async function requireUnmatched(trx: Database, unmatchedId: number) {
  const stored = await lockUnmatched(trx, unmatchedId);
  if (!stored) throw new ShopError('BAD_INPUT', `There is no open statement ${unmatchedId}.`);
  return stored;
}
