import type { Answer } from './answer.ts';
import { bareSheetPolicy, drawUnknown } from './bare-sheet.ts';
import { drawDone, drawPage, waysToPay } from './hosted-page.ts';
import { type Failure, findPayment, moveOn, type Payment, settle, settleDue } from './payments.ts';
import type { Sandbox } from './sandbox.ts';

/** The customer's page, in a window of its own or in the frame of a shop. */
export function answerPage(
  { ledger }: Sandbox,
  reference: string,
  posted: Readonly<Record<string, string>> | undefined,
  isFramed: boolean,
  languages: string,
): Answer {
  const now = Date.now();
  settleDue(ledger, now);
  const payment = findPayment(ledger, reference);
  if (!payment) return unknown(languages);
  if (payment.state !== 'pending') return leave(payment, isFramed);
  if (!posted) return page(payment, 200, drawPage(payment, isFramed).text);

  const does = posted.do;
  const decide = (outcome: Parameters<typeof settle>[2]) =>
    leave(settle(ledger, reference, outcome, now), isFramed);
  if (does === 'abort') return decide({ state: 'cancelled' });
  if (payment.step === 'challenge' || payment.step === 'app') {
    if (does === 'approve') return decide({ state: 'authorized' });
    if (does === 'refuse')
      return decide({
        state: 'failed',
        failure: payment.step === 'app' ? 'refused-in-app' : 'authentication-failed',
      });
  }
  // A form that was sent twice, or from a page that is gone by: the page as it is now.
  if (payment.step || does !== 'pay') return again(reference, isFramed);

  const attempt = waysToPay[payment.request.methodKey].attempt(payment, posted, now);
  if ('faults' in attempt) {
    const given = { values: withoutSecrets(posted), faults: attempt.faults };
    return page(payment, 422, drawPage(payment, isFramed, given).text);
  }
  if ('outcome' in attempt)
    return leave(settle(ledger, reference, attempt.outcome, now, attempt.payer), isFramed);
  moveOn(ledger, reference, attempt.step, attempt.payer, attempt.later);
  return again(reference, isFramed);
}

/** Somebody has a link that is wrong, or older than the ledger. */
function unknown(languages: string): Answer {
  return {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': bareSheetPolicy },
    body: drawUnknown(languages).text,
  };
}

/** What can be told of a failure, by the names that the shop's page knows. */
const errors: Partial<Record<Failure, string>> = {
  blocked: 'BlockedCustomer',
  declined: 'Declined',
  'credit-declined': 'Declined',
};

/** Where the customer of a decided payment belongs. */
export function leavingTo({ state, failure, request }: Payment): string {
  if (state === 'cancelled') return request.cancelUrl;
  if (state !== 'failed') return request.returnUrl;
  const url = new URL(request.failUrl);
  url.searchParams.set('error', (failure && errors[failure]) ?? 'Error');
  return url.href;
}

function leave(payment: Payment, isFramed: boolean): Answer {
  const location = leavingTo(payment);
  return isFramed
    ? page(payment, 200, drawDone(payment, location).text)
    : { status: 303, headers: { location, 'content-security-policy': policy(payment) }, body: '' };
}

function again(reference: string, isFramed: boolean): Answer {
  return { status: 303, headers: { location: `/${isFramed ? 'frame' : 'pay'}/${reference}` }, body: '' };
}

function page(payment: Payment, status: number, body: string): Answer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(payment) },
    body,
  };
}

/** A form's answer may lead to the shop, and only that shop may frame the page. */
function policy({ request }: Payment): string {
  const shops = new Set(
    [request.returnUrl, request.cancelUrl, request.failUrl].map((url) => new URL(url).origin),
  );
  return [
    `default-src 'none'`,
    `style-src 'self'`,
    `script-src 'self'`,
    `connect-src 'self'`,
    `img-src 'self' data:`,
    `form-action 'self' ${[...shops].join(' ')}`,
    `frame-ancestors ${new URL(request.returnUrl).origin}`,
    `base-uri 'none'`,
  ].join('; ');
}

/** Nobody's security code comes back in a page. */
function withoutSecrets({ cvc: _, ...values }: Readonly<Record<string, string>>): Record<string, string> {
  return values;
}
