import type { Payment } from '../ledger/payments.ts';
import type { Localization } from '../messages/localization.ts';
import { type Html, html } from '../pages/html.ts';
import { renderRadioField, renderTestNumbers, renderTextField } from './form-fields.ts';
import { type MonthlyPlan, monthlyPlans } from './monthly-plans.ts';
import type { Attempt, FormState, PaymentMethod } from './payment-method.ts';
import { behaviourOf, identitiesOf } from './test-numbers.ts';

export const invoice: PaymentMethod = {
  title: ({ t }) => t('invoiceTitle'),
  button: 'creditPay',

  renderFields: (payment, localization, form) => html`
    <p class="terms">${localization.t('invoiceTerms', { amount: localization.formatMoney(payment.request.amount) })}</p>
    ${renderIdentityField(payment, localization, form)}`,

  attempt: (payment, { identityNumber = '' }) => decideCredit(payment, identityNumber),
};

export const instalments: PaymentMethod = {
  title: ({ t }) => t('instalmentsTitle'),
  button: 'creditPay',

  renderFields: (payment, localization, form) => html`
    ${renderRadioField(localization, form, {
      name: 'months',
      legend: 'instalmentsPlan',
      options: monthlyPlans(payment.request.amount).map((plan) => ({
        value: String(plan.months),
        label: `${localization.t('months', { count: plan.months })}: ${formatMonthlyAmount(localization, plan)}`,
        detail: formatPlanCost(localization, plan),
      })),
    })}
    <p class="terms">${localization.t('instalmentsTerms')}</p>
    ${renderIdentityField(payment, localization, form)}`,

  attempt(payment, { months = '', identityNumber = '' }) {
    const isOffered = monthlyPlans(payment.request.amount).some((plan) => String(plan.months) === months);
    const attempt = decideCredit(payment, identityNumber);
    if (isOffered) return attempt;
    const identityErrors = 'fieldErrors' in attempt ? attempt.fieldErrors : {};
    return { fieldErrors: { months: 'choosePlan', ...identityErrors } };
  },
};

export function formatMonthlyAmount({ t, formatMoney }: Localization, { perMonth }: MonthlyPlan): string {
  return t('perMonth', { amount: formatMoney(perMonth) });
}

export function formatPlanCost(
  { t, formatMoney, formatPercent }: Localization,
  { total, rate, effective }: MonthlyPlan,
): string {
  return t('planCost', {
    total: formatMoney(total),
    rate: formatPercent(rate),
    effective: formatPercent(effective),
  });
}

export function renderIdentityField({ request }: Payment, localization: Localization, form: FormState): Html {
  const value = request.identityNumber ?? '';
  return html`
    ${renderTextField(localization, form, { name: 'identityNumber', label: 'identityNumber', value })}
    ${renderTestNumbers(localization, identitiesOf(request.countryCode))}`;
}

/** The test identity number decides. Other numbers are field errors. */
export function decideCredit({ request }: Payment, identityNumber: string): Attempt {
  if (identityNumber.trim() === '') return { fieldErrors: { identityNumber: 'required' } };
  const payer = `•••• ${identityNumber.trim().slice(-4)}`;
  switch (behaviourOf(identitiesOf(request.countryCode), identityNumber)) {
    case 'approved':
      return { outcome: { state: 'authorized' }, payer };
    case 'declined':
      return { outcome: { state: 'failed', failure: 'credit-declined' }, payer };
    case 'blocked':
      return { outcome: { state: 'failed', failure: 'blocked' }, payer };
    default:
      return { fieldErrors: { identityNumber: 'identityNotTest' } };
  }
}
