import { sql } from 'kysely';
import { advanceSequence } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { loadInBulk } from './bulk-load.ts';
import { insertParameters, insertPrices, insertProducts, insertSkus, insertTexts } from './generated-rows.ts';
import { insertSearchDocuments } from './generated-search.ts';
import {
  insertAuthors,
  insertBrands,
  insertCampaign,
  insertParameterValues,
} from './generated-shared-rows.ts';
import { createRandomFunctions, createRandomProducts } from './random-products.ts';

/** Tables whose ids are generated here instead of by a sequence. */
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

interface GeneratedCatalogueOptions {
  /** Fills the search tables too, which takes as long as everything else. The memory engine does not need them. */
  isSearchable?: boolean;
}

/**
 * Fills a migrated and seeded database up to a number of products for benchmarks. The products are the same every time. No
 * shop may use the database meanwhile, because the new rows are not announced as changes.
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
  if (generated > 0) throw new Error('The database has a generated catalogue already. Use a new database.');
  if (products > present)
    await loadInBulk(db, loadedTables, async (trx) => {
      await createRandomFunctions(trx);
      await insertBrands(trx, products);
      await insertParameterValues(trx);
      await insertAuthors(trx, products - present);
      await createRandomProducts(trx, products - present);
      await insertProducts(trx);
      await insertTexts(trx);
      await insertSkus(trx);
      await insertPrices(trx);
      await insertParameters(trx);
      await insertCampaign(trx);
      if (isSearchable) await insertSearchDocuments(trx);
      for (const table of Object.keys(numberedTables) as (keyof typeof numberedTables)[])
        await advanceSequence(trx, table, numberedTables[table]);
    });
  // Vacuum as well as analyze, like the autovacuum of a running shop.
  for (const table of loadedTables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}
