import { isEmailAddress } from '#contract/email-address.ts';
import { choiceField, textField } from './form-fields.ts';
import { html } from './html.ts';
import { monthlyPlans } from './monthly-plans.ts';
import { decideCredit, identityField, planCost } from './pay-on-credit.ts';
import type { Payment } from './payments.ts';
import type { WayToPay } from './way-to-pay.ts';
import type { Speech } from './words.ts';
import type { Words } from './words-sv.ts';

/** The types that a shop is told before it lets the purchase go on; the one without credit comes first. */
const types: { value: string; label: keyof Words }[] = [
  { value: 'DirectPayment', label: 'directPayment' },
  { value: 'DirectInvoice', label: 'directInvoice' },
  { value: 'Loan', label: 'loan' },
];
const mustBeGiven = ['firstName', 'lastName', 'address1', 'zip', 'city'];

export const payLater: WayToPay = {
  title: 'payLaterTitle',
  button: 'complete',

  fields: (payment, speech, given) => html`
    ${choiceField(speech, given, {
      name: 'type',
      legend: 'payHow',
      options: types.map(({ value, label }) => ({
        value,
        label: speech.say(label),
        detail: value === 'Loan' ? loanCost(payment, speech) : '',
      })),
    })}
    ${textField(speech, given, { name: 'email', label: 'email', inputMode: 'email', autocomplete: 'email', value: payment.request.email })}
    <div class="pair">
      ${textField(speech, given, { name: 'firstName', label: 'firstName', autocomplete: 'given-name', value: payment.request.address?.firstName ?? '' })}
      ${textField(speech, given, { name: 'lastName', label: 'lastName', autocomplete: 'family-name', value: payment.request.address?.lastName ?? '' })}
    </div>
    ${textField(speech, given, { name: 'address1', label: 'address', autocomplete: 'address-line1', value: payment.request.address?.address1 ?? '' })}
    <div class="pair">
      ${textField(speech, given, { name: 'zip', label: 'zip', autocomplete: 'postal-code', value: payment.request.address?.zip ?? '' })}
      ${textField(speech, given, { name: 'city', label: 'city', autocomplete: 'address-level2', value: payment.request.address?.city ?? '' })}
    </div>
    ${identityField(payment, speech, given)}
    <p class="terms">${speech.say('instalmentsTerms')}</p>`,

  attempt(payment, values) {
    const decided = decideCredit(payment, values.identityNumber ?? '');
    const faults: Record<string, keyof Words> = 'faults' in decided ? { ...decided.faults } : {};
    for (const name of mustBeGiven) if (!values[name]?.trim()) faults[name] = 'required';
    if (!isEmailAddress((values.email ?? '').trim())) faults.email = 'emailWrong';
    if (!types.some(({ value }) => value === values.type)) faults.type = 'chooseHow';
    if (Object.keys(faults).length > 0) return { faults };
    // Whoever pays at once needs no credit, but a block counts all the same.
    const isRefusedCredit =
      'outcome' in decided &&
      decided.outcome.state === 'failed' &&
      decided.outcome.failure === 'credit-declined';
    return isRefusedCredit && values.type === 'DirectPayment'
      ? { ...decided, outcome: { state: 'authorized' } }
      : decided;
  },
};

/** What borrowing costs is told before it is chosen. */
function loanCost({ request }: Payment, speech: Speech): string {
  const plan = monthlyPlans(request.amount).find(({ months }) => months === 12);
  return plan
    ? `${speech.say('perMonth', { amount: speech.money(plan.perMonth) })}. ${planCost(speech, plan)}`
    : '';
}
