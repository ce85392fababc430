import { advanceSequence } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { loadDescribedWorks } from '../book-texts/load-described-works.ts';
import { seedGoods } from '../goods/seed-goods.ts';
import { importDemoBooks } from '../onix/import-demo-books.ts';
import { seedPortraits } from '../portraits/portraits.ts';
import { createDemoProducts, type DemoProduct } from './demo-products.ts';
import { seedBrands } from './seed-brands.ts';
import { seedCategories } from './seed-categories.ts';
import { seedFormats } from './seed-formats.ts';
import { seedPackages } from './seed-packages.ts';
import { seedParameters } from './seed-parameters.ts';
import { seedBookClubPrices, seedPriceLists, seedPriceLog } from './seed-prices.ts';

/** Inserts brands, categories, books, book sets and goods. Returns the books. */
export async function seedCatalogue(db: Database): Promise<DemoProduct[]> {
  const works = await loadDescribedWorks();
  const today = new Date();
  const products = createDemoProducts(works, today);
  await seedBrands(db);
  await seedCategories(db);
  await seedFormats(db);
  await seedPriceLists(db);
  await seedParameters(db, products);
  await importDemoBooks(db, products, today);
  await seedPortraits(db);
  await seedBookClubPrices(db, products);
  await seedPackages(db, products, works.length);
  await seedGoods(db);
  await seedPriceLog(db, products, today);
  await advanceSequences(db);
  return products;
}

/** New rows get ids after those that the seed wrote. */
async function advanceSequences(db: Database): Promise<void> {
  for (const [table, column] of [
    ['brand', 'brand_id'],
    ['category', 'category_id'],
    ['variant_group', 'variant_group_id'],
    ['product', 'product_id'],
    ['sku', 'sku_id'],
    ['sku_choice', 'sku_choice_id'],
    ['price_list', 'price_list_id'],
    ['parameter_value', 'parameter_value_id'],
    ['contributor', 'contributor_id'],
    ['package_group', 'package_group_id'],
  ] as const) {
    await advanceSequence(db, table, column);
  }
}
