import { advanceSequence, bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { seedGoods } from '../goods/seed-goods.ts';
import { createDemoProducts, type DemoProduct } from './demo-products.ts';
import { loadDemoWorks } from './load-demo-works.ts';
import { seedBrands } from './seed-brands.ts';
import { seedCategories } from './seed-categories.ts';
import { seedPackages } from './seed-packages.ts';
import { seedParameters } from './seed-parameters.ts';
import { seedPriceLog, seedPrices } from './seed-prices.ts';
import { seedProducts, seedSkus } from './seed-products.ts';

/** Inserts brands, categories, books, book sets and goods. Returns the books. */
export async function seedCatalogue(db: Database): Promise<DemoProduct[]> {
  const works = await loadDemoWorks();
  const today = new Date();
  const products = createDemoProducts(works, today);
  await seedBrands(db);
  await seedCategories(db);
  await bulkInsert(
    db,
    'variant_group',
    works.map((work, index) => ({
      variant_group_id: index + 1,
      variant_group_key: work.work,
      name: work.editions[0]?.title ?? work.work,
      outer_dimension: 'Language',
      dimension: 'Format',
    })),
  );
  const groupIds = new Map(works.map((work, index) => [work.work, index + 1]));
  await seedProducts(db, products, groupIds);
  await seedSkus(db, products);
  await seedPrices(db, products, today);
  await seedParameters(db, products);
  await seedPackages(db, products, works.length);
  await seedGoods(db);
  await seedPriceLog(db, products, today);
  await continueAllNumbering(db);
  return products;
}

async function continueAllNumbering(db: Database): Promise<void> {
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
