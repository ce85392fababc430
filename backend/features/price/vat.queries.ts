import type { Database } from '#backend/database/connection.ts';

interface MarketRate {
  market_id: string;
  tax_class: string;
  /** The first day of the rate. */
  valid_from: string;
  /** 2500 is 25 %. */
  basis_points: number;
}

/** In order of markets, classes and days, with the market's number for VAT on import. */
export function listVatRates(db: Database): Promise<(MarketRate & { import_vat_number: string | null })[]> {
  return db
    .selectFrom('vat_rate')
    .innerJoin('market', 'market.market_id', 'vat_rate.market_id')
    .select(['market.market_id', 'tax_class', 'valid_from', 'basis_points', 'import_vat_number'])
    .orderBy('market.sort_order')
    .orderBy('tax_class')
    .orderBy('valid_from')
    .execute();
}

export async function upsertVatRate(db: Database, rate: MarketRate): Promise<void> {
  await db
    .insertInto('vat_rate')
    .values(rate)
    .onConflict((conflict) =>
      conflict
        .columns(['market_id', 'tax_class', 'valid_from'])
        .doUpdateSet({ basis_points: rate.basis_points }),
    )
    .execute();
}

export async function setImportVatNumber(
  db: Database,
  marketId: string,
  number: string | null,
): Promise<void> {
  await db
    .updateTable('market')
    .set({ import_vat_number: number })
    .where('market_id', '=', marketId)
    .execute();
}

export async function findCountryOfMarket(db: Database, marketId: string): Promise<string | undefined> {
  const market = await db
    .selectFrom('market')
    .select('country_code')
    .where('market_id', '=', marketId)
    .executeTakeFirst();
  return market?.country_code;
}
