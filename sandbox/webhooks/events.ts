import { randomBytes } from 'node:crypto';
import type { Ledger } from '../ledger/ledger.ts';
import { readControls } from './webhook-controls.ts';

/** A row of the table `event`. */
export interface Event {
  event_id: string;
  reference: string;
  kind: string;
  body: string;
  created_at: number;
  /** Null: held back, accepted, or no attempts left. */
  due_at: number | null;
  attempts: number;
  copies: number;
  delivered_at: number | null;
  /** HTTP status or error name of the last attempt. */
  last_answer: string;
}

/** Queues an event for the shop, unless the webhook controls drop it. The caller runs this in the transaction of the change. */
export function recordEvent(ledger: Ledger, reference: string, kind: string, now: number): void {
  const { mode, copies, delaySeconds } = readControls(ledger);
  if (mode === 'drop') return;
  const eventId = `se_${randomBytes(12).toString('base64url')}`;
  ledger.run(
    `insert into event (event_id, reference, kind, body, created_at, due_at, copies) values (?, ?, ?, ?, ?, ?, ?)`,
    eventId,
    reference,
    kind,
    JSON.stringify({ eventId, kind, reference, createdAt: new Date(now).toISOString() }),
    now,
    mode === 'hold' ? null : now + delaySeconds * 1000,
    copies,
  );
}

/** The events of a payment, oldest first. */
export function eventsOf(ledger: Ledger, reference: string): Event[] {
  return ledger.all<Event>('select * from event where reference = ? order by rowid', reference);
}
