import type { Database } from '#backend/database/connection.ts';
import type {
  Brand,
  Catalogue,
  Category,
  Parameter,
  ParameterValue,
  Product,
  Sku,
  VariantGroup,
} from './catalogue.ts';
import { pathOfCategory } from './catalogue.ts';
import { loadChannels } from './load-channels.ts';

/** Reads the whole catalogue in a few large queries. */
export async function loadCatalogue(db: Database): Promise<Catalogue> {
  const [{ channels, languages }, categories, brands, parameterValues] = await Promise.all([
    loadChannels(db),
    loadCategories(db),
    loadBrands(db),
    loadParameterValues(db),
  ]);
  const products = await loadProducts(db, categories, brands, parameterValues);
  const skus = await loadSkus(db, products);
  const groups = await loadGroups(db, products);
  const parameters = new Map([...parameterValues.values()].map(({ parameter }) => [parameter.id, parameter]));
  return {
    channels,
    languages,
    products,
    skus,
    categories,
    brands,
    parameters,
    groups,
    ...indexSlugs(products, categories, brands),
  };
}

async function loadCategories(db: Database): Promise<Map<number, Category>> {
  const [rows, texts] = await Promise.all([
    db
      .selectFrom('category')
      .selectAll()
      .orderBy('parent_category_id', (o) => o.asc().nullsFirst())
      .orderBy('sort_order')
      .execute(),
    db.selectFrom('category_text').selectAll().execute(),
  ]);
  const categories = new Map<number, Category>();
  for (const row of rows) {
    categories.set(row.category_id, {
      id: row.category_id,
      key: row.category_key,
      parent: null,
      order: row.sort_order,
      isHidden: row.is_hidden,
      primaryImage: row.primary_image,
      texts: new Map(),
    });
  }
  for (const row of rows) {
    const category = categories.get(row.category_id);
    if (category && row.parent_category_id !== null)
      category.parent = categories.get(row.parent_category_id) ?? null;
  }
  for (const text of texts) {
    categories.get(text.category_id)?.texts.set(text.language_id, {
      name: text.name,
      slug: text.slug,
      description: text.description,
      secondaryDescription: text.secondary_description,
      metaTitle: text.meta_title,
      metaDescription: text.meta_description,
    });
  }
  return categories;
}

async function loadBrands(db: Database): Promise<Map<number, Brand>> {
  const [rows, texts] = await Promise.all([
    db.selectFrom('brand').selectAll().orderBy('name').execute(),
    db.selectFrom('brand_text').selectAll().execute(),
  ]);
  const brands = new Map<number, Brand>(
    rows.map((row) => [
      row.brand_id,
      { id: row.brand_id, key: row.brand_key, name: row.name, logo: row.logo, texts: new Map() },
    ]),
  );
  for (const text of texts)
    brands
      .get(text.brand_id)
      ?.texts.set(text.language_id, { slug: text.slug, description: text.description });
  return brands;
}

async function loadParameterValues(db: Database): Promise<Map<number, ParameterValue>> {
  const [parameterRows, parameterTexts, valueRows, labels] = await Promise.all([
    db.selectFrom('parameter').selectAll().orderBy('parameter_group_id').orderBy('sort_order').execute(),
    db.selectFrom('parameter_text').selectAll().execute(),
    db.selectFrom('parameter_value').selectAll().execute(),
    db.selectFrom('parameter_value_text').selectAll().execute(),
  ]);
  const parameters = new Map<number, Parameter>();
  for (const row of parameterRows) {
    parameters.set(row.parameter_id, {
      id: row.parameter_id,
      groupId: row.parameter_group_id,
      identifier: row.identifier,
      type: row.type,
      order: row.sort_order,
      isShown: row.is_shown,
      isFilter: row.is_filter,
      texts: new Map(),
    });
  }
  for (const text of parameterTexts)
    parameters
      .get(text.parameter_id)
      ?.texts.set(text.language_id, { label: text.label, groupName: text.group_name });
  const values = new Map<number, ParameterValue>();
  for (const row of valueRows) {
    const parameter = parameters.get(row.parameter_id);
    if (parameter)
      values.set(row.parameter_value_id, {
        id: row.parameter_value_id,
        parameter,
        key: row.value_key,
        labels: new Map(),
      });
  }
  for (const label of labels)
    values.get(label.parameter_value_id)?.labels.set(label.language_id, label.label);
  return values;
}

async function loadProducts(
  db: Database,
  categories: Map<number, Category>,
  brands: Map<number, Brand>,
  parameterValues: Map<number, ParameterValue>,
): Promise<Map<number, Product>> {
  const [rows, texts, links, images, facts] = await Promise.all([
    db.selectFrom('product').selectAll().where('is_active', '=', true).orderBy('product_id').execute(),
    db.selectFrom('product_text').selectAll().execute(),
    db.selectFrom('product_category').selectAll().orderBy('category_id').execute(),
    db.selectFrom('product_image').selectAll().orderBy('sort_order').execute(),
    db.selectFrom('product_parameter').selectAll().execute(),
  ]);
  const products = new Map<number, Product>();
  for (const row of rows) {
    const brand = brands.get(row.brand_id);
    const primaryCategory = categories.get(row.primary_category_id);
    // The foreign keys promise both.
    if (!brand || !primaryCategory) continue;
    products.set(row.product_id, {
      id: row.product_id,
      articleNumber: row.article_number,
      brand,
      primaryCategory,
      categories: [],
      categoryIds: new Set(),
      groupId: row.variant_group_id,
      variantValue: row.variant_value,
      taxClass: row.tax_class,
      firstAvailableOn: row.first_available_on,
      soldCount: row.sold_count,
      texts: new Map(),
      imageFiles: [],
      skus: [],
      parameterValues: [],
    });
  }
  for (const text of texts) {
    products.get(text.product_id)?.texts.set(text.language_id, {
      name: text.name,
      slug: text.slug,
      text1: text.text1,
      text2: text.text2,
      text3: text.text3,
      metaTitle: text.meta_title,
      metaDescription: text.meta_description,
    });
  }
  for (const link of links) {
    const product = products.get(link.product_id);
    const category = categories.get(link.category_id);
    if (!product || !category) continue;
    product.categories.push(category);
    for (const above of pathOfCategory(category)) product.categoryIds.add(above.id);
  }
  for (const image of images) products.get(image.product_id)?.imageFiles.push(image.file_name);
  for (const fact of facts) {
    const value = parameterValues.get(fact.parameter_value_id);
    if (value) products.get(fact.product_id)?.parameterValues.push(value);
  }
  for (const product of products.values())
    product.parameterValues.sort(
      (a, b) => a.parameter.groupId - b.parameter.groupId || a.parameter.order - b.parameter.order,
    );
  return products;
}

async function loadSkus(db: Database, products: Map<number, Product>): Promise<Map<number, Sku>> {
  const [rows, choices, prices] = await Promise.all([
    db
      .selectFrom('sku')
      .innerJoin('sku_choice', 'sku_choice.sku_choice_id', 'sku.sku_choice_id')
      .selectAll('sku')
      .orderBy('sku_choice.sort_order')
      .orderBy('sku_id')
      .execute(),
    db.selectFrom('sku_choice_text').selectAll().execute(),
    db
      .selectFrom('price')
      .innerJoin('price_list', 'price_list.price_list_id', 'price.price_list_id')
      .select(['sku_id', 'market_id', 'regular_price', 'selling_price'])
      .execute(),
  ]);
  const names = new Map<number, Map<string, string>>();
  for (const choice of choices) {
    const byLanguage = names.get(choice.sku_choice_id) ?? new Map<string, string>();
    names.set(choice.sku_choice_id, byLanguage.set(choice.language_id, choice.name));
  }
  const skus = new Map<number, Sku>();
  for (const row of rows) {
    const product = products.get(row.product_id);
    if (!product) continue;
    const sku: Sku = {
      id: row.sku_id,
      product,
      articleNumber: row.article_number,
      gtin: row.gtin,
      names: names.get(row.sku_choice_id) ?? new Map(),
      weightGrams: row.weight_grams,
      inStock: row.in_stock,
      oversellable: row.oversellable,
      staticStock: row.static_stock,
      incoming: row.incoming,
      prices: new Map(),
    };
    product.skus.push(sku);
    skus.set(sku.id, sku);
  }
  for (const price of prices)
    skus
      .get(price.sku_id)
      ?.prices.set(price.market_id, { regular: price.regular_price, selling: price.selling_price });
  return skus;
}

async function loadGroups(db: Database, products: Map<number, Product>): Promise<Map<number, VariantGroup>> {
  const rows = await db.selectFrom('variant_group').selectAll().execute();
  const groups = new Map<number, VariantGroup>(
    rows.map((row) => [
      row.variant_group_id,
      {
        id: row.variant_group_id,
        key: row.variant_group_key,
        name: row.name,
        dimension: row.dimension,
        collapseInLists: row.collapse_in_lists,
        products: [],
      },
    ]),
  );
  for (const product of products.values())
    if (product.groupId !== null) groups.get(product.groupId)?.products.push(product);
  return groups;
}

function indexSlugs(
  products: Map<number, Product>,
  categories: Map<number, Category>,
  brands: Map<number, Brand>,
) {
  const productBySlug = new Map<string, number>();
  const brandBySlug = new Map<string, number>();
  const categoryBySlug = new Map<string, number>();
  const categoryByPath = new Map<string, number>();
  for (const product of products.values())
    for (const [language, { slug }] of product.texts) productBySlug.set(`${language}/${slug}`, product.id);
  for (const brand of brands.values())
    for (const [language, { slug }] of brand.texts) brandBySlug.set(`${language}/${slug}`, brand.id);
  for (const category of categories.values()) {
    for (const [language, { slug }] of category.texts) {
      if (!categoryBySlug.has(`${language}/${slug}`)) categoryBySlug.set(`${language}/${slug}`, category.id);
      const path = pathOfCategory(category).map((step) => step.texts.get(language)?.slug);
      categoryByPath.set(`${language}/${path.join('/')}`, category.id);
    }
  }
  return { productBySlug, brandBySlug, categoryBySlug, categoryByPath };
}
