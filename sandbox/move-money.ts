import { randomBytes } from 'node:crypto';
import { noteEvent } from './events.ts';
import type { Ledger } from './ledger.ts';
import { existing, type Payment } from './payments.ts';
import { Refusal } from './refusal.ts';

type Kind = 'capture' | 'cancel' | 'refund';

interface Movement {
  reference: string;
  kind: Kind;
  amount: number;
  movement_id: string;
}

/** The ledger's name for what was moved, and how the payment stands now. */
export interface Moved {
  id: string;
  payment: Payment;
}

/** Takes what was authorised, or a part of it. */
export function capture(ledger: Ledger, reference: string, amount: number, key: string, now: number): Moved {
  return once(ledger, { reference, kind: 'capture', amount }, key, now, (payment) => {
    if (payment.state !== 'authorized' && payment.state !== 'captured')
      throw new Refusal(409, 'not-authorized', `A payment that is ${payment.state} cannot be captured.`);
    if (payment.captured + amount > payment.request.amount)
      throw new Refusal(422, 'amount-too-large', 'More cannot be captured than was authorised.');
    ledger.run(
      `update payment set state = 'captured', captured = captured + ?, updated_at = ? where reference = ?`,
      amount,
      now,
      reference,
    );
    noteEvent(ledger, reference, 'payment.captured', now);
  });
}

/** Lets go of a payment of which nothing was captured. */
export function cancel(ledger: Ledger, reference: string, key: string, now: number): Moved {
  return once(ledger, { reference, kind: 'cancel', amount: 0 }, key, now, (payment) => {
    if (payment.state === 'captured')
      throw new Refusal(409, 'already-captured', 'What was captured can only be refunded.');
    if (payment.state === 'failed' || payment.state === 'cancelled') return;
    ledger.run(
      `update payment set state = 'cancelled', step = null, answer = null, answers_at = null, updated_at = ?
       where reference = ?`,
      now,
      reference,
    );
    noteEvent(ledger, reference, 'payment.cancelled', now);
  });
}

/** Gives back of what was captured. */
export function refund(ledger: Ledger, reference: string, amount: number, key: string, now: number): Moved {
  return once(ledger, { reference, kind: 'refund', amount }, key, now, (payment) => {
    if (payment.state !== 'captured')
      throw new Refusal(409, 'not-captured', `A payment that is ${payment.state} cannot be refunded.`);
    if (payment.refunded + amount > payment.captured)
      throw new Refusal(422, 'amount-too-large', 'More cannot be refunded than was captured.');
    ledger.run(
      'update payment set refunded = refunded + ?, updated_at = ? where reference = ?',
      amount,
      now,
      reference,
    );
    noteEvent(ledger, reference, 'payment.refunded', now);
  });
}

/** The same key moves money once; for anything else than the first time it is refused. */
function once(
  ledger: Ledger,
  asked: { reference: string; kind: Kind; amount: number },
  key: string,
  now: number,
  move: (payment: Payment) => void,
): Moved {
  const { reference, kind, amount } = asked;
  return ledger.transact(() => {
    const payment = existing(ledger, reference);
    const made = ledger.first<Movement>('select * from movement where movement_key = ?', key);
    if (made) {
      if (made.reference !== reference || made.kind !== kind || made.amount !== amount)
        throw new Refusal(409, 'key-reused', 'This key was used for something else.');
      return { id: made.movement_id, payment };
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
    return { id, payment: existing(ledger, reference) };
  });
}
