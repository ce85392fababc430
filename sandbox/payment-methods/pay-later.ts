import { isEmailAddress } from '#contract/customer/email-address.ts';
import type { Outcome, Payment } from '../ledger/payments.ts';
import type { Localization } from '../messages/localization.ts';
import type { MessageKey } from '../messages/messages.ts';
import { html } from '../pages/html.ts';
import { decideCredit, formatMonthlyAmount, formatPlanCost, renderIdentityField } from './credit.ts';
import { renderRadioField, renderTextField } from './form-fields.ts';
import { monthlyPlans } from './monthly-plans.ts';
import type { Attempt, PaymentMethod } from './payment-method.ts';

/** The type is sent to the shop before the purchase continues. The type without credit is listed first. */
const types: { value: string; label: MessageKey }[] = [
  { value: 'DirectPayment', label: 'directPayment' },
  { value: 'DirectInvoice', label: 'directInvoice' },
  { value: 'Loan', label: 'loan' },
];
const loanMonths = 12;
const requiredFields = ['firstName', 'lastName', 'address1', 'zip', 'city'];

export const payLater: PaymentMethod = {
  title: ({ t }) => t('payLaterTitle'),
  button: 'complete',

  renderFields: (payment, localization, form) => html`
    ${renderRadioField(localization, form, {
      name: 'type',
      legend: 'payHow',
      options: types.map(({ value, label }) => ({
        value,
        label: localization.t(label),
        detail: value === 'Loan' ? formatLoanCost(payment, localization) : '',
      })),
    })}
    ${renderTextField(localization, form, { name: 'email', label: 'email', inputMode: 'email', autocomplete: 'email', value: payment.request.email })}
    <div class="pair">
      ${renderTextField(localization, form, { name: 'firstName', label: 'firstName', autocomplete: 'given-name', value: payment.request.address?.firstName ?? '' })}
      ${renderTextField(localization, form, { name: 'lastName', label: 'lastName', autocomplete: 'family-name', value: payment.request.address?.lastName ?? '' })}
    </div>
    ${renderTextField(localization, form, { name: 'address1', label: 'address', autocomplete: 'address-line1', value: payment.request.address?.address1 ?? '' })}
    <div class="pair">
      ${renderTextField(localization, form, { name: 'zip', label: 'zip', autocomplete: 'postal-code', value: payment.request.address?.zip ?? '' })}
      ${renderTextField(localization, form, { name: 'city', label: 'city', autocomplete: 'address-level2', value: payment.request.address?.city ?? '' })}
    </div>
    ${renderIdentityField(payment, localization, form)}
    <p class="terms">${localization.t('instalmentsTerms')}</p>`,

  attempt(payment, values) {
    const attempt = decideCredit(payment, values.identityNumber ?? '');
    const fieldErrors: Record<string, MessageKey> =
      'fieldErrors' in attempt ? { ...attempt.fieldErrors } : {};
    for (const name of requiredFields) if (!values[name]?.trim()) fieldErrors[name] = 'required';
    if (!isEmailAddress((values.email ?? '').trim())) fieldErrors.email = 'emailWrong';
    if (!types.some(({ value }) => value === values.type)) fieldErrors.type = 'chooseHow';
    if (Object.keys(fieldErrors).length > 0) return { fieldErrors };
    // A direct payment needs no credit. A blocked customer is still declined.
    return values.type === 'DirectPayment' && isCreditDeclined(attempt)
      ? { ...attempt, outcome: { state: 'authorized' } }
      : attempt;
  },
};

function isCreditDeclined(attempt: Attempt): attempt is Extract<Attempt, { outcome: Outcome }> {
  return (
    'outcome' in attempt &&
    attempt.outcome.state === 'failed' &&
    attempt.outcome.failure === 'credit-declined'
  );
}

/** The cost of the loan is shown before the customer selects it. */
function formatLoanCost({ request }: Payment, localization: Localization): string {
  const plan = monthlyPlans(request.amount).find(({ months }) => months === loanMonths);
  return plan ? `${formatMonthlyAmount(localization, plan)}. ${formatPlanCost(localization, plan)}` : '';
}
