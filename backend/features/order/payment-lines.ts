import type { PaymentToStart } from '#backend/features/payment/payment-provider.ts';
import { MAIL_WORDS } from '#backend/mail/mail-words.ts';
import { DEFAULT_LOCALE, localeOfLanguage } from '#contract/locales.ts';
import type { OrderDraft } from './order-draft.ts';

type PaymentLine = PaymentToStart['lines'][number];

/** What the provider shows and bills: goods, delivery, and what was paid before. Together they are what is left to pay. */
export function paymentLines(draft: OrderDraft): PaymentLine[] {
  const { order: words } = MAIL_WORDS[localeOfLanguage(draft.languageId) ?? DEFAULT_LOCALE];
  const goods = draft.lines.map(({ name, quantity, paid }) => ({ name, quantity, amount: paid.incVat }));
  const delivery = draft.shipping.fee.incVat;
  const paidBefore = draft.paidByGiftCode + draft.paidByBalance;
  return [
    ...goods,
    ...(delivery > 0 ? [{ name: draft.shipping.name || words.shipping, quantity: 1, amount: delivery }] : []),
    ...(paidBefore > 0 ? [{ name: words.balance, quantity: 1, amount: -paidBefore }] : []),
  ];
}
