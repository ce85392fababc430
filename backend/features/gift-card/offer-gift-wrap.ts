import { productVatBasisPoints } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import { findProducts } from '#backend/features/product/find-product.ts';
import { languageOf } from '#backend/languages/languages.ts';
import { formatMoney, withoutVat } from '#backend/pricing/money.ts';
import type { GiftWrapOffer } from '#contract/order/gift-card-requests.ts';
import {
  deleteOtherPrices,
  findLanguageIds,
  findOrInsertCategory,
  findOrInsertChoice,
  findServiceProductIds,
  findSkuOfProduct,
  insertServiceProduct,
  setProductActive,
  upsertPrices,
} from './offer-services.queries.ts';
import { type AmountByCurrency, readAmounts } from './read-amounts.ts';

const wrapKey = 'gift-wrap';

/** Offers gift wrap at these prices with VAT, and ends it in other currencies. */
export function offerGiftWrap(db: Database, prices: AmountByCurrency): Promise<void> {
  return db.transaction().execute((trx) => addGiftWrap(trx, prices));
}

/** `offerGiftWrap` in the caller's transaction. */
export async function addGiftWrap(trx: Database, prices: AmountByCurrency): Promise<void> {
  const amounts = await readAmounts(trx, prices);
  const languageIds = await findLanguageIds(trx);
  const texts = languageIds.map((languageId) => ({
    languageId,
    ...languageOf(languageId).apiMessages.giftWrap,
  }));
  const names = texts.map(({ languageId, name }) => ({ language_id: languageId, name }));
  const isNew = await insertServiceProduct(trx, {
    key: wrapKey,
    fulfilment: 'gift_wrap',
    maxPerCart: 1,
    categoryId: await findOrInsertCategory(trx, wrapKey, names),
    choiceId: await findOrInsertChoice(
      trx,
      wrapKey,
      texts.map(({ languageId, withCard }) => ({ language_id: languageId, name: withCard })),
    ),
    texts,
    amounts,
  });
  // Gift wrap that exists already gets the new prices.
  const skuId = isNew ? undefined : await findSkuOfProduct(trx, wrapKey);
  if (skuId === undefined) return;
  await upsertPrices(trx, skuId, amounts);
  await deleteOtherPrices(
    trx,
    skuId,
    amounts.map(({ currencyCode }) => currencyCode),
  );
  await setProductActive(trx, wrapKey, true);
}

/** Ends the sale of gift wrap in all markets. */
export function endGiftWrap(db: Database): Promise<void> {
  return setProductActive(db, wrapKey, false);
}

/** The gift wrap that the market sells. */
export async function findGiftWrap(db: Database, scope: Scope): Promise<GiftWrapOffer> {
  const [found] = await findProducts(scope, await findServiceProductIds(db, 'gift_wrap'));
  const [sku] = found?.product.skus ?? [];
  const offer = sku && offerOfSku(sku, scope);
  if (!found || !sku || !offer) return { wrap: null };
  const { market, language, day } = scope;
  const price = (minorUnits: number) => formatMoney(minorUnits, market.currency, language.id);
  const exVat = withoutVat(offer.selling, productVatBasisPoints(market, found.product, day));
  return {
    wrap: {
      skuId: sku.id,
      name: found.text.name,
      priceIncVatFormatted: price(offer.selling),
      priceExVatFormatted: price(exVat),
    },
  };
}
