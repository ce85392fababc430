import { isEmailAddress } from '#contract/email-address.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { MonitorProductAvailabilityDocument } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

export type StockAlertOutcome =
  | { kind: 'alert-noted'; skuId: number }
  | { kind: 'alert-refused'; skuId: number; email: string; message: string };

/** Asks to be told when a SKU is back; every refusal is told in words. */
export async function requestStockAlert(
  { api, t }: Pick<ShopEnvironment, 'api' | 't'>,
  wish: { email: string; skuId: number },
): Promise<StockAlertOutcome> {
  const { skuId } = wish;
  const email = wish.email.trim();
  const refused = (message: string): StockAlertOutcome => ({ kind: 'alert-refused', skuId, email, message });
  if (!isEmailAddress(email)) return refused(t('field.email'));
  try {
    const answer = await api.send(MonitorProductAvailabilityDocument, { email, skuId });
    return answer.monitorProductAvailability ? { kind: 'alert-noted', skuId } : refused(t('error.general'));
  } catch (error) {
    if (error instanceof GraphqlError && error.code === 'LIMIT_EXCEEDED')
      return refused(t('stockAlert.tooMany'));
    if (error instanceof GraphqlError || error instanceof NetworkError) return refused(t('error.general'));
    throw error;
  }
}
