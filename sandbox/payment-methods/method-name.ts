import { LOCAL_PAYMENT_METHODS, type LocalMethodKey } from '#contract/order/local-payment-methods.ts';
import type { Localization } from '../messages/localization.ts';

/** Online banking has a name in each language; the other methods have the same name in all. */
export function methodName(key: string, { t }: Localization): string {
  const isLocal = Object.hasOwn(LOCAL_PAYMENT_METHODS, key);
  const name = isLocal ? LOCAL_PAYMENT_METHODS[key as LocalMethodKey].name : null;
  return name ?? t('onlineBank');
}
