import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import {
  closeEvent,
  type EventRow,
  findPaymentByReference,
  postponeEvent,
  takeDueEvent,
} from './payment-event.queries.ts';

/** After the last attempt only the sweeper, which asks the provider about open payments, is left. */
const mostAttempts = 10;
/** So long one may take over an event before another does. */
const turnSeconds = 60;

export interface EventHandling {
  db: Database;
  log: Logger;
  /** Asks the provider how the payment stands, and does what follows. May be called any number of times. */
  completePayment(paymentId: string): Promise<unknown>;
}

/** Handles what providers told, each event once; answers how many were handled. */
export async function handleDueEvents(handling: EventHandling): Promise<number> {
  for (let handled = 0; ; handled++) {
    const event = await takeDueEvent(handling.db, turnSeconds);
    if (!event) return handled;
    await handle(event, handling);
  }
}

async function handle(event: EventRow, { db, log, completePayment }: EventHandling): Promise<void> {
  const { provider_key, event_id, attempts, reference } = event;
  const told = { provider: provider_key, eventId: event_id, attempts };
  try {
    const paymentId = await findPaymentByReference(db, provider_key, reference);
    // The provider may tell before the shop has written down what the payment is called.
    if (!paymentId) throw new Error('no payment has this reference');
    await completePayment(paymentId);
    await closeEvent(db, event, null);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    if (attempts >= mostAttempts) {
      log.error({ ...told, err: error }, 'a payment event is given up');
      await closeEvent(db, event, failure);
    } else {
      log.warn({ ...told, err: error }, 'a payment event has to wait');
      await postponeEvent(db, event, 2 ** attempts, failure);
    }
  }
}
