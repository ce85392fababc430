import { html } from '../pages/html.ts';
import { renderTestNumbers, renderTextField } from './form-fields.ts';
import type { PaymentMethod } from './payment-method.ts';
import { behaviourOf, testPhones } from './test-numbers.ts';

export const swish: PaymentMethod = {
  title: 'swishTitle',
  button: 'pay',

  renderFields: ({ request }, localization, form) => html`
    ${renderTextField(localization, form, { name: 'phone', label: 'phone', inputMode: 'tel', autocomplete: 'tel', value: toNational(request.phone) })}
    ${renderTestNumbers(localization, testPhones)}`,

  attempt(_, { phone = '' }) {
    const number = toNational(phone);
    if (!/^07\d{8}$/.test(number)) return { fieldErrors: { phone: 'phoneWrong' } };
    const payer = `••• ${number.slice(-4)}`;
    const behaviour = behaviourOf(testPhones, number);
    if (behaviour === 'declined') return { outcome: { state: 'failed', failure: 'refused-in-app' }, payer };
    return { step: behaviour === 'silent' ? 'waiting' : 'app', payer };
  },
};

/** `+46 70 …` becomes `070…`. */
function toNational(phone: string): string {
  return phone.replace(/[^\d+]/g, '').replace(/^(\+|00)46/, '0');
}
