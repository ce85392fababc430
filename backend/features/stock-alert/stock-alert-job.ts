import type { Scope, ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import { productUrl } from '#backend/features/url/canonical-url.ts';
import type { Job } from '#backend/jobs/job-runner.ts';
import { enqueueMail } from '#backend/mail/enqueue-mail.ts';
import type { MailPayloads } from '#backend/mail/mail-kinds.ts';
import { DEFAULT_LOCALE, localeOfLanguage, pathPrefix } from '#contract/locales.ts';
import { type GrantableAlert, markNotified, takeGrantableAlerts } from './stock-alert.queries.ts';

const batch = 50;

/**
 * Mails those who wanted to know that something can be bought again: once for each wish, in the language it was made in.
 * A wish for what the market does not sell at this moment waits on.
 */
export function stockAlertJob(db: Database, scopeOf: (asked: ScopeArguments) => Scope): Job {
  let behind = 0;
  return {
    name: 'stock-alert',
    everyMs: 10_000,
    runDue: () =>
      db.transaction().execute(async (trx) => {
        const alerts = await takeGrantableAlerts(trx, behind, batch);
        for (const alert of alerts) await grant(trx, alert, scopeOf);
        const isMore = alerts.length === batch;
        // Those that wait on must not stand in the way of the ones behind them.
        behind = isMore ? (alerts.at(-1)?.stock_alert_id ?? 0) : 0;
        return isMore;
      }),
  };
}

async function grant(
  db: Database,
  { stock_alert_id, sku_id, email, channel_id, market_id, language_id }: GrantableAlert,
  scopeOf: (asked: ScopeArguments) => Scope,
): Promise<void> {
  const scope = scopeOf({ channelId: channel_id, marketId: market_id, languageId: language_id });
  const payload = await factsOf(sku_id, scope);
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
  });
}

/** Nothing where it is not sold. */
async function factsOf(skuId: number, scope: Scope): Promise<MailPayloads['back-in-stock'] | null> {
  const { catalogue, language, market, marketInPath } = scope;
  const product = await catalogue.engine.productOfSku(skuId);
  const sku = product?.skus.find(({ id }) => id === skuId);
  const url = product && productUrl(product, scope);
  const productName = product?.texts.get(language.id)?.name;
  if (!sku || !url || !productName || !offerOfSku(sku, scope)) return null;
  const skuName = sku.choice.names.get(language.id);
  const locale = localeOfLanguage(language.id) ?? DEFAULT_LOCALE;
  const prefix = pathPrefix(locale, marketInPath ? market.alias : undefined);
  return { productName, ...(skuName ? { skuName } : {}), path: `${url.slice(prefix.length)}?sku=${skuId}` };
}
