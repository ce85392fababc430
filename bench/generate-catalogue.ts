import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { continueNumbering } from '#backend/database/bulk-insert.ts';
import { createDraws, drawProducts } from './drawn-products.ts';
import { insertFacts, insertPrices, insertProducts, insertSkus, insertTexts } from './generated-rows.ts';
import { insertSearchDocuments } from './generated-search.ts';
import { insertAuthors, insertBrands, insertCampaign, insertFactValues } from './generated-shared-rows.ts';
import { loadQuietly } from './quiet-load.ts';

/** Rows of these come with their own numbers. */
const numberedTables = {
  brand: 'brand_id',
  parameter_value: 'parameter_value_id',
  product: 'product_id',
  sku: 'sku_id',
  variant_group: 'variant_group_id',
} as const;

const loadedTables = [
  ...Object.keys(numberedTables),
  'brand_text',
  'campaign',
  'campaign_target',
  'campaign_text',
  'price',
  'price_log',
  'product_category',
  'product_image',
  'product_parameter',
  'product_review',
  'product_text',
  'search_document',
  'search_word',
];

export interface GeneratedCatalogueOptions {
  /** Whether the database can search it too, which takes as long as all the rest. The index in memory does not need it. */
  isSearchable?: boolean;
}

/**
 * Fills a migrated and seeded database up to so many products, for benchmarks: the same ones every time, for everything is
 * drawn from the product's number. No shop may have the database open, for nobody is told of the new rows.
 */
export async function generateCatalogue(
  db: Database,
  products: number,
  { isSearchable = true }: GeneratedCatalogueOptions = {},
): Promise<void> {
  const { present, generated } = await db
    .selectFrom('product')
    .select(({ fn }) => [
      fn.countAll<number>().as('present'),
      fn.countAll<number>().filterWhere('product_key', 'like', 'generated/%').as('generated'),
    ])
    .executeTakeFirstOrThrow();
  if (present === 0) throw new Error('Fill the database with the demo shop before you generate a catalogue.');
  if (generated > 0) throw new Error('This database already holds a generated catalogue.');
  if (products > present)
    await loadQuietly(db, loadedTables, async (trx) => {
      await createDraws(trx);
      await insertBrands(trx, products);
      await insertFactValues(trx);
      await insertAuthors(trx, products - present);
      await drawProducts(trx, products - present);
      await insertProducts(trx);
      await insertTexts(trx);
      await insertSkus(trx);
      await insertPrices(trx);
      await insertFacts(trx);
      await insertCampaign(trx);
      if (isSearchable) await insertSearchDocuments(trx);
      for (const table of Object.keys(numberedTables) as (keyof typeof numberedTables)[])
        await continueNumbering(trx, table, numberedTables[table]);
    });
  // Not `analyze` alone: a shop that has been open for a day would have been vacuumed, too.
  for (const table of loadedTables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}
