import { LOCAL_PAYMENT_METHODS, type LocalMethodKey } from '#contract/order/local-payment-methods.ts';
import type { Localization } from '../messages/localization.ts';

export function methodName(key: string, { t }: Localization): string {
  return (
    (Object.hasOwn(LOCAL_PAYMENT_METHODS, key) && LOCAL_PAYMENT_METHODS[key as LocalMethodKey].name) ||
    t('onlineBank')
  );
}
