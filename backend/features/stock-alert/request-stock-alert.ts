import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { isEmailAddress, normalizeEmailAddress } from '#contract/customer/email-address.ts';
import { LIMITS } from '#contract/limits.ts';
import { countAlertsOfDay, insertAlert, renewAlert } from './stock-alert.queries.ts';

/**
 * Stores a request for a mail when a SKU is back in stock. Returns false when the address or the SKU is invalid. A repeated
 * request is stored once and has the same result, so that it does not reveal which addresses the shop knows.
 */
export async function requestStockAlert(
  db: Database,
  scope: Scope,
  input: { email: string; skuId: number },
): Promise<boolean> {
  const email = normalizeEmailAddress(input.email);
  if (!isEmailAddress(email) || !(await isSold(scope, input.skuId))) return false;
  const alert = {
    sku_id: input.skuId,
    email,
    channel_id: scope.channel.id,
    market_id: scope.market.id,
    language_id: scope.language.id,
    shop_url: scope.shopUrl,
  };
  if (await renewAlert(db, alert)) return true;
  // A visitor can type another person's address. The limit protects that mailbox.
  if ((await countAlertsOfDay(db, email)) >= LIMITS.stockAlertsPerDay)
    throw new ShopError('RATE_LIMITED', 'Too many alerts were requested for this address today.');
  await insertAlert(db, alert);
  return true;
}

async function isSold(scope: Scope, skuId: number): Promise<boolean> {
  const product = await scope.catalogue.engine.productOfSku(skuId);
  const sku = product?.skus.find(({ id }) => id === skuId);
  return (
    sku !== undefined && product?.texts.has(scope.language.id) === true && offerOfSku(sku, scope) !== null
  );
}
