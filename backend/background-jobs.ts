import { refreshPendingSearch } from './catalogue-index/postgres-engine/pending-search.queries.ts';
import type { CatalogueUpdater } from './catalogue-index/updater/catalogue-updater.ts';
import type { BackendSettings } from './config/settings.ts';
import { deleteExpiredKeys } from './database/idempotency-keys.ts';
import type { ApiKeyStore } from './features/api-key/api-key-store.ts';
import { mailResetKeys } from './features/auth/password-reset/mail-reset-keys.ts';
import { countSales } from './features/best-seller/count-sales.ts';
import { type FileFetchServices, runFileFetches } from './features/download/fetching/run-file-fetches.ts';
import { issueDueGiftCards } from './features/gift-card/issue-gift-cards.ts';
import { announceDownloads } from './features/order/mail/announce-downloads.ts';
import { completeDeliveredOrders } from './features/order/management/complete-delivered-orders.ts';
import type { OrderServices } from './features/order/order-services.ts';
import { completePaymentByReference } from './features/order/payment/complete-payment.ts';
import { runDuePayments } from './features/order/payment/run-due-payments.ts';
import { runDueRefunds } from './features/order/refund/run-due-refunds.ts';
import { releaseExpiredReservations } from './features/order/stock/release-stock.ts';
import { remindOfWithdrawals } from './features/order/withdrawal/remind-shop.ts';
import { handleDueEvents } from './features/payment/handle-events.ts';
import { applyRetention } from './features/personal-data/apply-retention.ts';
import { type FetchServices, runPictureFetches } from './features/picture/fetching/run-picture-fetches.ts';
import { deleteUnusedPictures } from './features/picture/storing/store-picture.ts';
import { cleanUpRateLimits } from './features/rate-limit/database-rate-limiter.ts';
import { updateBoughtTogether } from './features/related-product/update-bought-together.ts';
import { updateReleases } from './features/release/update-releases.ts';
import { notifyStaff } from './features/staff-mail/notify-staff.ts';
import { createStockAlertSender } from './features/stock-alert/stock-alert-sender.ts';
import type { SearchCounter } from './features/top-searches/search-counter.ts';
import { anonymiseClosedOrders } from './features/user/anonymise-closed-orders.ts';
import { createContext, type ShopServices } from './graphql/context.ts';
import type { Job } from './jobs/job-runner.ts';
import { type MailServices, sendDueMails } from './mail/send-mails.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

interface JobServices {
  settings: Pick<BackendSettings, 'PRE_ORDER_LIMIT'>;
  keys: ApiKeyStore;
  catalogue: CatalogueUpdater;
  shop: ShopServices;
  orders: OrderServices;
  mail: MailServices;
  searches: SearchCounter;
  pictures: FetchServices;
  fileFetches: FileFetchServices;
}

/** Everything the backend does without a request. `runJobs` runs the rows from top to bottom. */
export function backgroundJobs(services: JobServices): Job[] {
  const { settings, catalogue, keys, shop, orders, mail, searches, pictures, fileFetches } = services;
  const { db, log } = orders;
  const completePayment = (providerKey: string, reference: string) =>
    completePaymentByReference(orders, providerKey, reference);
  const sendStockAlerts = createStockAlertSender(db, (args) =>
    createContext(shop, { visitor: 'internal' }).scope(args),
  );
  return [
    { name: 'catalogue-changes', isLocal: true, intervalMs: 5 * second, run: batch(() => catalogue.poll()) },
    { name: 'api-keys', isLocal: true, intervalMs: 5 * second, run: batch(() => keys.refresh()) },
    { name: 'catalogue-maintenance', intervalMs: hour, run: batch(() => catalogue.maintain()) },
    { name: 'pending-search', intervalMs: 10 * second, run: () => refreshPendingSearch(db) },
    { name: 'password-reset', intervalMs: second, run: () => mailResetKeys(db) },
    {
      name: 'payment-events',
      intervalMs: second,
      run: async () => (await handleDueEvents({ db, log, completePayment })) > 0,
    },
    { name: 'payments', intervalMs: 5 * second, run: async () => (await runDuePayments(orders)) > 0 },
    { name: 'refunds', intervalMs: 30 * second, run: () => runDueRefunds(orders) },
    {
      name: 'stock-reservations',
      intervalMs: 10 * second,
      run: async () => (await releaseExpiredReservations(orders)) > 0,
    },
    { name: 'stock-alerts', intervalMs: 10 * second, run: sendStockAlerts },
    { name: 'anonymise-orders', intervalMs: minute, run: () => anonymiseClosedOrders(db) },
    { name: 'gift-cards', intervalMs: 5 * second, run: () => issueDueGiftCards(db) },
    { name: 'pre-orders', intervalMs: minute, run: () => announceDownloads(db) },
    // After the jobs that deliver gift cards and pre-ordered downloads.
    { name: 'delivered-orders', intervalMs: 5 * second, run: () => completeDeliveredOrders(db) },
    {
      name: 'staff-mails',
      intervalMs: 10 * second,
      run: () => notifyStaff(db, catalogue.current().channels),
    },
    { name: 'withdrawal-reminders', intervalMs: hour, run: () => remindOfWithdrawals(db) },
    // After the jobs that write mails.
    { name: 'mail', intervalMs: second, run: () => sendDueMails(mail) },
    { name: 'search-counts', isLocal: true, intervalMs: 10 * second, run: batch(() => searches.write()) },
    { name: 'sales', intervalMs: 10 * minute, run: batch(() => countSales(db)) },
    {
      name: 'releases',
      intervalMs: 10 * minute,
      run: batch(() => updateReleases(db, { preOrderLimit: settings.PRE_ORDER_LIMIT })),
    },
    { name: 'picture-fetches', intervalMs: 5 * second, run: () => runPictureFetches(pictures) },
    { name: 'file-fetches', intervalMs: 5 * second, run: () => runFileFetches(fileFetches) },
    { name: 'bought-together', intervalMs: hour, run: batch(() => updateBoughtTogether(db)) },
    { name: 'clean-up-pictures', intervalMs: hour, run: () => deleteUnusedPictures(pictures) },
    { name: 'clean-up-rate-limits', intervalMs: 10 * minute, run: batch(() => cleanUpRateLimits(db)) },
    { name: 'clean-up-idempotency-keys', intervalMs: hour, run: batch(() => deleteExpiredKeys(db)) },
    // Hourly instead of daily, because a process that is restarted every day would never run a daily job.
    { name: 'retention', intervalMs: hour, run: batch(() => applyRetention(db)) },
  ];
}

/** Work that is complete after one run. The job returns false, because one that returns true runs again at once. */
function batch(run: () => Promise<unknown>): Job['run'] {
  return async () => {
    await run();
    return false;
  };
}
