import {
  type FormValues,
  type HttpRequest,
  type HttpResponse,
  readForm,
  redirectResponse,
} from '../http/http-message.ts';
import { applyDueOutcomes, findPayment } from '../ledger/payments.ts';
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
  const isEdited = new URLSearchParams(request.search).has('edit');
  if (payment && (payment.state === 'pending' ? !isEdited : !isUnpaid(payment)))
    return redirectResponse(`/frame/${payment.reference}`);
  const result = await callShop({ action: 'read', reference, input: null });
  const isDeclined = payment !== undefined && isUnpaid(payment);
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

function isUnpaid({ state }: { state: string }): boolean {
  return state === 'failed' || state === 'cancelled';
}

const maxLength = 300;

function inputOf(values: FormValues) {
  const line = (name: string) => (values[name] ?? '').trim().slice(0, maxLength);
  const number = (name: string) => (/^\d{1,12}$/.test(values[name] ?? '') ? Number(values[name]) : null);
  const [firstName, lastName, address1] = [line('firstName'), line('lastName'), line('address1')];
  return {
    email: line('email'),
    address: { firstName, lastName, address1, zip: line('zip'), city: line('city'), phone: line('phone') },
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
  const page =
    result.state === 'open'
      ? renderCheckout(checkout, result, state)
      : result.state === 'completed'
        ? renderCompletedCheckout(checkout, result.url)
        : renderClosedCheckout(checkout);
  return {
    status: result.state === 'open' && hasErrors(result) ? 422 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(checkout),
    },
    body: page.text,
  };
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
