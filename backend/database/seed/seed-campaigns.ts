import type { Database } from '../connection.ts';
import { slug } from '../slug.ts';
import { brands } from './brands.ts';
import { continueNumbering, insertAll } from './bulk-insert.ts';
import { campaigns, type SeedCampaign } from './campaigns.ts';
import { categoryIdOf } from './categories.ts';
import { giftCodes, promoCodes } from './code-campaigns.ts';
import { metaTitles } from './meta-titles.ts';
import type { SeedLanguage } from './seed-work.ts';
import { languageIdOf } from './shop.ts';

const everyLanguage = Object.entries(languageIdOf) as [SeedLanguage, string][];

export async function seedCampaigns(db: Database): Promise<void> {
  const groups = await db.selectFrom('customer_group').select(['group_key', 'customer_group_id']).execute();
  const groupIdOf = new Map(groups.map((group) => [group.group_key, group.customer_group_id]));
  const products = await db.selectFrom('product').select(['product_key', 'product_id']).execute();
  const productIdOf = new Map(products.map((product) => [product.product_key, product.product_id]));
  const numbered = campaigns.map((campaign, index) => ({ campaign, campaign_id: index + 1 }));
  const today = Date.now();
  const dayFromNow = (days: number | undefined) =>
    days === undefined ? null : new Date(today + days * 86_400_000);
  await insertAll(
    db,
    'campaign',
    numbered.map(({ campaign, campaign_id }) => {
      const { type, ...terms } = campaign.terms;
      return {
        campaign_id,
        campaign_key: campaign.key,
        type,
        terms: JSON.stringify(terms),
        starts_at: dayFromNow(campaign.starts),
        ends_at: dayFromNow(campaign.ends),
        customer_group_id: campaign.customerGroup ? known(groupIdOf, campaign.customerGroup) : null,
        has_list: campaign.hasList ?? true,
        needs_code: campaign.needsCode ?? false,
      };
    }),
  );
  await insertAll(
    db,
    'campaign_market',
    numbered.flatMap(({ campaign, campaign_id }) =>
      (campaign.markets ?? []).map((market_id) => ({ campaign_id, market_id })),
    ),
  );
  await insertAll(
    db,
    'campaign_target',
    numbered.flatMap(({ campaign, campaign_id }) =>
      targetsOf(campaign, productIdOf).map((target) => ({ campaign_id, ...noTarget, ...target })),
    ),
  );
  await insertAll(
    db,
    'campaign_text',
    numbered.flatMap(({ campaign, campaign_id }) =>
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
  await continueNumbering(db, 'campaign', 'campaign_id');
  const campaignIdOf = new Map(numbered.map(({ campaign, campaign_id }) => [campaign.key, campaign_id]));
  await insertAll(
    db,
    'promo_code',
    promoCodes.map(({ code, campaign, ends, minimum, mostUses, mostUsesPerCustomer }) => ({
      code,
      campaign_id: known(campaignIdOf, campaign),
      ends_at: dayFromNow(ends),
      minimum: minimum ? JSON.stringify(minimum) : null,
      most_uses: mostUses ?? null,
      most_uses_per_customer: mostUsesPerCustomer ?? null,
    })),
  );
  await insertAll(db, 'gift_code', giftCodes);
}

const noTarget = { product_id: null, category_id: null, brand_id: null };
const brandKeys = Object.keys(brands);

function targetsOf({ targets }: SeedCampaign, productIdOf: Map<string, number>) {
  if (targets === 'all') return [{ kind: 'all' }];
  if ('categories' in targets)
    return targets.categories.map((key) => ({ kind: 'category', category_id: categoryIdOf(key) }));
  if ('brands' in targets)
    return targets.brands.map((key) => ({ kind: 'brand', brand_id: brandKeys.indexOf(key) + 1 }));
  return targets.products.map((key) => ({ kind: 'product', product_id: known(productIdOf, key) }));
}

function known(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`A demo campaign names something that does not exist: ${key}`);
  return id;
}
