import * as v from 'valibot';
import { LOCAL_METHOD_KEYS } from '#contract/order/local-payment-methods.ts';
import { parseInput } from '../http/parse-input.ts';

const methodKeys = ['card', 'invoice', 'instalments', 'pay-later', ...LOCAL_METHOD_KEYS] as const;
export type MethodKey = (typeof methodKeys)[number];

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const text = v.pipe(v.string(), v.maxLength(1000));
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/i), v.maxLength(2000));

const requestSchema = v.object({
  methodKey: v.picklist(methodKeys),
  shopName: v.optional(text),
  amount,
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  languageId: text,
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  email: text,
  identityNumber: v.nullable(text),
  phone: text,
  /** The customer's address, which prefills the form of pay-later. */
  address: v.optional(v.object({ firstName: text, lastName: text, address1: text, zip: text, city: text })),
  lines: v.pipe(
    v.array(v.object({ name: text, quantity: v.number(), amount: v.number() })),
    v.maxLength(1000),
  ),
  returnUrl: webAddress,
  cancelUrl: webAddress,
  failUrl: webAddress,
});

/** A payment as the shop requests it. Amounts are in minor units of the currency. */
export type PaymentRequest = v.InferOutput<typeof requestSchema>;

export function readPaymentRequest(body: unknown): PaymentRequest {
  return parseInput(requestSchema, body);
}

export function readAmount(body: unknown): number {
  return parseInput(v.object({ amount }), body).amount;
}

/** The shop's name for the customer; its host if the shop did not send a name. */
export function shopNameOf(request: PaymentRequest): string {
  return request.shopName || shopUrlOf(request).host;
}

/** A URL of the shop, whose origin may embed the page. */
export function shopUrlOf({ returnUrl }: PaymentRequest): URL {
  return new URL(returnUrl);
}
