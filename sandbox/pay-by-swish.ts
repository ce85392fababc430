import { testNumbers, textField } from './form-fields.ts';
import { html } from './html.ts';
import { behaviourOf, testPhones } from './test-numbers.ts';
import type { WayToPay } from './way-to-pay.ts';

export const swish: WayToPay = {
  title: 'swishTitle',
  button: 'pay',

  fields: ({ request }, speech, given) => html`
    ${textField(speech, given, { name: 'phone', label: 'phone', inputMode: 'tel', autocomplete: 'tel', value: national(request.phone) })}
    ${testNumbers(speech, testPhones)}`,

  attempt(_, { phone = '' }) {
    const number = national(phone);
    if (!/^07\d{8}$/.test(number)) return { faults: { phone: 'phoneWrong' } };
    const payer = `••• ${number.slice(-4)}`;
    const behaviour = behaviourOf(testPhones, number);
    if (behaviour === 'refuses') return { outcome: { state: 'failed', failure: 'refused-in-app' }, payer };
    return { step: behaviour === 'silent' ? 'waiting' : 'app', payer };
  },
};

/** +46 70 … is 070 … to a Swede. */
function national(phone: string): string {
  return phone.replace(/[^\d+]/g, '').replace(/^(\+|00)46/, '0');
}
