import * as v from 'valibot';
import { RequestError } from '../http/request-error.ts';
import { signatureHeader, signWebhook } from '../webhooks/webhook-signature.ts';

const timeoutMs = 15_000;

const checkoutSchema = v.object({
  amount: v.number(),
  lines: v.array(v.object({ name: v.string(), quantity: v.number(), amount: v.number() })),
  email: v.string(),
  address: v.object({
    firstName: v.string(),
    lastName: v.string(),
    address1: v.string(),
    zip: v.string(),
    city: v.string(),
    phone: v.string(),
  }),
  shippingOptions: v.nullable(
    v.array(v.object({ id: v.number(), name: v.string(), amount: v.number(), isSelected: v.boolean() })),
  ),
  methods: v.array(v.object({ id: v.number(), name: v.string() })),
});

const resultSchema = v.variant('state', [
  v.object({ state: v.literal('closed') }),
  v.object({ state: v.literal('completed'), url: v.string() }),
  v.object({ state: v.literal('payment'), reference: v.string() }),
  v.object({
    state: v.literal('open'),
    checkout: checkoutSchema,
    problem: v.optional(v.picklist(['changed', 'stock', 'blocked', 'general'])),
    fieldErrors: v.optional(v.array(v.object({ field: v.string(), rule: v.string() }))),
  }),
]);

export type ShopResult = v.InferOutput<typeof resultSchema>;
export type OpenShopCheckout = Extract<ShopResult, { state: 'open' }>;

interface ShopCall {
  action: 'read' | 'update' | 'pay';
  reference: string;
  input: object | null;
}

/** Sends a signed request about a checkout to the shop. */
export type CallShop = (call: ShopCall) => Promise<ShopResult>;

/** The endpoint for checkouts is next to the one for events. */
export function createShopCalls(webhookUrl: string, secret: string): CallShop {
  const url = new URL('checkouts', webhookUrl);
  return async (call) => {
    const body = JSON.stringify(call);
    const signature = signWebhook(secret, body, Math.floor(Date.now() / 1000));
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return v.parse(resultSchema, await response.json());
    } catch (error) {
      throw new RequestError(502, 'shop-unavailable', `The shop did not respond: ${String(error)}`);
    }
  };
}
