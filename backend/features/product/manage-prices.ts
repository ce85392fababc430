import type { Database } from '#backend/database/connection.ts';
import { selectCurrencyPriceLists } from '#backend/database/price-lists.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { upsertPrice } from './manage-prices.queries.ts';
import { findSku } from './manage-stock.ts';

/** Decimal amounts with VAT, by currency. */
type Amounts = Readonly<Record<string, number>>;

/**
 * Sets the prices of the SKU with this article number, ISBN or GTIN. `regular` is the price before a reduction, by default the
 * same as `selling`. The
 * price log, from which prior prices are computed, is written in the same transaction.
 */
export function setPrices(
  db: Database,
  number: string,
  { selling, regular = {} }: { selling: Amounts; regular?: Amounts },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { skuId } = await findSku(trx, number);
    const lists = await selectCurrencyPriceLists(trx);
    for (const [code, amount] of Object.entries(selling)) {
      const list = lists.find((each) => each.code === code);
      if (!list) throw new ShopError('BAD_INPUT', `The shop has no price list in ${code}.`);
      const inMinorUnits = (decimal: number) => Math.round(decimal * 10 ** list.minorDigits);
      const regularAmount = regular[code] ?? amount;
      if (regularAmount < amount)
        throw new ShopError('BAD_INPUT', `The regular price in ${code} is lower than the price.`);
      await upsertPrice(trx, {
        price_list_id: list.priceListId,
        sku_id: skuId,
        regular_price: inMinorUnits(regularAmount),
        selling_price: inMinorUnits(amount),
      });
    }
  });
}
