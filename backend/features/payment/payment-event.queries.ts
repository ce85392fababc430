import { type Selectable, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { PaymentEvent } from '#backend/database/tables.generated.ts';
import type { ProviderEvent } from './payment-provider.ts';

export type EventRow = Pick<Selectable<PaymentEvent>, 'event_id' | 'provider_key' | 'attempts'> & {
  /** The provider's reference of the payment. */
  reference: string;
};

/** Stores a webhook event. Returns false if it is already stored. */
export async function recordEvent(
  db: Database,
  providerKey: string,
  { eventId, reference }: ProviderEvent,
  payload: unknown,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_event')
    .values({
      provider_key: providerKey,
      event_id: eventId,
      // `told` is a key of stored rows, see `STORED_KEYS`.
      payload: JSON.stringify({ reference, told: payload }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Claims one due event for the lease time. If the process crashes, the event becomes due again when the lease ends. */
export async function takeDueEvent(db: Database, leaseSeconds: number): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    update payment_event set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
    where (provider_key, event_id) = (
      select provider_key, event_id from payment_event
      where handled_at is null and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked
    )
    returning provider_key, event_id, attempts, payload ->> 'reference' as reference`.execute(db);
  return rows[0];
}

/** Ends the attempts. Sets `handled_at` also for an abandoned event; `failure` is then its last error, else null. */
export async function closeEvent(db: Database, event: EventRow, failure: string | null): Promise<void> {
  await db
    .updateTable('payment_event')
    .set({ handled_at: sql`now()`, failure })
    .where('provider_key', '=', event.provider_key)
    .where('event_id', '=', event.event_id)
    .execute();
}

export async function postponeEvent(
  db: Database,
  event: EventRow,
  seconds: number,
  failure: string,
): Promise<void> {
  await db
    .updateTable('payment_event')
    .set({ next_attempt_at: sql`now() + make_interval(secs => ${seconds})`, failure })
    .where('provider_key', '=', event.provider_key)
    .where('event_id', '=', event.event_id)
    .execute();
}
