import { DEFAULT_LOCALE, LOCALES, localeOfLanguage } from '#contract/locales.ts';
import type { PaymentRequest } from '../ledger/payment-request.ts';
import { type MessageKey, sandboxMessages } from './messages.ts';

/** Texts and numbers of a payment in the customer's language. */
export interface Localization {
  languageId: string;
  t(key: MessageKey, values?: Record<string, string | number>): string;
  /** `amount` is in minor units. */
  formatMoney(amount: number): string;
  /** `share` is a fraction: 0.099 is 9.9 %. */
  formatPercent(share: number): string;
}

export function createLocalization({
  languageId,
  currencyCode,
}: Pick<PaymentRequest, 'languageId' | 'currencyCode'>): Localization {
  const locale = localeOfLanguage(languageId) ?? DEFAULT_LOCALE;
  const messages = sandboxMessages[locale];
  const { iso } = LOCALES[locale];
  const money = new Intl.NumberFormat(iso, { style: 'currency', currency: currencyCode });
  const percent = new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 2 });
  const minorUnitsPerUnit = 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2);
  return {
    languageId: iso,
    t: (key, values = {}) =>
      messages[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    formatMoney: (amount) => money.format(amount / minorUnitsPerUnit),
    formatPercent: (share) => percent.format(share),
  };
}
