import { isFullRun } from './full-run.ts';

/**
 * Files that run only in `npm run test:all`: each takes 10 to 120 seconds, and tests rare failures or many random cases of
 * what faster files test too. To run one, set `TEST_MATRIX=full`.
 */
export const FULL_RUN_FILES = [
  // Kills, restarts, outages and updates of a running shop.
  'tests/journeys/operations/start-and-stop.spec.ts',
  'tests/journeys/operations/settings.spec.ts',
  'tests/journeys/operations/specified-settings.spec.ts',
  'tests/journeys/operations/workers.spec.ts',
  'tests/journeys/checkout/database-outage.spec.ts',
  'tests/operations/release.test.ts',
  'tests/operations/proxy-examples.test.ts',
  'tests/operations/backup-users.test.ts',
  'tests/operations/cluster.test.ts',
  'tests/operations/read-replica.test.ts',
  'tests/operations/full-disk.test.ts',
  'tests/operations/redis.test.ts',
  'tests/journeys/cart/backend-outage.spec.ts',
  'tests/journeys/cart/cart-failures.spec.ts',
  'tests/journeys/navigation/loading-states.spec.ts',
  'tests/journeys/navigation/navigation-feedback.spec.ts',
  'tests/journeys/navigation/offline.spec.ts',
  'tests/journeys/checkout/purchase-failures.spec.ts',
  'tests/journeys/checkout/pay-later-failures.spec.ts',
  'backend/features/order/purchase/killed-purchase.api.test.ts',
  'backend/features/order/refund/killed-refund.api.test.ts',
  'backend/catalogue-index/updater/restart-from-snapshot.api.test.ts',
  'backend/catalogue-index/updater/shared-changes.api.test.ts',
  'backend/catalogue-index/updater/large-change.api.test.ts',
  'backend/database/embedded/embedded-postgres.test.ts',
  'backend/database/embedded/socket.test.ts',
  'backend/database/embedded/data-folder.test.ts',
  // The most expensive request at 100,000 products.
  'cli/catalogue/worst-request.api.test.ts',
  // Every widget or page of a shop with unusual data.
  'tests/journeys/content/widget-page.spec.ts',
  'tests/journeys/account/hostile-customers.spec.ts',
  'tests/journeys/content/hostile-content.spec.ts',
  'tests/journeys/operations/alternates.spec.ts',
  'tests/journeys/session/followed-changes.spec.ts',
  'tests/journeys/cart/cart-markets.spec.ts',
  'tests/journeys/session/tag-manager.spec.ts',
  // Clients that others published, on a server and in a browser.
  'tests/journeys/operations/published-sdk.spec.ts',
  // The same answers from both engines, for random data.
  'backend/catalogue-index/postgres-engine/unusual-products.api.test.ts',
  'backend/catalogue-index/postgres-engine/search-stages.api.test.ts',
  'backend/catalogue-index/memory-engine/memory-engine.test.ts',
  'backend/catalogue-index/search/search-properties.test.ts',
  // Some thousands of rows, imported twice.
  'backend/features/product-import/repeated-import.api.test.ts',
  // The whole demo: `npm test` seeds it once before its journeys.
  'demo/seed-empty-database.api.test.ts',
  'demo/covers/compose-cover.test.ts',
  'demo/covers/cover-variety.test.ts',
];

export const skippedFiles: string[] = isFullRun ? [] : FULL_RUN_FILES;
