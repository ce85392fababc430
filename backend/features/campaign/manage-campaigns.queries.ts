import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface ListedCampaign {
  key: string;
  type: string;
  state: 'scheduled' | 'active' | 'ended';
  startsAt: Date | null;
  endsAt: Date | null;
  needsCode: boolean;
  /** Empty: all markets. */
  markets: string[];
  /** In the default language of the first channel. */
  name: string | null;
  /** The number of its promo codes. */
  codes: number;
  /** As stored, with basis points and minor units. */
  terms: unknown;
}

/** The campaign with this key or, without a key, all campaigns, newest first. */
export async function selectCampaigns(db: Database, key?: string): Promise<ListedCampaign[]> {
  const { rows } = await sql<ListedCampaign>`
    select campaign_key as key, type, starts_at as "startsAt", ends_at as "endsAt", needs_code as "needsCode", terms,
      case when starts_at > now() then 'scheduled' when ends_at <= now() then 'ended' else 'active' end as state,
      array(select market_id from campaign_market m where m.campaign_id = c.campaign_id order by market_id) as markets,
      (select t.name from campaign_text t join channel on default_language_id = language_id
        where t.campaign_id = c.campaign_id order by channel_id limit 1) as name,
      (select count(*)::integer from promo_code p where p.campaign_id = c.campaign_id) as codes
    from campaign c where ${key ?? null}::text is null or campaign_key = ${key ?? null}
    order by campaign_id desc`.execute(db);
  return rows;
}

/** The name of a target is the key of a category or brand, or an article number; null for all products. */
export async function selectTargets(
  db: Database,
  key: string,
): Promise<{ kind: string; name: string | null }[]> {
  const { rows } = await sql<{ kind: string; name: string | null }>`
    select kind, coalesce(category_key, brand_key, article_number) as name
    from campaign join campaign_target using (campaign_id)
      left join category using (category_id) left join brand using (brand_id) left join product using (product_id)
    where campaign_key = ${key} order by campaign_target_id`.execute(db);
  return rows;
}

export function selectTexts(db: Database, key: string) {
  return db
    .selectFrom('campaign')
    .innerJoin('campaign_text', 'campaign_text.campaign_id', 'campaign.campaign_id')
    .innerJoin('language', 'language.language_id', 'campaign_text.language_id')
    .select(['code', 'campaign_text.name', 'slug', 'description'])
    .where('campaign_key', '=', key)
    .orderBy('code')
    .execute();
}

interface NewCampaign {
  campaign_key: string;
  type: string;
  terms: string;
  starts_at: Date | null;
  ends_at: Date | null;
  customer_group_id: number | null;
  needs_code: boolean;
  /** Whether it has a page with its products. */
  has_list: boolean;
}

/**
 * Undefined if the key is in use. The campaign starts now at the earliest: if it started in the past, its reduced prices
 * would be prices of the last 30 days, so that it could not announce a reduction (decision 15).
 */
export async function insertCampaign(db: Database, campaign: NewCampaign): Promise<number | undefined> {
  const row = await db
    .insertInto('campaign')
    .values({ ...campaign, starts_at: sql<Date>`greatest(${campaign.starts_at}::timestamptz, now())` })
    .onConflict((conflict) => conflict.column('campaign_key').doNothing())
    .returning('campaign_id')
    .executeTakeFirst();
  return row?.campaign_id;
}

export interface CampaignTarget {
  kind: 'all' | 'product' | 'category' | 'brand';
  product_id?: number;
  category_id?: number;
  brand_id?: number;
}

export async function insertDetails(
  db: Database,
  campaign_id: number,
  {
    markets,
    targets,
    texts,
  }: {
    markets: readonly string[];
    targets: readonly CampaignTarget[];
    texts: readonly { language_id: string; name: string; slug: string; description: string | null }[];
  },
): Promise<void> {
  const ofCampaign = <Row extends object>(row: Row) => ({ ...row, campaign_id });
  if (markets.length > 0)
    await db
      .insertInto('campaign_market')
      .values(markets.map((market_id) => ({ campaign_id, market_id })))
      .execute();
  await db.insertInto('campaign_target').values(targets.map(ofCampaign)).execute();
  await db.insertInto('campaign_text').values(texts.map(ofCampaign)).execute();
}

/** The slugs of all campaigns, as `languageId/slug`. */
export async function selectTakenSlugs(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('campaign_text').select(['language_id', 'slug']).execute();
  return new Set(rows.map((row) => `${row.language_id}/${row.slug}`));
}

/** The languages of the shop's markets. */
export function selectLanguages(db: Database) {
  return db
    .selectFrom('language')
    .innerJoin('market_language', 'market_language.language_id', 'language.language_id')
    .select(['language.language_id', 'code'])
    .distinct()
    .execute();
}

export function selectCurrencies(db: Database) {
  return db.selectFrom('currency').select(['currency_code', 'minor_digits']).execute();
}

export async function selectMarketIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('market').select('market_id').execute();
  return rows.map(({ market_id }) => market_id);
}

export async function selectCustomerGroup(db: Database, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer_group')
    .select('customer_group_id')
    .where('group_key', '=', key)
    .executeTakeFirst();
  return row?.customer_group_id;
}

/**
 * Ids by requested name, without the names that were not found. A name is a key or a displayed name; of a product, an article
 * number or GTIN.
 */
export async function selectTargetIds(
  db: Database,
  kind: 'category' | 'brand' | 'product',
  names: readonly string[],
): Promise<Map<string, number[]>> {
  const found = {
    category: sql`select category_id as id from category where category_key = requested.name
      union select category_id from category_text t where lower(t.name) = lower(requested.name)`,
    brand: sql`select brand_id as id from brand where brand_key = requested.name or lower(brand.name) = lower(requested.name)`,
    product: sql`select product_id as id from product where search_code(article_number) = search_code(requested.name)
      union select product_id from sku where search_code(requested.name) in (search_code(article_number), search_code(gtin))`,
  };
  const { rows } = await sql<{ name: string; ids: number[] }>`
    select requested.name, array_agg(id) as ids from unnest(${names}::text[]) as requested (name)
    cross join lateral (${found[kind]}) found group by requested.name`.execute(db);
  return new Map(rows.map(({ name, ids }) => [name, ids]));
}

/** False if the campaign is not active. */
export async function endCampaign(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`
    update campaign set ends_at = now() where campaign_key = ${key}
      and coalesce(starts_at < now(), true) and coalesce(ends_at > now(), true) returning campaign_id`.execute(
    db,
  );
  return rows.length > 0;
}

/** False if there is no such campaign, or if it has started. */
export async function deleteScheduled(db: Database, key: string): Promise<boolean> {
  const { rows } =
    await sql`delete from campaign where campaign_key = ${key} and starts_at > now() returning campaign_id`.execute(
      db,
    );
  return rows.length > 0;
}
