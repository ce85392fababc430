import type { LocalMethodKey } from '#contract/order/local-payment-methods.ts';
import type { MessageKey } from '../messages/messages.ts';
import { renderRadioField } from './form-fields.ts';
import { methodName } from './method-name.ts';
import type { Attempt, PaymentMethod } from './payment-method.ts';

/** Invented banks, which differ in how they respond. */
const banks: Record<string, { detail: MessageKey; attempt: Attempt }> = {
  'Testbank 1': { detail: 'approved', attempt: { step: 'challenge', payer: 'Testbank 1' } },
  'Testbank 2': {
    detail: 'cardDeclined',
    attempt: { outcome: { state: 'failed', failure: 'declined' }, payer: 'Testbank 2' },
  },
  'Testbank 3': { detail: 'cardSilent', attempt: { step: 'waiting', payer: 'Testbank 3' } },
};

/** The customer chooses a bank and approves the payment there: online banking, iDEAL, Bancontact. */
export function createBankPayment(key: LocalMethodKey): PaymentMethod {
  return {
    title: (localization) => localization.t('payWith', { method: methodName(key, localization) }),
    button: 'toBank',

    renderFields: (_, localization, form) =>
      renderRadioField(localization, form, {
        name: 'bank',
        legend: 'bank',
        options: Object.entries(banks).map(([name, { detail }]) => ({
          value: name,
          label: name,
          detail: localization.t(detail),
        })),
      }),

    attempt(_, { bank = '' }) {
      const selected = Object.hasOwn(banks, bank) ? banks[bank] : undefined;
      return selected?.attempt ?? { fieldErrors: { bank: 'chooseBank' } };
    },
  };
}
