import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import type { PaymentProvider } from '#backend/features/payment/payment-provider.ts';

/** The dependencies of order use cases. Background jobs and the command line have them too. */
export interface OrderServices {
  db: Database;
  /** Logs every step of a purchase at level `debug`. */
  log: Logger;
  providers: ReadonlyMap<string, PaymentProvider>;
}
