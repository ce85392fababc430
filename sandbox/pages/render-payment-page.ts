import { shopNameOf } from '../ledger/payment-request.ts';
import { createLocalization, type Localization } from '../messages/localization.ts';
import type { MessageKey } from '../messages/messages.ts';
import { methodName } from '../payment-methods/method-name.ts';
import type { FormState, PaymentMethod } from '../payment-methods/payment-method.ts';
import { paymentMethods } from '../payment-methods/payment-methods.ts';
import { type Html, html } from './html.ts';
import { type PaymentView, renderLayout } from './page-layout.ts';

const iframeScript = 'pay-later-frame.js';

/** A payment, and the page that shows it. */
export type ShownPayment = Pick<PaymentView, 'payment' | 'isInIframe' | 'checkout'>;

/** The page of a pending payment: the form of its method, or the page of its current step. */
export function renderPaymentPage(
  { payment, isInIframe, checkout }: ShownPayment,
  form: FormState = { values: {}, fieldErrors: {} },
): Html {
  const localization = createLocalization(payment.request);
  const { t } = localization;
  const view = { payment, localization, isInIframe, checkout };
  switch (payment.step) {
    case 'challenge':
      return renderLayout(view, { title: t('challengeTitle'), content: renderChallenge(view) });
    case 'app':
      return renderLayout(view, {
        title: t('appTitle', { app: methodName(payment.request.methodKey, localization) }),
        content: renderApp(view),
      });
    case 'wallet':
      return renderLayout(view, { title: payment.payer, content: renderWallet(view) });
    case 'waiting':
      return renderLayout(view, {
        title: t('waitingTitle'),
        content: renderWaiting(view),
        script: 'follow-payment.js',
      });
    default: {
      const method = paymentMethods[payment.request.methodKey];
      return renderLayout(view, {
        title: method.title(localization),
        content: renderForm(view, method, form),
        script: isInIframe && !checkout ? iframeScript : undefined,
      });
    }
  }
}

/** The iframe of a payment that is no longer pending. Its script notifies the checkout; without script it has a link to the next page. */
export function renderOutcomeIframe({ payment, checkout }: ShownPayment, nextUrl: string): Html {
  const localization = createLocalization(payment.request);
  const { t } = localization;
  return renderLayout(
    { payment, localization, isInIframe: true, checkout },
    {
      title: t(payment.state === 'failed' ? 'abortGeneral' : 'done'),
      content: html`<p><a class="button" id="leave" target="_top" data-status="${payment.state}"
      href="${nextUrl}">${t('backToShop')}</a></p>`,
      script: checkout ? undefined : iframeScript,
    },
  );
}

function renderForm(
  { payment, localization, isInIframe, checkout }: PaymentView,
  method: PaymentMethod,
  form: FormState,
): Html {
  const { t, formatMoney } = localization;
  const hasErrors = Object.keys(form.fieldErrors).length > 0;
  return html`${method.renderShortcuts?.(localization)}
  <form method="post" novalidate id="payment">
    <input type="hidden" name="do" value="pay">
    ${hasErrors && html`<p class="error" role="alert">${t('fieldErrors')}</p>`}
    ${method.renderFields(payment, localization, form)}
    ${isInIframe && !checkout && renderAbortReasons(localization)}
    <button class="button primary">${t(method.button, { amount: formatMoney(payment.request.amount) })}</button>
  </form>
  ${checkout && html`<p><a class="button quiet" href="/checkout/${checkout.reference}?edit">${t('checkoutEdit')}</a></p>`}
  ${!isInIframe && renderAction(localization, { value: 'abort', label: 'abort', style: 'quiet' })}`;
}

/** The script shows one of these when the shop aborts the purchase. */
function renderAbortReasons({ t }: Localization): Html {
  return html`<div role="alert" id="abort-reasons">
    <p class="error" data-reason="general" hidden>${t('abortGeneral')}</p>
    <p class="error" data-reason="order" hidden>${t('abortOrder')}</p>
    <p class="error" data-reason="stock" hidden>${t('abortStock')}</p>
    <p class="error" data-reason="blocked" hidden>${t('abortBlocked')}</p>
  </div>
  <p class="hint" id="waiting-for-shop" role="status" hidden>${t('asking')}</p>`;
}

function renderChallenge({ payment: { request, payer }, localization }: PaymentView): Html {
  const { t, formatMoney } = localization;
  const text = t('challengeText', { amount: formatMoney(request.amount), shop: shopNameOf(request) });
  return html`<p>${text}</p>
    <p class="payer">${payer}</p>
    ${renderAction(localization, { value: 'approve', label: 'approve', style: 'primary' })}
    ${renderAction(localization, { value: 'refuse', label: 'deny', style: 'quiet' })}
    ${renderAction(localization, { value: 'abort', label: 'abort', style: 'quiet' })}`;
}

function renderApp({ payment: { request, payer }, localization }: PaymentView): Html {
  const { t, formatMoney } = localization;
  return html`<p>${t('appText', { amount: formatMoney(request.amount), phone: payer })}</p>
    ${renderAnswers(localization)}`;
}

function renderWallet({ payment: { request }, localization }: PaymentView): Html {
  const { t, formatMoney } = localization;
  return html`<p>${t('walletText', { amount: formatMoney(request.amount) })}</p>
    ${renderAnswers(localization)}`;
}

/** The customer's answers in an app or wallet. */
function renderAnswers(localization: Localization): Html {
  return html`${renderAction(localization, { value: 'approve', label: 'approveInApp', style: 'primary' })}
    ${renderAction(localization, { value: 'refuse', label: 'refuseInApp', style: 'quiet' })}
    ${renderAction(localization, { value: 'abort', label: 'abort', style: 'quiet' })}`;
}

function renderWaiting({ payment, localization, isInIframe }: PaymentView): Html {
  const { t } = localization;
  return html`<p role="status">${t('waitingText')}</p>
    <p><a class="button primary" href="">${t('checkAgain')}</a></p>
    <p><a class="button quiet" href="${payment.request.returnUrl}" ${isInIframe ? html`target="_top"` : ''}>${t('backToShop')}</a></p>
    ${!isInIframe && renderAction(localization, { value: 'abort', label: 'abort', style: 'quiet' })}`;
}

interface Action {
  /** The value of the form field `do`. */
  value: string;
  label: MessageKey;
  style: 'primary' | 'quiet';
}

function renderAction({ t }: Localization, { value, label, style }: Action): Html {
  return html`<form method="post"><button class="button ${style}" name="do" value="${value}">${t(label)}</button></form>`;
}
