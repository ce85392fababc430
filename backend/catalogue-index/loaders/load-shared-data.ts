import type { Database } from '#backend/database/connection.ts';
import type { CampaignTerms } from '#backend/pricing/campaigns/campaign.ts';
import {
  type Brand,
  type Campaign,
  type Category,
  type Parameter,
  pathOfCategory,
  type SharedData,
  type SkuChoice,
} from '../catalogue.ts';
import { loadChannels } from './load-channels.ts';

/** Everything except products and parameter values, in a few small queries. */
export async function loadSharedData(db: Database): Promise<SharedData> {
  const [{ channels, languages }, categories, brands, parameters, skuChoices, campaigns] = await Promise.all([
    loadChannels(db),
    loadCategories(db),
    loadBrands(db),
    loadParameters(db),
    loadSkuChoices(db),
    loadCampaigns(db),
  ]);
  const slugs = slugsOfCategories(categories);
  return {
    channels,
    languages,
    categories,
    brands,
    parameters,
    skuChoices,
    campaigns,
    brandBySlug: bySlug(brands.values()),
    campaignBySlug: bySlug(campaigns.values()),
    ...slugs,
  };
}

async function loadCategories(db: Database): Promise<Map<number, Category>> {
  const [rows, texts] = await Promise.all([
    db
      .selectFrom('category')
      .select([
        'category_id',
        'category_key',
        'parent_category_id',
        'sort_order',
        'is_hidden',
        'google_taxonomy',
      ])
      .select(['hide_title', 'hide_description', 'primary_image', 'background_image'])
      .orderBy('parent_category_id', (order) => order.asc().nullsFirst())
      .orderBy('sort_order')
      .execute(),
    db
      .selectFrom('category_text')
      .select(['category_id', 'name', ...listTextColumns])
      .execute(),
  ]);
  const categories = new Map<number, Category>();
  for (const row of rows) {
    categories.set(row.category_id, {
      id: row.category_id,
      key: row.category_key,
      parent: null,
      order: row.sort_order,
      isHidden: row.is_hidden,
      hideTitle: row.hide_title,
      hideDescription: row.hide_description,
      primaryImage: row.primary_image,
      backgroundImage: row.background_image,
      googleTaxonomy: row.google_taxonomy as Category['googleTaxonomy'],
      texts: new Map(),
    });
  }
  for (const row of rows) {
    const category = categories.get(row.category_id);
    if (category && row.parent_category_id !== null)
      category.parent = categories.get(row.parent_category_id) ?? null;
  }
  for (const text of texts) categories.get(text.category_id)?.texts.set(text.language_id, listText(text));
  return categories;
}

async function loadBrands(db: Database): Promise<Map<number, Brand>> {
  const [rows, texts] = await Promise.all([
    db
      .selectFrom('brand')
      .select(['brand_id', 'brand_key', 'name', 'manufacturer', 'responsible_person'])
      .select(['logo', 'hide_title', 'hide_description'])
      .select(['primary_image', 'background_image'])
      .orderBy('name')
      .execute(),
    db
      .selectFrom('brand_text')
      .select(['brand_id', ...listTextColumns])
      .execute(),
  ]);
  const brands = new Map<number, Brand>(
    rows.map((row) => [
      row.brand_id,
      {
        id: row.brand_id,
        key: row.brand_key,
        name: row.name,
        manufacturer: row.manufacturer,
        responsiblePerson: row.responsible_person,
        logo: row.logo,
        primaryImage: row.primary_image,
        backgroundImage: row.background_image,
        hideTitle: row.hide_title,
        hideDescription: row.hide_description,
        texts: new Map(),
      },
    ]),
  );
  for (const text of texts) {
    const brand = brands.get(text.brand_id);
    brand?.texts.set(text.language_id, listText({ ...text, name: brand.name }));
  }
  return brands;
}

async function loadParameters(db: Database): Promise<Map<number, Parameter>> {
  const [rows, texts] = await Promise.all([
    db
      .selectFrom('parameter')
      .innerJoin('parameter_group', 'parameter_group.parameter_group_id', 'parameter.parameter_group_id')
      .select(['parameter_id', 'parameter.parameter_group_id', 'identifier', 'type', 'parameter.sort_order'])
      .select(['is_shown', 'is_filter'])
      .orderBy('parameter_group.sort_order')
      .orderBy('parameter.sort_order')
      .orderBy('parameter_id')
      .execute(),
    db
      .selectFrom('parameter_text')
      .select(['parameter_id', 'language_id', 'label', 'group_name', 'description'])
      .execute(),
  ]);
  const parameters = new Map<number, Parameter>();
  for (const row of rows) {
    parameters.set(row.parameter_id, {
      id: row.parameter_id,
      groupId: row.parameter_group_id,
      identifier: row.identifier,
      type: row.type,
      order: row.sort_order,
      isVisible: row.is_shown,
      isFilter: row.is_filter,
      texts: new Map(),
    });
  }
  for (const text of texts)
    parameters.get(text.parameter_id)?.texts.set(text.language_id, {
      label: text.label,
      groupName: text.group_name,
      description: text.description,
    });
  return parameters;
}

async function loadSkuChoices(db: Database): Promise<Map<number, SkuChoice>> {
  const [rows, texts] = await Promise.all([
    db
      .selectFrom('sku_choice')
      .select(['sku_choice_id', 'choice_key', 'is_format', 'sort_order'])
      .orderBy('sort_order')
      .orderBy('sku_choice_id')
      .execute(),
    db.selectFrom('sku_choice_text').select(['sku_choice_id', 'language_id', 'name']).execute(),
  ]);
  const choices = new Map<number, SkuChoice>(
    rows.map((row) => [
      row.sku_choice_id,
      {
        id: row.sku_choice_id,
        key: row.choice_key,
        isFormat: row.is_format,
        order: row.sort_order,
        names: new Map(),
      },
    ]),
  );
  for (const text of texts) choices.get(text.sku_choice_id)?.names.set(text.language_id, text.name);
  return choices;
}

async function loadCampaigns(db: Database): Promise<Map<number, Campaign>> {
  const [rows, markets, targets, texts] = await Promise.all([
    db
      .selectFrom('campaign')
      .select(['campaign_id', 'campaign_key', 'type', 'terms', 'starts_at', 'ends_at'])
      .select(['customer_group_id', 'needs_code', 'hide_title', 'has_list', 'primary_image'])
      .orderBy('campaign_id')
      .execute(),
    db.selectFrom('campaign_market').select(['campaign_id', 'market_id']).execute(),
    db
      .selectFrom('campaign_target')
      .select(['campaign_id', 'kind', 'product_id', 'category_id', 'brand_id'])
      .execute(),
    db
      .selectFrom('campaign_text')
      .select(['campaign_id', 'name', ...listTextColumns])
      .execute(),
  ]);
  const marketIds = Map.groupBy(markets, (row) => row.campaign_id);
  const targetRows = Map.groupBy(targets, (row) => row.campaign_id);
  const campaigns = new Map<number, Campaign>();
  for (const row of rows) {
    const rowsOfTargets = targetRows.get(row.campaign_id) ?? [];
    const inMarkets = marketIds.get(row.campaign_id);
    campaigns.set(row.campaign_id, {
      id: row.campaign_id,
      key: row.campaign_key,
      terms: { ...(row.terms as object), type: row.type } as CampaignTerms,
      startsAt: row.starts_at?.getTime() ?? null,
      endsAt: row.ends_at?.getTime() ?? null,
      marketIds: inMarkets ? new Set(inMarkets.map((market) => market.market_id)) : null,
      customerGroupId: row.customer_group_id,
      needsCode: row.needs_code,
      targets: {
        all: rowsOfTargets.some(({ kind }) => kind === 'all'),
        productIds: new Set(rowsOfTargets.flatMap((target) => target.product_id ?? [])),
        categoryIds: new Set(rowsOfTargets.flatMap((target) => target.category_id ?? [])),
        brandIds: new Set(rowsOfTargets.flatMap((target) => target.brand_id ?? [])),
      },
      hideTitle: row.hide_title,
      hasList: row.has_list,
      primaryImage: row.primary_image,
      texts: new Map(),
    });
  }
  for (const text of texts) campaigns.get(text.campaign_id)?.texts.set(text.language_id, listText(text));
  return campaigns;
}

const listTextColumns = [
  'language_id',
  'slug',
  'description',
  'secondary_description',
  'meta_title',
  'meta_description',
] as const;

/** The texts of a list page: of a category, a brand or a campaign. */
function listText(row: {
  name: string;
  slug: string;
  description: string | null;
  secondary_description: string | null;
  meta_title: string | null;
  meta_description: string | null;
}) {
  return {
    name: row.name,
    slug: row.slug,
    description: row.description,
    secondaryDescription: row.secondary_description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
  };
}

function bySlug(
  entities: Iterable<{ id: number; texts: Map<string, { slug: string }> }>,
): Map<string, number> {
  const ids = new Map<string, number>();
  for (const { id, texts } of entities)
    for (const [language, { slug }] of texts) ids.set(`${language}/${slug}`, id);
  return ids;
}

function slugsOfCategories(categories: Map<number, Category>) {
  const categoryBySlug = new Map<string, number>();
  const categoryByPath = new Map<string, number>();
  for (const category of categories.values()) {
    for (const [language, { slug }] of category.texts) {
      if (!categoryBySlug.has(`${language}/${slug}`)) categoryBySlug.set(`${language}/${slug}`, category.id);
      const path = pathOfCategory(category).map((step) => step.texts.get(language)?.slug ?? step.key);
      categoryByPath.set(`${language}/${path.join('/')}`, category.id);
    }
  }
  return { categoryBySlug, categoryByPath };
}
