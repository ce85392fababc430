import { createHash, randomBytes } from 'node:crypto';
import { noteEvent } from './events.ts';
import type { Ledger } from './ledger.ts';
import type { PaymentRequest } from './payment-request.ts';
import { Refusal } from './refusal.ts';

export type PaymentState = 'pending' | 'authorized' | 'captured' | 'failed' | 'cancelled';
export type Step = 'challenge' | 'app' | 'waiting';
export type Outcome =
  | { state: 'authorized' }
  | { state: 'cancelled' }
  | { state: 'failed'; failure: Failure };
export type Failure =
  | 'declined'
  | 'authentication-failed'
  | 'refused-in-app'
  | 'credit-declined'
  | 'blocked'
  | 'expired';

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
  answer: string | null;
  created_at: number;
}

/** So long a customer may take. */
const lifetime = 30 * 60_000;

/** One payment for one key, however often it is asked for. */
export function startPayment(ledger: Ledger, key: string, request: PaymentRequest, now: number): Payment {
  return ledger.transact(() => {
    const known = ledger.first<PaymentRow>('select * from payment where request_key = ?', key);
    if (known) {
      if (known.digest !== digest(request))
        throw new Refusal(409, 'key-reused', 'This key was used for another payment.');
      return paymentOf(known);
    }
    // Whoever knows it can pay it: it is the address of the customer's page.
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
    return existing(ledger, reference);
  });
}

export function findPayment(ledger: Ledger, reference: string): Payment | undefined {
  const row = ledger.first<PaymentRow>('select * from payment where reference = ?', reference);
  return row && paymentOf(row);
}

export function latestPayments(ledger: Ledger, count: number): Payment[] {
  return ledger
    .all<PaymentRow>('select * from payment order by created_at desc, rowid desc limit ?', count)
    .map(paymentOf);
}

/** The customer has come further, and nothing is decided. Money that is decided on stays so. */
export function moveOn(
  ledger: Ledger,
  reference: string,
  step: Step | null,
  payer: string,
  later?: { outcome: Outcome; at: number },
): void {
  ledger.run(
    `update payment set step = ?, payer = ?, answer = ?, answers_at = ? where reference = ? and state = 'pending'`,
    step,
    payer,
    later ? JSON.stringify(later.outcome) : null,
    later?.at ?? null,
    reference,
  );
}

/** Decides a payment, once: a second decision changes nothing. Who it was is of no use any more. */
export function settle(
  ledger: Ledger,
  reference: string,
  outcome: Outcome,
  now: number,
  payer?: string,
): Payment {
  return ledger.transact(() => {
    const payment = existing(ledger, reference);
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
    noteEvent(ledger, reference, `payment.${outcome.state}`, now);
    return existing(ledger, reference);
  });
}

/** Banks that took their time answer; customers who never came back are waited for no longer. */
export function settleDue(ledger: Ledger, now: number): void {
  const due = ledger.all<PaymentRow>(
    `select * from payment where state = 'pending' and (answers_at <= ? or created_at <= ?)`,
    now,
    now - lifetime,
  );
  for (const { reference, answer } of due) {
    const outcome = answer ? (JSON.parse(answer) as Outcome) : { state: 'failed', failure: 'expired' };
    settle(ledger, reference, outcome as Outcome, now);
  }
}

export function existing(ledger: Ledger, reference: string): Payment {
  const payment = findPayment(ledger, reference);
  if (!payment) throw new Refusal(404, 'unknown-payment', 'There is no such payment.');
  return payment;
}

function paymentOf(row: PaymentRow): Payment {
  const { reference, state, step, failure, captured, refunded, payer, created_at } = row;
  const request = JSON.parse(row.request) as PaymentRequest;
  return { reference, request, state, step, failure, captured, refunded, payer, createdAt: created_at };
}

function digest(request: PaymentRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
