import { choiceField, testNumbers, textField } from './form-fields.ts';
import { html } from './html.ts';
import { type MonthlyPlan, monthlyPlans } from './monthly-plans.ts';
import type { Payment } from './payments.ts';
import { behaviourOf, identitiesOf } from './test-numbers.ts';
import type { Attempt, Given, WayToPay } from './way-to-pay.ts';
import type { Speech } from './words.ts';

export const invoice: WayToPay = {
  title: 'invoiceTitle',
  button: 'creditPay',

  fields: (payment, speech, given) => html`
    <p class="terms">${speech.say('invoiceTerms', { amount: speech.money(payment.request.amount) })}</p>
    ${identityField(payment, speech, given)}`,

  attempt: (payment, { identityNumber = '' }) => decideCredit(payment, identityNumber),
};

export const instalments: WayToPay = {
  title: 'instalmentsTitle',
  button: 'creditPay',

  fields: (payment, speech, given) => html`
    ${choiceField(speech, given, {
      name: 'months',
      legend: 'instalmentsPlan',
      options: monthlyPlans(payment.request.amount).map((plan) => ({
        value: String(plan.months),
        label: `${speech.say('months', { count: plan.months })}: ${speech.say('perMonth', { amount: speech.money(plan.perMonth) })}`,
        detail: planCost(speech, plan),
      })),
    })}
    <p class="terms">${speech.say('instalmentsTerms')}</p>
    ${identityField(payment, speech, given)}`,

  attempt(payment, { months = '', identityNumber = '' }) {
    const isOffered = monthlyPlans(payment.request.amount).some((plan) => String(plan.months) === months);
    const decided = decideCredit(payment, identityNumber);
    if (isOffered) return decided;
    return { faults: { months: 'choosePlan', ...('faults' in decided ? decided.faults : {}) } };
  },
};

export function planCost(speech: Speech, { total, rate, effective }: MonthlyPlan): string {
  return speech.say('planCost', {
    total: speech.money(total),
    rate: speech.percent(rate),
    effective: speech.percent(effective),
  });
}

export function identityField(payment: Payment, speech: Speech, given: Given) {
  const { identityNumber, countryCode } = payment.request;
  return html`
    ${textField(speech, given, { name: 'identityNumber', label: 'identityNumber', value: identityNumber ?? '' })}
    ${testNumbers(speech, identitiesOf(countryCode))}`;
}

/** The register of this country knows a handful of people, all of them made up. */
export function decideCredit({ request }: Payment, identityNumber: string): Attempt {
  if (identityNumber.trim() === '') return { faults: { identityNumber: 'required' } };
  const payer = `•••• ${identityNumber.trim().slice(-4)}`;
  switch (behaviourOf(identitiesOf(request.countryCode), identityNumber)) {
    case 'approved':
      return { outcome: { state: 'authorized' }, payer };
    case 'declined':
      return { outcome: { state: 'failed', failure: 'credit-declined' }, payer };
    case 'blocked':
      return { outcome: { state: 'failed', failure: 'blocked' }, payer };
    default:
      return { faults: { identityNumber: 'identityNotTest' } };
  }
}
