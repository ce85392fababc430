import {
  type FormValues,
  type HttpRequest,
  type HttpResponse,
  readForm,
  redirectResponse,
} from '../http/http-message.ts';
import { applyDueOutcomes, findPayment } from '../ledger/payments.ts';
import type { Html } from '../pages/html.ts';
import { unknownPaymentPage } from '../pages/unknown-payment-page.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Checkout, findCheckout, setPaymentReference } from './checkouts.ts';
import { renderCheckout, renderClosedCheckout, renderCompletedCheckout } from './render-checkout.ts';
import type { OpenShopCheckout, ShopResult } from './shop-calls.ts';

/** `GET /checkout/{reference}`: the form, or the payment that the customer has started. `?edit` returns to the form. */
export async function showCheckout(
  sandbox: Sandbox,
  request: HttpRequest,
  reference: string,
): Promise<HttpResponse> {
  const { ledger, callShop } = sandbox;
  const checkout = findCheckout(ledger, reference);
  if (!checkout) return unknownPaymentPage(request.header('accept-language') ?? '');
  applyDueOutcomes(ledger, Date.now());
  const payment = checkout.paymentReference ? findPayment(ledger, checkout.paymentReference) : undefined;
  const isEditRequested = new URLSearchParams(request.search).has('edit');
  const isDeclined = payment !== undefined && hasFailed(payment);
  const showsForm = !payment || isDeclined || (payment.state === 'pending' && isEditRequested);
  if (!showsForm) return redirectResponse(`/frame/${payment.reference}`);
  const result = await callShop({ action: 'read', reference, input: null });
  return pageResponse(sandbox, checkout, result, { isDeclined });
}

/** `POST /checkout/{reference}`: saves the input in the shop, and starts the payment if the customer pressed the button. */
export async function handleCheckoutForm(
  sandbox: Sandbox,
  request: HttpRequest,
  reference: string,
): Promise<HttpResponse> {
  const { ledger, callShop } = sandbox;
  const values = await readForm(request);
  const checkout = findCheckout(ledger, reference);
  if (!checkout) return unknownPaymentPage(request.header('accept-language') ?? '');
  const action = values.do === 'pay' ? 'pay' : 'update';
  const result = await callShop({ action, reference, input: inputOf(values) });
  if (result.state === 'payment') {
    setPaymentReference(ledger, reference, result.reference);
    return redirectResponse(`/frame/${result.reference}`);
  }
  if (action === 'update') {
    setPaymentReference(ledger, reference, null);
    return redirectResponse(`/checkout/${reference}`);
  }
  return pageResponse(sandbox, checkout, result, { methodId: values.methodId });
}

/** The customer can pay again. */
function hasFailed({ state }: { state: string }): boolean {
  return state === 'failed' || state === 'cancelled';
}

const maxTextLength = 300;

/** The input of the form as the shop reads it. Long texts are cut, and a malformed number is null. */
function inputOf(values: FormValues) {
  const text = (name: string) => (values[name] ?? '').trim().slice(0, maxTextLength);
  const number = (name: string) => (/^\d{1,12}$/.test(values[name] ?? '') ? Number(values[name]) : null);
  return {
    email: text('email'),
    address: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      address1: text('address1'),
      zip: text('zip'),
      city: text('city'),
      phone: text('phone'),
    },
    shippingId: number('shippingId'),
    methodId: number('methodId'),
    amount: number('amount') ?? 0,
  };
}

interface PageState {
  isDeclined?: boolean;
  methodId?: string | undefined;
}

function pageResponse(
  { ledger }: Sandbox,
  checkout: Checkout,
  result: ShopResult,
  state: PageState,
): HttpResponse {
  if (result.state === 'payment') {
    setPaymentReference(ledger, checkout.reference, result.reference);
    return redirectResponse(`/frame/${result.reference}`);
  }
  return {
    status: result.state === 'open' && hasErrors(result) ? 422 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(checkout),
    },
    body: renderPage(checkout, result, state).text,
  };
}

function renderPage(
  checkout: Checkout,
  result: Exclude<ShopResult, { state: 'payment' }>,
  state: PageState,
): Html {
  switch (result.state) {
    case 'open':
      return renderCheckout(checkout, result, state);
    case 'completed':
      return renderCompletedCheckout(checkout, result.url);
    case 'closed':
      return renderClosedCheckout(checkout);
  }
}

function hasErrors({ problem, fieldErrors }: OpenShopCheckout): boolean {
  return problem !== undefined || (fieldErrors?.length ?? 0) > 0;
}

function policyOf({ request: { embedOrigins } }: Checkout): string {
  return [
    `default-src 'none'`,
    `style-src 'self'`,
    `script-src 'self'`,
    `connect-src 'self'`,
    `img-src 'self' data:`,
    `form-action 'self'`,
    `frame-ancestors ${embedOrigins.join(' ')}`,
    `base-uri 'none'`,
  ].join('; ');
}
