import { createHash, randomBytes } from 'node:crypto';
import { RequestError } from '../http/request-error.ts';
import { recordEvent } from '../webhooks/events.ts';
import type { Ledger } from './ledger.ts';
import type { PaymentRequest } from './payment-request.ts';

type PaymentState = 'pending' | 'authorized' | 'captured' | 'failed' | 'cancelled';
export type Failure =
  | 'declined'
  | 'authentication-failed'
  | 'refused-in-app'
  | 'credit-declined'
  | 'blocked'
  | 'expired';
export type Outcome =
  | { state: 'authorized' }
  | { state: 'cancelled' }
  | { state: 'failed'; failure: Failure };

/**
 * The page after the form: `challenge` (the bank's page, for 3-D Secure and online banking), `app`, `wallet`, or `waiting` (for a
 * bank or an app that has not responded).
 */
type Step = 'challenge' | 'app' | 'wallet' | 'waiting';

/** The customer has submitted the form, and the payment is still pending. */
export interface Progress {
  step: Step;
  payer: string;
  /** The outcome of a slow bank and when it is due; absent if the bank never responds. */
  delayed?: { outcome: Outcome; at: number };
}

export interface Payment {
  reference: string;
  request: PaymentRequest;
  state: PaymentState;
  step: Step | null;
  failure: Failure | null;
  captured: number;
  refunded: number;
  payer: string;
  createdAt: number;
}

interface PaymentRow {
  reference: string;
  request: string;
  digest: string;
  state: PaymentState;
  step: Step | null;
  failure: Failure | null;
  captured: number;
  refunded: number;
  payer: string;
  /** The delayed outcome, as JSON. */
  answer: string | null;
  /** When the delayed outcome is due. */
  answers_at: number | null;
  created_at: number;
}

/** A payment that is pending for longer expires. */
const maxPendingMs = 30 * 60_000;

/** A repeated request with the same key returns the first payment. */
export function startPayment(ledger: Ledger, key: string, request: PaymentRequest, now: number): Payment {
  return ledger.transact(() => {
    const known = ledger.first<PaymentRow>('select * from payment where request_key = ?', key);
    if (known) {
      if (known.digest !== digest(request))
        throw new RequestError(409, 'key-reused', 'This key was used for another payment.');
      return paymentOf(known);
    }
    // Unguessable, because it is the URL of the customer's page.
    const reference = `sp_${randomBytes(18).toString('base64url')}`;
    ledger.run(
      `insert into payment (reference, request_key, request, digest, state, created_at, updated_at)
       values (?, ?, ?, ?, 'pending', ?, ?)`,
      reference,
      key,
      JSON.stringify(request),
      digest(request),
      now,
      now,
    );
    return getPayment(ledger, reference);
  });
}

export function findPayment(ledger: Ledger, reference: string): Payment | undefined {
  const row = ledger.first<PaymentRow>('select * from payment where reference = ?', reference);
  return row && paymentOf(row);
}

/** Throws a `RequestError` if there is no such payment. */
export function getPayment(ledger: Ledger, reference: string): Payment {
  const payment = findPayment(ledger, reference);
  if (!payment) throw new RequestError(404, 'unknown-payment', 'There is no such payment.');
  return payment;
}

export function latestPayments(ledger: Ledger, limit: number): Payment[] {
  return ledger
    .all<PaymentRow>('select * from payment order by created_at desc, rowid desc limit ?', limit)
    .map(paymentOf);
}

/** Moves a pending payment to its next page. A payment that is no longer pending stays unchanged. */
export function advancePayment(ledger: Ledger, reference: string, { step, payer, delayed }: Progress): void {
  ledger.run(
    `update payment set step = ?, payer = ?, answer = ?, answers_at = ? where reference = ? and state = 'pending'`,
    step,
    payer,
    delayed ? JSON.stringify(delayed.outcome) : null,
    delayed?.at ?? null,
    reference,
  );
}

interface PaymentOutcome {
  reference: string;
  outcome: Outcome;
  payer?: string;
}

/**
 * Saves the outcome of a pending payment and deletes personal data from its request. A payment that is no longer pending stays
 * unchanged.
 */
export function applyOutcome(
  ledger: Ledger,
  { reference, outcome, payer }: PaymentOutcome,
  now: number,
): Payment {
  return ledger.transact(() => {
    const payment = getPayment(ledger, reference);
    if (payment.state !== 'pending') return payment;
    ledger.run(
      `update payment set state = ?, failure = ?, step = null, answer = null, answers_at = null,
       payer = coalesce(?, payer), updated_at = ?,
       request = json_set(json_remove(request, '$.address'), '$.identityNumber', null, '$.email', '', '$.phone', '')
       where reference = ?`,
      outcome.state,
      outcome.state === 'failed' ? outcome.failure : null,
      payer ?? null,
      now,
      reference,
    );
    recordEvent(ledger, reference, `payment.${outcome.state}`, now);
    return getPayment(ledger, reference);
  });
}

/** Applies the outcomes of slow banks that are due, and fails payments that were pending for too long. */
export function applyDueOutcomes(ledger: Ledger, now: number): void {
  const due = ledger.all<PaymentRow>(
    `select * from payment where state = 'pending' and (answers_at <= ? or created_at <= ?)`,
    now,
    now - maxPendingMs,
  );
  for (const { reference, answer: delayedOutcome, answers_at: outcomeDueAt } of due) {
    const isOutcomeDue = delayedOutcome !== null && outcomeDueAt !== null && outcomeDueAt <= now;
    const outcome: Outcome = isOutcomeDue
      ? JSON.parse(delayedOutcome)
      : { state: 'failed', failure: 'expired' };
    applyOutcome(ledger, { reference, outcome }, now);
  }
}

function paymentOf(row: PaymentRow): Payment {
  const { reference, state, step, failure, captured, refunded, payer, created_at } = row;
  const request = JSON.parse(row.request) as PaymentRequest;
  return { reference, request, state, step, failure, captured, refunded, payer, createdAt: created_at };
}

function digest(request: PaymentRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
