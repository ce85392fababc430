import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { closeEvent, type EventRow, postponeEvent, takeDueEvent } from './payment-event.queries.ts';

/** After this many attempts the event is closed. From then on only the job that checks open payments can complete the payment. */
const maxAttempts = 10;
/** If the process crashes, another process may handle the event after this time. */
const leaseSeconds = 60;

interface EventHandlerOptions {
  db: Database;
  log: Logger;
  /** Completes the payment as its provider reports it. Returns false if no payment has this reference. */
  completePayment(providerKey: string, reference: string): Promise<boolean>;
}

/** Handles due webhook events, each one once. Returns how many. */
export async function handleDueEvents(options: EventHandlerOptions): Promise<number> {
  for (let handled = 0; ; handled++) {
    const event = await takeDueEvent(options.db, leaseSeconds);
    if (!event) return handled;
    await handleEvent(event, options);
  }
}

async function handleEvent(
  event: EventRow,
  { db, log, completePayment }: EventHandlerOptions,
): Promise<void> {
  const { provider_key, event_id, attempts, reference } = event;
  const fields = { provider: provider_key, eventId: event_id, attempts };
  try {
    // The event may arrive before the shop has stored the payment's reference.
    if (!(await completePayment(provider_key, reference))) throw new Error('no payment has this reference');
    await closeEvent(db, event, null);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    if (attempts >= maxAttempts) {
      log.error({ ...fields, err: error }, 'payment event failed, abandoned after the last attempt');
      await closeEvent(db, event, failure);
    } else {
      log.warn({ ...fields, err: error }, 'payment event failed, will retry');
      await postponeEvent(db, event, 2 ** attempts, failure);
    }
  }
}
