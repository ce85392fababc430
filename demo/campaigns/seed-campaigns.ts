import { advanceSequence, bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { slug } from '#contract/product/slug.ts';
import { brandIdOf } from '../catalogue/brands.ts';
import { categoryIdOf } from '../catalogue/categories.ts';
import { metaTitles } from '../catalogue/meta-titles.ts';
import { everyLanguage } from '../languages.ts';
import { campaigns, type DemoCampaign } from './campaigns.ts';
import { giftCodes, promoCodes } from './code-campaigns.ts';

const numberedCampaigns = campaigns.map((campaign, index) => ({ campaign, campaign_id: index + 1 }));

export async function seedCampaigns(db: Database): Promise<void> {
  await insertCampaigns(db);
  await bulkInsert(
    db,
    'campaign_market',
    numberedCampaigns.flatMap(({ campaign, campaign_id }) =>
      (campaign.markets ?? []).map((market_id) => ({ campaign_id, market_id })),
    ),
  );
  await insertTargets(db);
  await bulkInsert(
    db,
    'campaign_text',
    numberedCampaigns.flatMap(({ campaign, campaign_id }) =>
      everyLanguage.map(([code, language_id]) => ({
        campaign_id,
        language_id,
        name: campaign.name[code],
        slug: slug(campaign.name[code]),
        description: campaign.description[code],
        meta_title: metaTitles.campaign[code],
      })),
    ),
  );
  await advanceSequence(db, 'campaign', 'campaign_id');
  await insertCodes(db);
}

async function insertCampaigns(db: Database): Promise<void> {
  const groups = await db.selectFrom('customer_group').select(['group_key', 'customer_group_id']).execute();
  const groupIds = new Map(groups.map((group) => [group.group_key, group.customer_group_id]));
  const now = Date.now();
  const daysFromNow = (days: number | undefined) =>
    days === undefined ? null : new Date(now + days * 86_400_000);
  await bulkInsert(
    db,
    'campaign',
    numberedCampaigns.map(({ campaign, campaign_id }) => {
      const { type, ...terms } = campaign.terms;
      return {
        campaign_id,
        campaign_key: campaign.key,
        type,
        terms: JSON.stringify(terms),
        starts_at: daysFromNow(campaign.starts),
        ends_at: daysFromNow(campaign.ends),
        customer_group_id: campaign.customerGroup ? requireId(groupIds, campaign.customerGroup) : null,
        has_list: campaign.hasList ?? true,
        needs_code: campaign.needsCode ?? false,
      };
    }),
  );
}

async function insertTargets(db: Database): Promise<void> {
  const products = await db.selectFrom('product').select(['product_key', 'product_id']).execute();
  const productIds = new Map(products.map((product) => [product.product_key, product.product_id]));
  const noTarget = { product_id: null, category_id: null, brand_id: null };
  await bulkInsert(
    db,
    'campaign_target',
    numberedCampaigns.flatMap(({ campaign, campaign_id }) =>
      targetsOf(campaign, productIds).map((target) => ({ campaign_id, ...noTarget, ...target })),
    ),
  );
}

function targetsOf({ targets }: DemoCampaign, productIds: Map<string, number>) {
  if (targets === 'all') return [{ kind: 'all' }];
  if ('categories' in targets)
    return targets.categories.map((key) => ({ kind: 'category', category_id: categoryIdOf(key) }));
  if ('brands' in targets) return targets.brands.map((key) => ({ kind: 'brand', brand_id: brandIdOf(key) }));
  return targets.products.map((key) => ({ kind: 'product', product_id: requireId(productIds, key) }));
}

async function insertCodes(db: Database): Promise<void> {
  const campaignIds = new Map(
    numberedCampaigns.map(({ campaign, campaign_id }) => [campaign.key, campaign_id]),
  );
  await bulkInsert(
    db,
    'promo_code',
    promoCodes.map(({ code, campaign, maxUses, maxUsesPerCustomer }) => ({
      code,
      campaign_id: requireId(campaignIds, campaign),
      max_uses: maxUses ?? null,
      max_uses_per_customer: maxUsesPerCustomer ?? null,
    })),
  );
  await bulkInsert(db, 'gift_code', giftCodes);
}

function requireId(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`unknown key in the demo campaigns: ${key}`);
  return id;
}
