import { openCheckout } from '../checkouts/checkouts.ts';
import { type HttpRequest, type HttpResponse, jsonResponse, readJson } from '../http/http-message.ts';
import { html } from '../pages/html.ts';
import type { Sandbox } from '../sandbox.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

/** Opens a checkout whose iframe collects the address. The script sets the height of the iframe and follows the payment. */
export async function createCheckout(
  { ledger, publicUrl }: Sandbox,
  request: HttpRequest,
): Promise<HttpResponse> {
  const key = idempotencyKeyOf(request);
  const { reference } = openCheckout(ledger, key, await readJson(request), Date.now());
  const frame = html`<iframe class="payment-frame" data-payment-frame="${reference}" title="Checkout" width="100%" height="1100" frameborder="0" src="${publicUrl}/checkout/${reference}"></iframe><script src="${publicUrl}/assets/checkout-embed.js" async></script>`;
  return jsonResponse(201, { reference, frame: frame.text });
}
