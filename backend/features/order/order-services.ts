import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import type { PaymentProvider } from '#backend/features/payment/payment-provider.ts';

/** What orders need beside a request: also the sweeper and the command line have it. */
export interface OrderServices {
  db: Database;
  /** Every step of a completion is told at the level `debug`. */
  log: Logger;
  providers: ReadonlyMap<string, PaymentProvider>;
}
