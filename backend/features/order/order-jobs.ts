import { handleDueEvents } from '#backend/features/payment/handle-events.ts';
import type { Job } from '#backend/jobs/job-runner.ts';
import { completePayment } from './complete-payment.ts';
import type { OrderServices } from './order-services.ts';
import { releaseExpiredReservations } from './release-stock.ts';
import { runDuePayments } from './run-due-payments.ts';
import { runDueRefunds } from './run-due-refunds.ts';

/** What becomes of orders without anybody asking: first what providers tell, then what is due. */
export function orderJobs(orders: OrderServices): Job[] {
  const { db, log } = orders;
  return [
    {
      name: 'payment-events',
      everyMs: 1000,
      runDue: async () =>
        (await handleDueEvents({ db, log, completePayment: (id) => completePayment(orders, id) })) > 0,
    },
    { name: 'payments', everyMs: 5000, runDue: async () => (await runDuePayments(orders)) > 0 },
    { name: 'refunds', everyMs: 30_000, runDue: () => runDueRefunds(orders) },
    {
      name: 'stock-reservations',
      everyMs: 10_000,
      runDue: async () => (await releaseExpiredReservations(orders)) > 0,
    },
  ];
}
