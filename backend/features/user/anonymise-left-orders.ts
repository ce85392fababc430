import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order/order-draft.ts';
import type { Job } from '#backend/jobs/job-runner.ts';
import { anonymiseDraft } from './anonymise-draft.ts';
import {
  forgetMailsTo,
  passLeavingOn,
  replaceDraft,
  replacePaymentDraft,
  takeClosedOrders,
  takeDeadPayments,
} from './delete-user.queries.ts';

const batch = 50;

/** What was on its way when its customer left is closed some day: then it tells of nobody either. */
export function leftOrdersJob(db: Database): Job {
  return {
    name: 'left-orders',
    everyMs: 60_000,
    runDue: () =>
      db.transaction().execute(async (trx) => {
        await passLeavingOn(trx);
        const orders = await takeClosedOrders(trx, batch);
        for (const { order_id, draft } of orders) {
          const told = draft as unknown as OrderDraft;
          await replaceDraft(trx, order_id, anonymiseDraft(told));
          await forgetMailsTo(trx, told.email);
        }
        const payments = await takeDeadPayments(trx, batch);
        for (const { payment_id, draft } of payments)
          await replacePaymentDraft(trx, payment_id, anonymiseDraft(draft as unknown as OrderDraft));
        return orders.length === batch || payments.length === batch;
      }),
  };
}
