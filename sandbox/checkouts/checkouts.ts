import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { parseInput } from '../http/parse-input.ts';
import { RequestError } from '../http/request-error.ts';
import type { Ledger } from '../ledger/ledger.ts';

const text = v.pipe(v.string(), v.maxLength(100));
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s;,'"]+$/i), v.maxLength(300));

const requestSchema = v.object({
  languageId: text,
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** Origins of the pages that may show the iframe. */
  embedOrigins: v.pipe(v.array(origin), v.minLength(1), v.maxLength(50)),
});

/** A checkout as the shop opens it. Cart, address and prices stay in the shop. */
type CheckoutRequest = v.InferOutput<typeof requestSchema>;

export interface Checkout {
  reference: string;
  request: CheckoutRequest;
  /** The payment that the customer has started. */
  paymentReference: string | null;
}

interface CheckoutRow {
  reference: string;
  request: string;
  digest: string;
  payment_reference: string | null;
}

/** A repeated request with the same key returns the first checkout. */
export function openCheckout(ledger: Ledger, key: string, body: unknown, now: number): Checkout {
  const request = JSON.stringify(parseInput(requestSchema, body));
  const digest = createHash('sha256').update(request).digest('hex');
  return ledger.transact(() => {
    const known = ledger.first<CheckoutRow>('select * from checkout where request_key = ?', key);
    if (known && known.digest !== digest)
      throw new RequestError(409, 'key-reused', 'This key was used for another checkout.');
    if (known) return checkoutOf(known);
    // Unguessable, because it is the URL of the customer's page.
    const reference = `sc_${randomBytes(18).toString('base64url')}`;
    ledger.run(
      'insert into checkout (reference, request_key, request, digest, created_at) values (?, ?, ?, ?, ?)',
      reference,
      key,
      request,
      digest,
      now,
    );
    return checkoutOf({ reference, request, digest, payment_reference: null });
  });
}

export function findCheckout(ledger: Ledger, reference: string): Checkout | undefined {
  const row = ledger.first<CheckoutRow>('select * from checkout where reference = ?', reference);
  return row && checkoutOf(row);
}

/** The checkout that a payment was started in. */
export function findCheckoutOfPayment(ledger: Ledger, paymentReference: string): Checkout | undefined {
  const row = ledger.first<CheckoutRow>(
    'select * from checkout where payment_reference = ?',
    paymentReference,
  );
  return row && checkoutOf(row);
}

/** The payment that the customer has started; null removes it from the checkout. */
export function setPaymentReference(
  ledger: Ledger,
  checkoutReference: string,
  paymentReference: string | null,
): void {
  ledger.run(
    'update checkout set payment_reference = ? where reference = ?',
    paymentReference,
    checkoutReference,
  );
}

function checkoutOf({ reference, request, payment_reference }: CheckoutRow): Checkout {
  return { reference, request: JSON.parse(request), paymentReference: payment_reference };
}
