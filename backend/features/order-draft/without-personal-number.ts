import { isIdentityNumber } from '#contract/customer/identity-number.ts';
import type { OrderDraft } from './order-draft.ts';

/**
 * The draft as it is stored. A personal number is passed to the payment provider and never stored: only its last four
 * characters stay. The organisation number of a company stays, unless it is the personal number of a sole trader.
 */
export function withoutPersonalNumber(draft: OrderDraft): OrderDraft {
  const { identityNumber, customerType, billingAddress } = draft;
  if (!identityNumber) return draft;
  const isPersonal =
    customerType === 'PERSON' || isIdentityNumber(billingAddress.country, 'PERSON', identityNumber);
  return isPersonal ? { ...draft, identityNumber: identityNumber.trim().slice(-4) } : draft;
}
