import { createLocalization, type Localization } from '../messages/localization.ts';
import type { MessageKey } from '../messages/messages.ts';
import { type Html, html } from '../pages/html.ts';
import { renderIframePage } from '../pages/page-layout.ts';
import { renderRadioField, renderTextField } from '../payment-methods/form-fields.ts';
import type { FormState } from '../payment-methods/payment-method.ts';
import type { Checkout } from './checkouts.ts';
import type { OpenShopCheckout } from './shop-calls.ts';

const script = 'checkout-frame.js';

/** The fields of the form by their names in the shop. */
const fieldNames: Record<string, string> = {
  email: 'email',
  'billingAddress.firstName': 'firstName',
  'billingAddress.lastName': 'lastName',
  'billingAddress.addressLine1': 'address1',
  'billingAddress.zip': 'zip',
  'billingAddress.city': 'city',
  'billingAddress.mobile': 'phone',
  shippingId: 'shippingId',
  paymentId: 'methodId',
};

const problemTexts: Record<NonNullable<OpenShopCheckout['problem']>, MessageKey> = {
  changed: 'checkoutChanged',
  stock: 'abortStock',
  blocked: 'checkoutBlocked',
  general: 'abortGeneral',
};

interface CheckoutState {
  /** The customer's last payment was declined or cancelled. */
  isDeclined?: boolean;
  methodId?: string | undefined;
}

/** The form of a checkout: address, delivery, payment method and total. */
export function renderCheckout(
  { reference, request }: Checkout,
  { checkout, problem, fieldErrors = [] }: OpenShopCheckout,
  { isDeclined, methodId = '' }: CheckoutState,
): Html {
  const localization = createLocalization(request);
  const { t, formatMoney } = localization;
  const selectedShipping = checkout.shippingOptions?.find(({ isSelected }) => isSelected);
  const form: FormState = {
    values: {
      ...checkout.address,
      email: checkout.email,
      shippingId: String(selectedShipping?.id ?? ''),
      methodId,
    },
    fieldErrors: formErrors(fieldErrors),
  };
  const message = messageOf({ problem, isDeclined, hasFieldErrors: fieldErrors.length > 0 });
  const content = html`<form method="post" novalidate id="checkout">
    <p class="error" role="alert">${message && t(message)}</p>
    ${renderAddress(localization, form, checkout.shippingOptions !== null)}
    <div id="totals">
      ${renderShipping(localization, form, checkout)}
      ${renderLines(localization, checkout)}
      <input type="hidden" name="amount" value="${checkout.amount}">
    </div>
    <button class="button quiet" name="do" value="update" data-without-script>${t('checkoutUpdate')}</button>
    ${renderRadioField(localization, form, {
      name: 'methodId',
      legend: 'payHow',
      options: checkout.methods.map(({ id, name }) => ({ value: String(id), label: name })),
    })}
    <button class="button primary" name="do" value="pay">${t('checkoutPay')}</button>
  </form>`;
  const title = `${t('checkoutTitle')} · ${formatMoney(checkout.amount)}`;
  const { embedOrigins } = request;
  return renderIframePage({
    localization,
    reference,
    embedOrigins,
    title,
    heading: t('checkoutTitle'),
    content,
    script,
  });
}

interface CheckoutFailure extends CheckoutState {
  problem: OpenShopCheckout['problem'];
  hasFieldErrors: boolean;
}

/** The message above the form. */
function messageOf({ problem, isDeclined, hasFieldErrors }: CheckoutFailure): MessageKey | undefined {
  if (problem) return problemTexts[problem];
  if (isDeclined) return 'checkoutDeclined';
  return hasFieldErrors ? 'fieldErrors' : undefined;
}

/** The cart is ordered. The script notifies the page around the iframe; without script there is a link. */
export function renderCompletedCheckout({ reference, request }: Checkout, url: string): Html {
  const localization = createLocalization(request);
  const title = localization.t('done');
  const content = html`<p><a class="button" id="leave" target="_top" data-status="completed"
      href="${url}">${localization.t('backToShop')}</a></p>`;
  const { embedOrigins } = request;
  return renderIframePage({ localization, reference, embedOrigins, title, heading: title, content, script });
}

export function renderClosedCheckout({ reference, request }: Checkout): Html {
  const localization = createLocalization(request);
  const title = localization.t('checkoutClosed');
  const content = html`<p>${localization.t('checkoutClosedText')}</p>`;
  const { embedOrigins } = request;
  return renderIframePage({ localization, reference, embedOrigins, title, heading: title, content, script });
}

/** Rules with a message of their own; all others have `fieldWrong`. */
const ruleTexts: Record<string, MessageKey> = { required: 'required', 'no-delivery': 'noDelivery' };

function formErrors(fieldErrors: { field: string; rule: string }[]): Record<string, MessageKey> {
  return Object.fromEntries(
    fieldErrors.map(({ field, rule }): [string, MessageKey] => [
      fieldNames[field] ?? field,
      ruleTexts[rule] ?? 'fieldWrong',
    ]),
  );
}

/** Downloads need no address, and only some deliveries a phone number (GDPR, Art. 5(1)(c)). */
function renderAddress(localization: Localization, form: FormState, isShipped: boolean): Html {
  const field = (name: string, label: MessageKey, autocomplete: string) =>
    renderTextField(localization, form, { name, label, autocomplete });
  const email = { name: 'email', label: 'email', autocomplete: 'email', inputMode: 'email' } as const;
  const phone = { name: 'phone', label: 'phone', hint: 'phoneHint', autocomplete: 'tel' } as const;
  const delivery = () => html`${field('address1', 'address', 'address-line1')}
    <div class="pair">${field('zip', 'zip', 'postal-code')} ${field('city', 'city', 'address-level2')}</div>
    ${renderTextField(localization, form, { ...phone, inputMode: 'tel', isOptional: true })}`;
  return html`${renderTextField(localization, form, email)}
    <div class="pair">${field('firstName', 'firstName', 'given-name')} ${field('lastName', 'lastName', 'family-name')}</div>
    ${isShipped ? delivery() : ''}`;
}

function renderShipping(
  localization: Localization,
  form: FormState,
  { shippingOptions }: OpenShopCheckout['checkout'],
): Html | undefined {
  if (!shippingOptions) return undefined;
  if (shippingOptions.length === 0) return html`<p class="error">${localization.t('noDelivery')}</p>`;
  return renderRadioField(localization, form, {
    name: 'shippingId',
    legend: 'delivery',
    options: shippingOptions.map(({ id, name, amount }) => ({
      value: String(id),
      label: name,
      detail: localization.formatMoney(amount),
    })),
  });
}

function renderLines(
  { t, formatMoney }: Localization,
  { lines, amount }: OpenShopCheckout['checkout'],
): Html {
  return html`<div class="test-numbers"><dl>${lines.map(
    (line) =>
      html`<div><dt>${line.name} <small>${t('quantity', { count: line.quantity })}</small></dt><dd>${formatMoney(line.amount)}</dd></div>`,
  )}<div><dt>${t('toPay')}</dt><dd><strong data-total>${formatMoney(amount)}</strong></dd></div></dl></div>`;
}
