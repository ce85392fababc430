import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { notifyShopOfWithdrawal } from './notify-shop.ts';
import { findWithdrawalHistory } from './withdrawal-history.ts';
import { findDueWithdrawals } from './withdrawal-list.queries.ts';
import { countWithdrawn } from './withdrawn-lines.ts';

/** The refund is due 14 days after the statement, so the reminder leaves the shop four days. */
const reminderAfterDays = 10;
const batchSize = 50;

/** Background job: reminds the shop once of a withdrawal without a refund. Returns whether more may be due. */
export async function remindOfWithdrawals(db: Database, now = new Date()): Promise<boolean> {
  const due = await findDueWithdrawals(db, { now, days: reminderAfterDays, limit: batchSize });
  for (const { withdrawal_id, order_id, draft, name, email, received_at } of due) {
    const order = { order_id, draft: draft as OrderDraft };
    const { statements, refunds } = await findWithdrawalHistory(db, order_id);
    const index = statements.findIndex((row) => row.received_at.getTime() === received_at.getTime());
    const lines = countWithdrawn(order.draft.lines, statements, refunds).byStatement[index] ?? [];
    const statement = { withdrawalId: withdrawal_id, receivedAt: received_at, name, email, lines };
    await db
      .transaction()
      .execute((trx) => notifyShopOfWithdrawal(trx, order, statement, { isReminder: true }));
  }
  return due.length === batchSize;
}
