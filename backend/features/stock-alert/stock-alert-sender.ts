import type { Scope, ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import { productUrl } from '#backend/features/url/canonical-url.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import type { MailPayloads } from '#backend/mail/mail-kinds.ts';
import { DEFAULT_LOCALE, localeOfLanguage, pathPrefix } from '#contract/locales.ts';
import { type FulfillableAlert, lockFulfillableAlerts, markNotified } from './stock-alert.queries.ts';

const batchSize = 50;

/**
 * Sends one mail per stock alert whose SKU can be bought again, in the language of the request. An alert stays open while
 * its market does not sell the SKU. The returned function sends one batch, and returns whether more mails may be due.
 */
export function createStockAlertSender(
  db: Database,
  scopeOf: (args: ScopeArguments) => Scope,
): () => Promise<boolean> {
  let afterId = 0;
  return () =>
    db.transaction().execute(async (trx) => {
      const alerts = await lockFulfillableAlerts(trx, afterId, batchSize);
      for (const alert of alerts) await notifyCustomer(trx, alert, scopeOf);
      const hasMore = alerts.length === batchSize;
      // Alerts that stay open must not block the ones after them.
      afterId = hasMore ? (alerts.at(-1)?.stock_alert_id ?? 0) : 0;
      return hasMore;
    });
}

async function notifyCustomer(
  db: Database,
  { stock_alert_id, sku_id, email, channel_id, market_id, language_id, shop_url }: FulfillableAlert,
  scopeOf: (args: ScopeArguments) => Scope,
): Promise<void> {
  const scope = scopeOf({ channelId: channel_id, marketId: market_id, languageId: language_id });
  const payload = await buildPayload(sku_id, scope);
  if (!payload) return;
  await markNotified(db, stock_alert_id);
  await enqueueMail(db, {
    kind: 'back-in-stock',
    to: email,
    channelId: channel_id,
    marketId: market_id,
    languageId: language_id,
    dedupeKey: `back-in-stock:${stock_alert_id}`,
    payload,
    shopUrl: shop_url,
  });
}

/** Returns null when the market does not sell the SKU. */
async function buildPayload(skuId: number, scope: Scope): Promise<MailPayloads['back-in-stock'] | null> {
  const { catalogue, language, market, marketInPath } = scope;
  const product = await catalogue.engine.productOfSku(skuId);
  const sku = product?.skus.find(({ id }) => id === skuId);
  const url = product && productUrl(product, scope);
  const productName = product?.texts.get(language.id)?.name;
  if (!sku || !url || !productName || !offerOfSku(sku, scope)) return null;
  const skuName = sku.choice.names.get(language.id);
  const locale = localeOfLanguage(language.id) ?? DEFAULT_LOCALE;
  // The mail adds the prefix to the path.
  const prefix = pathPrefix(locale, marketInPath ? market.alias : undefined);
  return { productName, skuName: skuName || undefined, path: `${url.slice(prefix.length)}?sku=${skuId}` };
}
