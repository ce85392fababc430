import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { isEmailAddress } from '#contract/email-address.ts';
import { LIMITS } from '#contract/limits.ts';
import { countAlertsOfDay, insertAlert, renewAlert } from './stock-alert.queries.ts';

/**
 * Notes who wants to be told when a SKU is back. False where the address or the SKU is none. Asked twice it is noted once,
 * and the answer is the same: nobody can find out by asking whose addresses the shop knows.
 */
export async function requestStockAlert(
  db: Database,
  scope: Scope,
  wish: { email: string; skuId: number },
): Promise<boolean> {
  const email = wish.email.trim().toLowerCase();
  if (!isEmailAddress(email) || !(await isSold(scope, wish.skuId))) return false;
  const alert = {
    sku_id: wish.skuId,
    email,
    channel_id: scope.channel.id,
    market_id: scope.market.id,
    language_id: scope.language.id,
  };
  if (await renewAlert(db, alert)) return true;
  // Anybody can type anybody's address: its owner must not find hundreds of mails one morning.
  if ((await countAlertsOfDay(db, email)) >= LIMITS.stockAlertsPerDay)
    throw new ShopError('LIMIT_EXCEEDED', 'Too many alerts were asked for with this address today.');
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
