import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { ParameterValue, Product, SharedData } from '../catalogue.ts';
import type { CatalogueEngine } from '../engine.ts';
import { loadParameterValues } from '../load-parameter-values.ts';
import { loadProducts } from '../load-products.ts';
import { productOf } from '../product-record.ts';
import { answerList } from './answer-list.ts';
import { isDatabaseNumber, isDatabaseText } from './facet-conditions.ts';

/**
 * Finds products in the tables themselves. It takes no memory and no time to start, and no answer is older than its
 * question; but each list costs the database work, the more the larger the catalogue is.
 */
export function createPostgresEngine(db: Database, shared: SharedData): CatalogueEngine {
  async function products(ids: readonly number[]): Promise<(Product | undefined)[]> {
    const records = await loadProducts(db, { ids: ids.filter(isDatabaseNumber) });
    const values = await parameterValues([...new Set(records.flatMap((record) => record.parameterValueIds))]);
    const made = new Map(records.map((record) => [record.id, productOf(record, shared, values)]));
    return ids.map((id) => made.get(id));
  }

  async function parameterValues(ids: readonly number[]): Promise<Map<number, ParameterValue>> {
    const values = ids.length > 0 ? await loadParameterValues(db, shared, ids) : [];
    return new Map(values.map((value) => [value.id, value]));
  }

  /** The active products that a select of ids finds, by id. */
  async function productsFoundBy(ids: RawBuilder<unknown>): Promise<Product[]> {
    const { rows } = await sql<{ product_id: number }>`${ids}`.execute(db);
    const found = await products(rows.map(({ product_id }) => product_id).sort((a, b) => a - b));
    return found.filter((product) => product !== undefined);
  }

  return {
    name: 'postgres',
    products,
    async product(id) {
      const [product] = await products([id]);
      return product;
    },
    async productBySlug(languageId, slug) {
      if (!isDatabaseText(slug)) return undefined;
      const [product] = await productsFoundBy(sql`
        select product_id from product_text where language_id = ${languageId} and slug = ${slug}`);
      return product;
    },
    async productOfSku(skuId) {
      if (!isDatabaseNumber(skuId)) return undefined;
      const [product] = await productsFoundBy(sql`select product_id from sku where sku_id = ${skuId}`);
      return product;
    },
    async productOfImage(fileName) {
      if (!isDatabaseText(fileName)) return undefined;
      const [product] = await productsFoundBy(sql`
        select product_id from product_image where file_name = ${fileName}`);
      return product;
    },
    async productsOfGroup(groupId) {
      if (!isDatabaseNumber(groupId)) return [];
      return productsFoundBy(sql`select product_id from product where variant_group_id = ${groupId}`);
    },
    async parameterValueBySlug(identifier, slug) {
      const parameter = [...shared.parameters.values()].find(
        (candidate) => candidate.identifier === identifier,
      );
      if (!parameter || slug === '' || !isDatabaseText(slug)) return undefined;
      const { rows } = await sql<{ id: number | null }>`
        select min(parameter_value_id) as id from parameter_value join (
          select parameter_value_id from parameter_value where slug_of(value_key) = ${slug}
          union select parameter_value_id from parameter_value_text where slug_of(label) = ${slug}
        ) so_called using (parameter_value_id)
        where parameter_id = ${parameter.id}`.execute(db);
      const id = rows[0]?.id ?? 0;
      const value = (await parameterValues([id])).get(id);
      return value && { facetId: `p_${id}`, parameterId: parameter.id, key: value.key, labels: value.labels };
    },
    async productRanges(size) {
      const { rows } = await sql<{ range: number }>`
        select distinct product_id / ${size}::int as range from product where is_active order by 1`.execute(
        db,
      );
      return rows.map(({ range }) => range);
    },
    list: (scope, query) => answerList(db, shared, scope, query),
  };
}
