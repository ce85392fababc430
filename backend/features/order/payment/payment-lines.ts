import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { PaymentToStart } from '#backend/features/payment/payment-provider.ts';
import { languageOf } from '#backend/languages/languages.ts';

type PaymentLine = PaymentToStart['lines'][number];

/** The lines that the provider displays: items, shipping, and prepaid amounts as a negative line. They add up to `toPay`. */
export function paymentLines(draft: OrderDraft): PaymentLine[] {
  const { order: messages } = languageOf(draft.languageId).mailMessages;
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
