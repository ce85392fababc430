import { isEmailAddress } from '#contract/customer/email-address.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { MonitorProductAvailabilityDocument } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

export type StockAlertOutcome =
  | { kind: 'alert-saved'; skuId: number }
  | { kind: 'alert-rejected'; skuId: number; email: string; message: string };

/** Requests a mail when a SKU is back in stock. Every rejection has a message. */
export async function requestStockAlert(
  { api, t }: Pick<ShopEnvironment, 'api' | 't'>,
  input: { email: string; skuId: number },
): Promise<StockAlertOutcome> {
  const { skuId } = input;
  const email = input.email.trim();
  const reject = (message: string): StockAlertOutcome => ({ kind: 'alert-rejected', skuId, email, message });
  if (!isEmailAddress(email)) return reject(t('field.email'));
  try {
    const result = await api.send(MonitorProductAvailabilityDocument, { email, skuId });
    return result.monitorProductAvailability ? { kind: 'alert-saved', skuId } : reject(t('error.general'));
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'RATE_LIMITED')
      return reject(t('stockAlert.tooMany'));
    if (error instanceof GraphqlError || error instanceof NetworkError) return reject(t('error.general'));
    throw error;
  }
}
