import { type Checkout, findCheckoutOfPayment } from '../checkouts/checkouts.ts';
import {
  type FormValues,
  type HttpRequest,
  type HttpResponse,
  jsonResponse,
  readForm,
  redirectResponse,
} from '../http/http-message.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { shopUrlOf } from '../ledger/payment-request.ts';
import {
  advancePayment,
  applyDueOutcomes,
  applyOutcome,
  type Failure,
  findPayment,
  getPayment,
  type Outcome,
  type Payment,
} from '../ledger/payments.ts';
import { paymentMethods } from '../payment-methods/payment-methods.ts';
import type { Sandbox } from '../sandbox.ts';
import { renderOutcomeIframe, renderPaymentPage, type ShownPayment } from './render-payment-page.ts';
import { unknownPaymentPage } from './unknown-payment-page.ts';

interface PageRef {
  reference: string;
  isInIframe: boolean;
}

export function showPaymentPage(
  { ledger }: Sandbox,
  request: HttpRequest,
  { reference, isInIframe }: PageRef,
): HttpResponse {
  applyDueOutcomes(ledger, Date.now());
  const payment = findPayment(ledger, reference);
  if (!payment) return unknownPaymentPage(request.header('accept-language') ?? '');
  const shown = { payment, isInIframe, checkout: checkoutOf(ledger, { reference, isInIframe }) };
  if (payment.state !== 'pending') return leavePage(shown);
  return pageResponse(shown, 200, renderPaymentPage(shown).text);
}

export async function handlePaymentForm(
  { ledger }: Sandbox,
  request: HttpRequest,
  { reference, isInIframe }: PageRef,
): Promise<HttpResponse> {
  const values = await readForm(request);
  const now = Date.now();
  applyDueOutcomes(ledger, now);
  const payment = findPayment(ledger, reference);
  if (!payment) return unknownPaymentPage(request.header('accept-language') ?? '');
  const checkout = checkoutOf(ledger, { reference, isInIframe });
  const shown = { payment, isInIframe, checkout };
  if (payment.state !== 'pending') return leavePage(shown);
  const leave = (decided: Payment) => leavePage({ ...shown, payment: decided });

  const outcome = outcomeOfAction(payment, values.do);
  if (outcome) return leave(applyOutcome(ledger, { reference, outcome }, now));
  // The form was submitted twice, or from an outdated page: show the current page.
  if (payment.step || values.do !== 'pay') return redirectToPage({ reference, isInIframe });

  const attempt = paymentMethods[payment.request.methodKey].attempt(payment, values, now);
  if ('fieldErrors' in attempt) {
    const form = { values: withoutCvc(values), fieldErrors: attempt.fieldErrors };
    return pageResponse(shown, 422, renderPaymentPage(shown, form).text);
  }
  if ('outcome' in attempt) return leave(applyOutcome(ledger, { reference, ...attempt }, now));
  advancePayment(ledger, reference, attempt);
  return redirectToPage({ reference, isInIframe });
}

/** The checkout whose iframe shows the payment. */
function checkoutOf(ledger: Ledger, { reference, isInIframe }: PageRef): Checkout | undefined {
  return isInIframe ? findCheckoutOfPayment(ledger, reference) : undefined;
}

/** For the script of a page that waits for the bank. */
export function getPaymentState({ ledger }: Sandbox, reference: string): HttpResponse {
  applyDueOutcomes(ledger, Date.now());
  return jsonResponse(200, { state: getPayment(ledger, reference).state });
}

/** The buttons that decide a payment: abort on every page, approve and refuse at the bank, in the app or in the wallet. */
function outcomeOfAction({ step }: Payment, action: string | undefined): Outcome | undefined {
  if (action === 'abort') return { state: 'cancelled' };
  if (step === null || step === 'waiting') return undefined;
  if (action === 'approve') return { state: 'authorized' };
  if (action === 'refuse')
    return { state: 'failed', failure: step === 'challenge' ? 'authentication-failed' : 'refused-in-app' };
  return undefined;
}

/** The values of `error` that the shop's fail page knows. */
const errorParams: Partial<Record<Failure, string>> = {
  blocked: 'BlockedCustomer',
  declined: 'Declined',
  'credit-declined': 'Declined',
  // The customer said no in the app or at the bank.
  'refused-in-app': 'Refused',
  'authentication-failed': 'Refused',
};

/** The shop's page for a payment that is no longer pending. */
function nextUrlOf({ state, failure, request }: Payment): string {
  if (state === 'cancelled') return request.cancelUrl;
  if (state !== 'failed') return request.returnUrl;
  const url = new URL(request.failUrl);
  url.searchParams.set('error', (failure && errorParams[failure]) ?? 'Error');
  return url.href;
}

/**
 * Ends the page of a payment that is no longer pending. In its own window the page redirects to the shop; in an iframe
 * it stays and sends the URL to the page around it. In the iframe of a checkout, the customer can pay again after a failure.
 */
function leavePage(shown: ShownPayment): HttpResponse {
  const { payment, isInIframe, checkout } = shown;
  const hasFailed = payment.state === 'failed' || payment.state === 'cancelled';
  if (checkout && hasFailed) return redirectResponse(`/checkout/${checkout.reference}`);
  const nextUrl = nextUrlOf(payment);
  if (isInIframe) return pageResponse(shown, 200, renderOutcomeIframe(shown, nextUrl).text);
  const { headers, ...redirect } = redirectResponse(nextUrl);
  return { ...redirect, headers: { ...headers, 'content-security-policy': policyOf(shown) } };
}

function redirectToPage({ reference, isInIframe }: PageRef): HttpResponse {
  return redirectResponse(`/${isInIframe ? 'frame' : 'pay'}/${reference}`);
}

function pageResponse(shown: ShownPayment, status: number, body: string): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyOf(shown) },
    body,
  };
}

/** A submitted form may redirect to the shop, and only that shop or the page with the checkout may embed the page. */
function policyOf({ payment: { request }, checkout }: ShownPayment): string {
  const embedOrigins = checkout?.request.embedOrigins ?? [shopUrlOf(request).origin];
  const { returnUrl, cancelUrl, failUrl } = request;
  const shopOrigins = new Set([returnUrl, cancelUrl, failUrl].map((url) => new URL(url).origin));
  return [
    `default-src 'none'`,
    `style-src 'self'`,
    `script-src 'self'`,
    `connect-src 'self'`,
    `img-src 'self' data:`,
    `form-action 'self' ${[...shopOrigins].join(' ')}`,
    `frame-ancestors ${embedOrigins.join(' ')}`,
    `base-uri 'none'`,
  ].join('; ');
}

/** The CVC is never written into a page. */
function withoutCvc({ cvc: _, ...values }: FormValues): FormValues {
  return values;
}
