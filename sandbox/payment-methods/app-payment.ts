import { isPhoneNumber } from '#contract/customer/phone-number.ts';
import type { LocalMethodKey } from '#contract/order/local-payment-methods.ts';
import type { MessageKey } from '../messages/messages.ts';
import { html } from '../pages/html.ts';
import { renderTestNumbers, renderTextField } from './form-fields.ts';
import { methodName } from './method-name.ts';
import type { PaymentMethod } from './payment-method.ts';
import { behaviourOf, testPhonesOf } from './test-numbers.ts';

/** The customer gives a mobile number and approves the payment in the app: Swish, Vipps, MobilePay. */
export function createAppPayment(key: LocalMethodKey): PaymentMethod {
  return {
    title: (localization) => localization.t('payWith', { method: methodName(key, localization) }),
    button: 'pay',

    renderFields: ({ request }, localization, form) => html`
      ${renderTextField(localization, form, { name: 'phone', label: 'phone', inputMode: 'tel', autocomplete: 'tel', value: toSwedishNational(request.phone) })}
      ${renderTestNumbers(localization, testPhonesOf(key))}`,

    attempt(_, { phone = '' }) {
      const number = toSwedishNational(phone);
      const error = checkNumber(key, number);
      if (error) return { fieldErrors: { phone: error } };
      const payer = `••• ${number.slice(-4)}`;
      const behaviour = behaviourOf(testPhonesOf(key), number);
      if (behaviour === 'declined') return { outcome: { state: 'failed', failure: 'refused-in-app' }, payer };
      return { step: behaviour === 'silent' ? 'waiting' : 'app', payer };
    },
  };
}

/** Swish is for Swedish numbers only; the other apps are used in several countries. */
function checkNumber(key: LocalMethodKey, number: string): MessageKey | undefined {
  if (key === 'swish') return /^07\d{8}$/.test(number) ? undefined : 'phoneNotSwedish';
  return isPhoneNumber(number) ? undefined : 'phoneInvalid';
}

/** `+46 70 …` becomes `070…`. Numbers of other countries only lose their spaces. */
function toSwedishNational(phone: string): string {
  return phone.replace(/[^\d+]/g, '').replace(/^(\+|00)46/, '0');
}
