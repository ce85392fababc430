import { type RawBuilder, sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';
import type { ParameterValue, Product, SharedData } from '../catalogue.ts';
import type { CatalogueEngine, FoundParameterValue } from '../engine.ts';
import { loadParameterValues } from '../loaders/load-parameter-values.ts';
import { loadProducts } from '../loaders/load-products.ts';
import { productOf } from '../product-record.ts';
import {
  chooseValueSlugs,
  idOfValueSlug,
  nameSlugsOf,
  type SlugsByLanguage,
} from '../search/text/value-slugs.ts';
import { compareFormats } from './compare-formats.ts';
import { isDatabaseNumber, isDatabaseText } from './facet-conditions.ts';
import { runListQuery } from './run-list-query.ts';

/**
 * Finds products in the database. It needs no memory and no start-up time, and its results are always current; but the work
 * of the database for a list grows with the catalogue.
 */
export function createPostgresEngine(db: Database, shared: SharedData): CatalogueEngine {
  const source = { db, shared };
  return {
    name: 'postgres',
    products: (ids) => findProducts(source, ids),
    async product(id) {
      const [product] = await findProducts(source, [id]);
      return product;
    },
    async productBySlug(languageId, slug) {
      if (!isDatabaseText(slug)) return undefined;
      const [product] = await selectProducts(
        source,
        sql`select product_id from product_text where language_id = ${languageId} and slug = ${slug}`,
      );
      return product;
    },
    async productOfSku(skuId) {
      if (!isDatabaseNumber(skuId)) return undefined;
      const [product] = await selectProducts(source, sql`select product_id from sku where sku_id = ${skuId}`);
      return product;
    },
    async productOfImage(fileName) {
      if (!isDatabaseText(fileName)) return undefined;
      const [product] = await selectProducts(
        source,
        sql`select product_id from product_image where file_name = ${fileName}`,
      );
      return product;
    },
    async productsOfGroup(groupId) {
      if (!isDatabaseNumber(groupId)) return [];
      return selectProducts(source, sql`select product_id from product where variant_group_id = ${groupId}`);
    },
    compareFormats: (scope, product) => compareFormats(db, scope, product),
    parameterValueBySlug: (identifier, slug) => findParameterValue(source, identifier, slug),
    slugsOfValues: (values) => slugsOfValues(source, values),
    productRanges: (size) => findProductRanges(db, size),
    list: (scope, query) => runListQuery(db, shared, scope, query),
  };
}

interface Source {
  db: Database;
  shared: SharedData;
}

/** Active products in the order of `ids`; undefined where there is none. */
async function findProducts(
  { db, shared }: Source,
  ids: readonly number[],
): Promise<(Product | undefined)[]> {
  const records = await loadProducts(db, { ids: ids.filter(isDatabaseNumber) });
  const valueIds = new Set(records.flatMap((record) => record.parameterValueIds));
  const values = await findParameterValues({ db, shared }, [...valueIds]);
  const productById = new Map(records.map((record) => [record.id, productOf(record, shared, values)]));
  return ids.map((id) => productById.get(id));
}

/** The active products whose ids a select returns, by id. */
async function selectProducts(source: Source, ids: RawBuilder<unknown>): Promise<Product[]> {
  const { rows } = await sql<{ product_id: number }>`${ids}`.execute(source.db);
  const sortedIds = rows.map(({ product_id }) => product_id).sort((a, b) => a - b);
  return (await findProducts(source, sortedIds)).filter((product) => product !== undefined);
}

/** Reads the first product of each range only. */
async function findProductRanges(db: Database, size: number): Promise<number[]> {
  const { rows } = await sql<{ range: number }>`
    with recursive found (range) as (
      (select product_id / ${size}::int from product where is_active order by product_id limit 1)
      union all
      select (select product_id / ${size}::int from product
              where is_active and product_id >= (found.range + 1) * ${size}::bigint order by product_id limit 1)
      from found where found.range is not null
    )
    select range from found where range is not null`.execute(db);
  return rows.map(({ range }) => range);
}

async function findParameterValues(
  { db, shared }: Source,
  ids: readonly number[],
): Promise<Map<number, ParameterValue>> {
  const values = ids.length > 0 ? await loadParameterValues(db, shared, ids) : [];
  return new Map(values.map((value) => [value.id, value]));
}

async function findParameterValue(
  source: Source,
  identifier: string,
  slug: string,
): Promise<FoundParameterValue | undefined> {
  const parameters = [...source.shared.parameters.values()];
  const parameter = parameters.find((candidate) => candidate.identifier === identifier);
  if (!parameter || slug === '' || !isDatabaseText(slug)) return undefined;
  const { rows } = await sql<{ id: number | null }>`
    select min(parameter_value_id) as id from parameter_value join (
      select parameter_value_id from parameter_value where slug_of(value_key) = ${slug}
      union select parameter_value_id from parameter_value_text where slug_of(label) = ${slug}
    ) named using (parameter_value_id)
    where parameter_id = ${parameter.id}`.execute(source.db);
  const id = rows[0]?.id ?? idOfValueSlug(slug) ?? 0;
  const value = (await findParameterValues(source, [id])).get(id);
  if (value?.parameter.id !== parameter.id) return undefined;
  return { facetId: `p_${id}`, parameterId: parameter.id, key: value.key, labels: value.labels };
}

/** The `owner` of a name is the oldest value of the parameter that has it as the slug of its key or of a label. */
async function slugsOfValues(
  { db, shared }: Source,
  values: readonly FoundParameterValue[],
): Promise<ReadonlyMap<string, SlugsByLanguage>> {
  const names = values.flatMap((value) =>
    nameSlugsOf(value).map((name) => ({ parameter: value.parameterId, name })),
  );
  const { rows } = await sql<{ parameter: number; name: string; owner: number }>`
    select parameter, name, least((
        select min(parameter_value_id) from parameter_value
        where slug_of(value_key) = name and parameter_id = parameter
      ), (
        select min(parameter_value_id) from parameter_value_text join parameter_value using (parameter_value_id)
        where slug_of(label) = name and parameter_id = parameter
      )) as owner
    from ${bulkRows({ parameter: 'integer', name: 'text' }, names)}`.execute(db);
  const owners = new Map(rows.map(({ parameter, name, owner }) => [`${parameter}/${name}`, owner]));
  return new Map(
    values.map((value) => {
      const findOwner = (slug: string) => owners.get(`${value.parameterId}/${slug}`);
      return [value.facetId, chooseValueSlugs(value, shared.languages, findOwner)];
    }),
  );
}
