import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { ProductText, VariantGroup } from '../catalogue.ts';
import type { ProductRecord } from '../product-record.ts';
import { dimensionsOf } from './dimensions.ts';
import { loadFixedPrices } from './load-fixed-prices.ts';
import { loadImages } from './load-images.ts';
import { loadPackages } from './load-packages.ts';
import { loadRatings } from './load-ratings.ts';
import { loadSkus } from './load-skus.ts';
import { anyGroupOf, isSelected, type ProductSelection } from './product-selection.ts';

/** The active products of a selection, by id, in a dozen queries for any number of products. */
export async function loadProducts(db: Database, products: ProductSelection): Promise<ProductRecord[]> {
  const [rows, related] = await Promise.all([loadRows(db, products), loadRelated(db, products)]);
  return rows.map((row) => recordOf(row, related));
}

function loadRows(db: Database, products: ProductSelection) {
  return (
    db
      .selectFrom('product')
      .select(['product_id', 'type', 'article_number', 'brand_id', 'primary_category_id', 'tax_class'])
      .select(['variant_group_id', 'variant_value', 'variant_outer_value'])
      .select(['first_available_on', 'sold_count', 'freight_class', 'supplier_id'])
      // Empty values, which are frequent, are read as null, which need not be parsed.
      .select(sql<Record<string, string> | null>`nullif(variant_attributes, '{}')`.as('variant_attributes'))
      .select(sql<number[] | null>`nullif(custom_order, '{}')`.as('custom_order'))
      .select(['length_mm', 'width_mm', 'height_mm', 'fulfilment', 'publication_date'])
      .where('is_active', '=', true)
      .where(isSelected('product_id', products))
      .orderBy('product_id')
      .execute()
  );
}

/** Everything that other tables hold about the products. */
async function loadRelated(db: Database, products: ProductSelection) {
  const [
    groups,
    texts,
    categories,
    images,
    parameters,
    ratings,
    relations,
    skus,
    packages,
    fixedPrices,
    files,
  ] = await Promise.all([
    loadGroups(db, products),
    loadTexts(db, products),
    loadCategoryIds(db, products),
    loadImages(db, products),
    loadParameterValueIds(db, products),
    loadRatings(db, products),
    db
      .selectFrom('product_relation')
      .select(['product_id', 'related_product_id', 'relation'])
      .where(isSelected('product_id', products))
      .orderBy('sort_order')
      .orderBy('related_product_id')
      .execute(),
    loadSkus(db, products),
    loadPackages(db, products),
    loadFixedPrices(db, products),
    loadFiles(db, products),
  ]);
  return {
    groups,
    texts,
    categories,
    images,
    parameters,
    ratings,
    relations: Map.groupBy(relations, (row) => row.product_id),
    skus,
    packages,
    fixedPrices,
    files: Map.groupBy(files, (row) => row.product_id),
  };
}

type ProductRow = Awaited<ReturnType<typeof loadRows>>[number];
type Related = Awaited<ReturnType<typeof loadRelated>>;

function recordOf(row: ProductRow, related: Related): ProductRecord {
  const id = row.product_id;
  return {
    id,
    type: row.type as ProductRecord['type'],
    articleNumber: row.article_number,
    brandId: row.brand_id ?? 0,
    primaryCategoryId: row.primary_category_id,
    categoryIds: related.categories.get(id) ?? [],
    group: related.groups.get(row.variant_group_id ?? -1) ?? null,
    variantValue: row.variant_value,
    variantOuterValue: row.variant_outer_value,
    variantAttributes: row.variant_attributes ?? {},
    taxClass: row.tax_class,
    firstAvailableOn: row.first_available_on,
    soldCount: row.sold_count,
    customOrder: row.custom_order ?? [],
    dimensions: dimensionsOf(row),
    freightClass: row.freight_class,
    fulfilment: row.fulfilment as ProductRecord['fulfilment'],
    publicationDate: row.publication_date,
    supplierId: row.supplier_id,
    texts: related.texts.get(id) ?? [],
    images: related.images.get(id) ?? [],
    skus: related.skus.get(id) ?? [],
    parameterValueIds: related.parameters.get(id) ?? [],
    rating: related.ratings({ productId: id, groupId: row.variant_group_id }),
    relations: (related.relations.get(id) ?? []).map(({ related_product_id, relation }) => ({
      productId: related_product_id,
      relation: relation as ProductRecord['relations'][number]['relation'],
    })),
    fixedPrices: related.fixedPrices.get(id) ?? [],
    files: (related.files.get(id) ?? []).map(({ media_type, count, bytes }) => ({
      mediaType: media_type,
      count,
      bytes,
    })),
    packageGroups: related.packages.get(id) ?? [],
  };
}

async function loadGroups(db: Database, products: ProductSelection): Promise<Map<number, VariantGroup>> {
  const rows = await db
    .selectFrom('variant_group')
    .select([
      'variant_group_id',
      'variant_group_key',
      'name',
      'dimension',
      'outer_dimension',
      'collapse_in_lists',
    ])
    .where('variant_group_id', '=', anyGroupOf(products))
    .execute();
  return new Map(
    rows.map((row) => [
      row.variant_group_id,
      {
        id: row.variant_group_id,
        key: row.variant_group_key,
        name: row.name,
        dimension: row.dimension,
        outerDimension: row.outer_dimension,
        collapseInLists: row.collapse_in_lists,
      },
    ]),
  );
}

function loadFiles(db: Database, products: ProductSelection) {
  return db
    .selectFrom('product_file')
    .select(['product_id', 'media_type', sql<number>`count(*)::int`.as('count')])
    .select(sql<number>`sum(byte_size)::float`.as('bytes'))
    .where('kind', '=', 'download')
    .where(isSelected('product_id', products))
    .groupBy(['product_id', 'media_type'])
    .orderBy('media_type')
    .execute();
}

/** Books often have the same text in all languages: PostgreSQL merges equal texts, so that fewer rows are read. */
async function loadTexts(
  db: Database,
  products: ProductSelection,
): Promise<Map<number, ProductRecord['texts']>> {
  const rows = await db
    .selectFrom('product_text')
    .select(['product_id', sql<string>`string_agg(language_id, ' ' order by language_id)`.as('languages')])
    .select(textColumns)
    .where(isSelected('product_id', products))
    .groupBy(['product_id', ...textColumns])
    .orderBy(sql`min(language_id)`)
    .execute();
  const texts = new Map<number, ProductRecord['texts']>();
  for (const row of rows) {
    const text: ProductText = {
      name: row.name,
      slug: row.slug,
      text1: row.text1,
      text2: row.text2,
      text3: row.text3,
      metaTitle: row.meta_title,
      metaDescription: row.meta_description,
    };
    const entry = { languageIds: row.languages.split(' '), text };
    const others = texts.get(row.product_id);
    if (others) others.push(entry);
    else texts.set(row.product_id, [entry]);
  }
  return texts;
}

const textColumns = ['name', 'slug', 'text1', 'text2', 'text3', 'meta_title', 'meta_description'] as const;

async function loadCategoryIds(db: Database, products: ProductSelection): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('product_category')
    .select(['product_id', sql<string>`string_agg(category_id::text, ' ' order by category_id)`.as('ids')])
    .where(isSelected('product_id', products))
    .groupBy('product_id')
    .execute();
  return idsByProduct(rows);
}

async function loadParameterValueIds(
  db: Database,
  products: ProductSelection,
): Promise<Map<number, number[]>> {
  const inDisplayOrder = sql<string>`string_agg(parameter_value.parameter_value_id::text, ' ' order by
    parameter_group_id, parameter.sort_order, product_parameter.sort_order, parameter_value.parameter_value_id)`;
  const rows = await db
    .selectFrom('product_parameter')
    .innerJoin(
      'parameter_value',
      'parameter_value.parameter_value_id',
      'product_parameter.parameter_value_id',
    )
    .innerJoin('parameter', 'parameter.parameter_id', 'parameter_value.parameter_id')
    .select(['product_id', inDisplayOrder.as('ids')])
    .where(isSelected('product_id', products))
    .groupBy('product_id')
    .execute();
  return idsByProduct(rows);
}

/** One row with all ids of a product is read faster than a row per id. */
function idsByProduct(rows: { product_id: number; ids: string }[]): Map<number, number[]> {
  return new Map(rows.map(({ product_id, ids }) => [product_id, ids.split(' ').map(Number)]));
}
