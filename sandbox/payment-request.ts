import * as v from 'valibot';
import { Refusal } from './refusal.ts';

export const methods = ['card', 'swish', 'invoice', 'instalments', 'pay-later'] as const;
export type Method = (typeof methods)[number];

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const text = v.pipe(v.string(), v.maxLength(1000));
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/i), v.maxLength(2000));

const requestSchema = v.object({
  methodKey: v.picklist(methods),
  amount,
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  languageId: text,
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  email: text,
  identityNumber: v.nullable(text),
  phone: text,
  /** Of who pays, so that nobody types it twice. */
  address: v.optional(v.object({ firstName: text, lastName: text, address1: text, zip: text, city: text })),
  lines: v.pipe(
    v.array(v.object({ name: text, quantity: v.number(), amount: v.number() })),
    v.maxLength(1000),
  ),
  returnUrl: webAddress,
  cancelUrl: webAddress,
  failUrl: webAddress,
});

/** What a shop asks the provider to take; amounts are minor units of the currency. */
export type PaymentRequest = v.InferOutput<typeof requestSchema>;

export function readPaymentRequest(body: unknown): PaymentRequest {
  return read(requestSchema, body);
}

export function readAmount(body: unknown): number {
  return read(v.object({ amount }), body).amount;
}

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  throw new Refusal(422, 'invalid-request', faults.join(' '));
}
