import { randomBytes } from 'node:crypto';
import { RequestError } from '../http/request-error.ts';
import { recordEvent } from '../webhooks/events.ts';
import type { Ledger } from './ledger.ts';
import { getPayment, type Payment } from './payments.ts';

interface Movement {
  kind: 'capture' | 'cancel' | 'refund';
  reference: string;
  amount: number;
  /** The idempotency key. */
  key: string;
}

interface MovementRow extends Pick<Movement, 'kind' | 'reference' | 'amount'> {
  movement_id: string;
}

/** The movement's id and the payment after it. */
export interface MovementResult {
  id: string;
  payment: Payment;
}

type AmountToMove = Pick<Movement, 'reference' | 'amount' | 'key'>;

/** Captures the authorised amount or a part of it. */
export function capture(ledger: Ledger, input: AmountToMove, now: number): MovementResult {
  const { reference, amount } = input;
  return moveOnce(ledger, { kind: 'capture', ...input }, now, (payment) => {
    if (payment.state !== 'authorized' && payment.state !== 'captured')
      throw new RequestError(409, 'not-authorized', `A payment that is ${payment.state} cannot be captured.`);
    if (payment.captured + amount > payment.request.amount)
      throw new RequestError(422, 'amount-too-large', 'The amount exceeds the authorised amount.');
    ledger.run(
      `update payment set state = 'captured', captured = captured + ?, updated_at = ? where reference = ?`,
      amount,
      now,
      reference,
    );
    recordEvent(ledger, reference, 'payment.captured', now);
  });
}

/** Voids a payment of which no amount was captured. */
export function cancel(
  ledger: Ledger,
  input: Pick<Movement, 'reference' | 'key'>,
  now: number,
): MovementResult {
  const { reference } = input;
  return moveOnce(ledger, { kind: 'cancel', amount: 0, ...input }, now, (payment) => {
    if (payment.state === 'captured')
      throw new RequestError(409, 'already-captured', 'A captured payment can only be refunded.');
    if (payment.state === 'failed' || payment.state === 'cancelled') return;
    ledger.run(
      `update payment set state = 'cancelled', step = null, answer = null, answers_at = null, updated_at = ?
       where reference = ?`,
      now,
      reference,
    );
    recordEvent(ledger, reference, 'payment.cancelled', now);
  });
}

/** Refunds the captured amount or a part of it. */
export function refund(ledger: Ledger, input: AmountToMove, now: number): MovementResult {
  const { reference, amount } = input;
  return moveOnce(ledger, { kind: 'refund', ...input }, now, (payment) => {
    if (payment.state !== 'captured')
      throw new RequestError(409, 'not-captured', `A payment that is ${payment.state} cannot be refunded.`);
    if (payment.refunded + amount > payment.captured)
      throw new RequestError(422, 'amount-too-large', 'The amount exceeds the captured amount.');
    ledger.run(
      'update payment set refunded = refunded + ?, updated_at = ? where reference = ?',
      amount,
      now,
      reference,
    );
    recordEvent(ledger, reference, 'payment.refunded', now);
  });
}

/** A repeated request with the same key returns the first result. A key with other data is rejected. */
function moveOnce(
  ledger: Ledger,
  { kind, reference, amount, key }: Movement,
  now: number,
  move: (payment: Payment) => void,
): MovementResult {
  return ledger.transact(() => {
    const payment = getPayment(ledger, reference);
    const first = ledger.first<MovementRow>('select * from movement where movement_key = ?', key);
    if (first) {
      if (first.reference !== reference || first.kind !== kind || first.amount !== amount)
        throw new RequestError(409, 'key-reused', 'This key was used for another request.');
      return { id: first.movement_id, payment };
    }
    move(payment);
    const id = `sm_${randomBytes(12).toString('base64url')}`;
    ledger.run(
      `insert into movement (movement_key, reference, kind, amount, movement_id, created_at)
       values (?, ?, ?, ?, ?, ?)`,
      key,
      reference,
      kind,
      amount,
      id,
      now,
    );
    return { id, payment: getPayment(ledger, reference) };
  });
}
