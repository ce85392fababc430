import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import { findProducts } from '#backend/features/product/find-product.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import type { GiftCardValues } from '#contract/order/gift-card-requests.ts';
import { findServiceProductIds } from './offer-services.queries.ts';

/** Ids of the gift cards that the market sells, lowest value first. */
export async function findGiftCardIds(db: Database, scope: Scope): Promise<number[]> {
  const products = await findProducts(scope, await findServiceProductIds(db, 'gift_card'));
  const prices = products.flatMap(({ product }) => {
    const offers = product.skus.flatMap((sku) => offerOfSku(sku, scope) ?? []);
    return offers.length > 0
      ? [{ id: product.id, price: Math.min(...offers.map(({ selling }) => selling)) }]
      : [];
  });
  return prices.sort((a, b) => a.price - b.price || a.id - b.id).map(({ id }) => id);
}

/** The values of the gift cards that the market sells, lowest value first. */
export async function listGiftCardValues(db: Database, scope: Scope): Promise<GiftCardValues> {
  const products = await findProducts(scope, await findServiceProductIds(db, 'gift_card'));
  const values = products.flatMap(({ product, text }) =>
    product.skus.flatMap((sku) => {
      const offer = offerOfSku(sku, scope);
      return offer ? [{ skuId: sku.id, name: text.name, price: offer.selling }] : [];
    }),
  );
  return {
    values: values
      .sort((a, b) => a.price - b.price)
      .map(({ price, ...value }) => ({
        ...value,
        priceFormatted: formatMoney(price, scope.market.currency, scope.language.id),
      })),
  };
}
