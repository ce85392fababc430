import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { PaymentToStart } from '#backend/features/payment/payment-provider.ts';
import { MAIL_MESSAGES } from '#backend/mail/messages/mail-messages.ts';
import { DEFAULT_LOCALE, localeOfLanguage } from '#contract/locales.ts';

type PaymentLine = PaymentToStart['lines'][number];

/** The lines that the provider displays: items, shipping, and prepaid amounts as a negative line. They add up to `toPay`. */
export function paymentLines(draft: OrderDraft): PaymentLine[] {
  const { order: messages } = MAIL_MESSAGES[localeOfLanguage(draft.languageId) ?? DEFAULT_LOCALE];
  const items = draft.lines.map(({ name, quantity, paid }) => ({ name, quantity, amount: paid.incVat }));
  const shippingFee = draft.shipping.fee.incVat;
  const prepaid = draft.paidByGiftCode + draft.paidByBalance;
  return [
    ...items,
    ...(shippingFee > 0
      ? [{ name: draft.shipping.name || messages.shipping, quantity: 1, amount: shippingFee }]
      : []),
    ...(prepaid > 0 ? [{ name: messages.balance, quantity: 1, amount: -prepaid }] : []),
  ];
}
