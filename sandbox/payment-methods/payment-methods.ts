import {
  LOCAL_METHOD_KEYS,
  LOCAL_PAYMENT_METHODS,
  type LocalMethodKey,
} from '#contract/order/local-payment-methods.ts';
import type { MethodKey } from '../ledger/payment-request.ts';
import { createAppPayment } from './app-payment.ts';
import { createBankPayment } from './bank-payment.ts';
import { card } from './card.ts';
import { instalments, invoice } from './credit.ts';
import { payLater } from './pay-later.ts';
import type { PaymentMethod } from './payment-method.ts';

const create = { app: createAppPayment, bank: createBankPayment };

const localMethods = Object.fromEntries(
  LOCAL_METHOD_KEYS.map((key) => [key, create[LOCAL_PAYMENT_METHODS[key].approval](key)]),
) as Record<LocalMethodKey, PaymentMethod>;

export const paymentMethods: Record<MethodKey, PaymentMethod> = {
  card,
  invoice,
  instalments,
  'pay-later': payLater,
  ...localMethods,
};
