import type { MethodKey } from '../ledger/payment-request.ts';
import { card } from './card.ts';
import { instalments, invoice } from './credit.ts';
import { payLater } from './pay-later.ts';
import type { PaymentMethod } from './payment-method.ts';
import { swish } from './swish.ts';

export const paymentMethods: Record<MethodKey, PaymentMethod> = {
  card,
  swish,
  invoice,
  instalments,
  'pay-later': payLater,
};
