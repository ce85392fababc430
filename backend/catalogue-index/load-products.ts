import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { DB } from '#backend/database/tables.generated.ts';
import type { ProductText, VariantGroup } from './catalogue.ts';
import { dimensionsOf } from './dimensions.ts';
import { loadPackages } from './load-packages.ts';
import { loadSkus } from './load-skus.ts';
import type { ProductRecord } from './product-record.ts';

/** Some products by number, or all in a stretch of numbers (both ends included). */
export type ProductSelection = { ids: readonly number[] } | { from: number; to: number };

/** The active products of a selection, by id. A dozen queries, however many products. */
export async function loadProducts(db: Database, selection: ProductSelection): Promise<ProductRecord[]> {
  const products = db
    .selectFrom('product')
    .select('product_id')
    .where('is_active', '=', true)
    .where((eb) => within(eb, selection));
  const [rows, groups, texts, categories, images, facts, ratings, relations, skus, packages] =
    await Promise.all([
      db
        .selectFrom('product')
        .selectAll()
        .where('product_id', 'in', products)
        .orderBy('product_id')
        .execute(),
      db
        .selectFrom('variant_group')
        .selectAll()
        .where('variant_group_id', 'in', products.clearSelect().select('variant_group_id'))
        .execute(),
      db
        .selectFrom('product_text')
        .selectAll()
        .where('product_id', 'in', products)
        .orderBy('language_id')
        .execute(),
      db
        .selectFrom('product_category')
        .selectAll()
        .where('product_id', 'in', products)
        .orderBy('category_id')
        .execute(),
      db
        .selectFrom('product_image')
        .selectAll()
        .where('product_id', 'in', products)
        .orderBy('sort_order')
        .execute(),
      db
        .selectFrom('product_parameter')
        .innerJoin(
          'parameter_value',
          'parameter_value.parameter_value_id',
          'product_parameter.parameter_value_id',
        )
        .innerJoin('parameter', 'parameter.parameter_id', 'parameter_value.parameter_id')
        .select(['product_id', 'product_parameter.parameter_value_id'])
        .where('product_id', 'in', products)
        .orderBy('parameter_group_id')
        .orderBy('parameter.sort_order')
        .orderBy('parameter_value_id')
        .execute(),
      db
        .selectFrom('product_review')
        .select([
          'product_id',
          sql<number>`sum(rating)::int`.as('sum'),
          sql<number>`count(*)::int`.as('count'),
        ])
        .where('status', '=', 'approved')
        .where('product_id', 'in', products)
        .groupBy('product_id')
        .execute(),
      db
        .selectFrom('product_relation')
        .selectAll()
        .where('product_id', 'in', products)
        .orderBy('sort_order')
        .orderBy('related_product_id')
        .execute(),
      loadSkus(db, products),
      loadPackages(db, products),
    ]);
  const groupById = new Map(groups.map((row) => [row.variant_group_id, groupOf(row)]));
  const textsOf = Map.groupBy(texts, (row) => row.product_id);
  const categoriesOf = Map.groupBy(categories, (row) => row.product_id);
  const imagesOf = Map.groupBy(images, (row) => row.product_id);
  const factsOf = Map.groupBy(facts, (row) => row.product_id);
  const ratingOf = new Map(ratings.map((row) => [row.product_id, { sum: row.sum, count: row.count }]));
  const relationsOf = Map.groupBy(relations, (row) => row.product_id);
  return rows.map((row): ProductRecord => {
    const id = row.product_id;
    return {
      id,
      type: row.type as ProductRecord['type'],
      articleNumber: row.article_number,
      brandId: row.brand_id,
      primaryCategoryId: row.primary_category_id,
      categoryIds: (categoriesOf.get(id) ?? []).map((link) => link.category_id),
      group: groupById.get(row.variant_group_id ?? -1) ?? null,
      variantValue: row.variant_value,
      variantOuterValue: row.variant_outer_value,
      variantAttributes: row.variant_attributes as Record<string, string>,
      taxClass: row.tax_class,
      firstAvailableOn: row.first_available_on,
      soldCount: row.sold_count,
      customOrder: row.custom_order,
      dimensions: dimensionsOf(row),
      freightClass: row.freight_class,
      supplierId: row.supplier_id,
      texts: foldedTexts(textsOf.get(id) ?? []),
      images: (imagesOf.get(id) ?? []).map((image) => ({ fileName: image.file_name, tags: image.tags })),
      skus: skus.get(id) ?? [],
      parameterValueIds: (factsOf.get(id) ?? []).map((fact) => fact.parameter_value_id),
      rating: ratingOf.get(id) ?? { sum: 0, count: 0 },
      relations: (relationsOf.get(id) ?? []).map((relation) => ({
        productId: relation.related_product_id,
        relation: relation.relation as 'RELATED' | 'ACCESSORIES' | 'SIMILAR',
      })),
      packageGroups: packages.get(id) ?? [],
    };
  });
}

function within(eb: ExpressionBuilder<DB, 'product'>, selection: ProductSelection) {
  return 'ids' in selection
    ? eb('product_id', '=', sql<number>`any(${selection.ids})`)
    : eb.between('product_id', selection.from, selection.to);
}

function groupOf(row: {
  variant_group_id: number;
  variant_group_key: string;
  name: string;
  dimension: string;
  outer_dimension: string | null;
  collapse_in_lists: boolean;
}): VariantGroup {
  return {
    id: row.variant_group_id,
    key: row.variant_group_key,
    name: row.name,
    dimension: row.dimension,
    outerDimension: row.outer_dimension,
    collapseInLists: row.collapse_in_lists,
  };
}

interface TextRow {
  language_id: string;
  name: string;
  slug: string;
  text1: string | null;
  text2: string | null;
  text3: string | null;
  meta_title: string | null;
  meta_description: string | null;
}

function foldedTexts(rows: TextRow[]): ProductRecord['texts'] {
  const texts: ProductRecord['texts'] = [];
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
    const same = texts.find((other) => isSameText(other.text, text));
    if (same) same.languageIds.push(row.language_id);
    else texts.push({ languageIds: [row.language_id], text });
  }
  return texts;
}

function isSameText(a: ProductText, b: ProductText): boolean {
  return (Object.keys(a) as (keyof ProductText)[]).every((name) => a[name] === b[name]);
}
