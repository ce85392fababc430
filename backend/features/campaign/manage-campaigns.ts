import * as v from 'valibot';
import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { slug } from '#contract/product/slug.ts';
import { type CampaignFile, campaignFileSchema } from '#contract/shop/campaign-file.ts';
import { explainIssues } from '#contract/shop/shop-settings.ts';
import {
  type CampaignTarget,
  deleteScheduled,
  endCampaign,
  insertCampaign,
  insertDetails,
  type ListedCampaign,
  selectCampaigns,
  selectCurrencies,
  selectCustomerGroup,
  selectLanguages,
  selectMarketIds,
  selectTakenSlugs,
  selectTargetIds,
  selectTargets,
  selectTexts,
} from './manage-campaigns.queries.ts';

/** Newest first. */
export function listCampaigns(db: Database): Promise<ListedCampaign[]> {
  return selectCampaigns(db);
}

/** A campaign with its targets and texts. */
export async function inspectCampaign(db: Database, key: string) {
  const [campaign] = await selectCampaigns(db, key);
  if (!campaign) throw unknownCampaign(key);
  return { ...campaign, targets: await selectTargets(db, key), texts: await selectTexts(db, key) };
}

/** Creates a campaign, which applies from its start on, at the earliest now. The error of an invalid file lists all problems. */
export function createCampaign(db: Database, input: unknown): Promise<CampaignFile> {
  const parsed = v.safeParse(campaignFileSchema, input);
  if (!parsed.success)
    throw new ShopError(
      'BAD_INPUT',
      `The campaign is not valid:\n  ${explainIssues(parsed.issues).join('\n  ')}`,
    );
  const campaign = parsed.output;
  const ends = campaign.ends ? new Date(campaign.ends) : null;
  if (ends && ends <= new Date())
    throw new ShopError('BAD_INPUT', 'The campaign is not valid:\n  ends must be in the future');
  return db.transaction().execute(async (trx) => {
    await requireMarkets(trx, campaign.markets);
    const id = await insertCampaign(trx, {
      campaign_key: campaign.key,
      type: campaign.type,
      terms: JSON.stringify(await termsOf(trx, campaign)),
      starts_at: campaign.starts ? new Date(campaign.starts) : null,
      ends_at: ends,
      customer_group_id: await customerGroupOf(trx, campaign.customerGroup),
      needs_code: campaign.needsCode,
      has_list: campaign.hasList,
    });
    if (id === undefined) throw new ShopError('BAD_INPUT', `There is a campaign ${campaign.key} already.`);
    await insertDetails(trx, id, {
      markets: campaign.markets,
      targets: await targetsOf(trx, campaign.targets),
      texts: await textsOf(trx, campaign.texts),
    });
    return campaign;
  });
}

/** Ends an active campaign now. It stays in the history, because prior prices are computed from it. */
export async function stopCampaign(db: Database, key: string): Promise<void> {
  if (await endCampaign(db, key)) return;
  const [campaign] = await selectCampaigns(db, key);
  if (!campaign) throw unknownCampaign(key);
  throw new ShopError(
    'BAD_INPUT',
    campaign.state === 'scheduled'
      ? `The campaign ${key} has not started. Delete it instead.`
      : `The campaign ${key} has ended already.`,
  );
}

/** Deletes a campaign that has not started. After the start its prices are prior prices (Directive 98/6/EC, Art. 6a). */
export async function deleteCampaign(db: Database, key: string): Promise<void> {
  if (await deleteScheduled(db, key)) return;
  const [campaign] = await selectCampaigns(db, key);
  if (!campaign) throw unknownCampaign(key);
  throw new ShopError(
    'BAD_INPUT',
    `The campaign ${key} has started: prior prices are computed from it, so it can be stopped but not deleted.`,
  );
}

function unknownCampaign(key: string): ShopError {
  return new ShopError('BAD_INPUT', `There is no campaign ${key}.`);
}

async function requireMarkets(db: Database, markets: readonly string[]): Promise<void> {
  const known = await selectMarketIds(db);
  const unknown = markets.find((id) => !known.includes(id));
  if (unknown) throw new ShopError('BAD_INPUT', `There is no market ${unknown}.`);
}

async function customerGroupOf(db: Database, key: string | undefined): Promise<number | null> {
  if (key === undefined) return null;
  const id = await selectCustomerGroup(db, key);
  if (id === undefined) throw new ShopError('BAD_INPUT', `There is no customer group ${key}.`);
  return id;
}

/** Stored terms have basis points and minor units (`backend/pricing/campaigns/campaign.ts`). */
async function termsOf(db: Database, campaign: CampaignFile): Promise<object> {
  const digits = new Map((await selectCurrencies(db)).map((row) => [row.currency_code, row.minor_digits]));
  const inMinorUnits = (amounts: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(amounts).map(([code, value]) => {
        const minorDigits = digits.get(code);
        if (minorDigits === undefined)
          throw new ShopError('BAD_INPUT', `The shop does not know the currency ${code}.`);
        return [code, Math.round(value * 10 ** minorDigits)];
      }),
    );
  const minimumOf = (minimum: Record<string, number> | undefined) =>
    minimum ? { minimum: inMinorUnits(minimum) } : {};
  switch (campaign.type) {
    case 'percentage':
      return { basisPoints: Math.round(campaign.percent * 100) };
    case 'fixed-price':
      return { price: inMinorUnits(campaign.price) };
    case 'buy-x-pay-y':
      return { buy: campaign.buy, pay: campaign.pay };
    case 'quantity-steps':
      return {
        steps: campaign.steps
          .map(({ quantity, percent }) => ({ quantity, basisPoints: Math.round(percent * 100) }))
          .toSorted((a, b) => a.quantity - b.quantity),
      };
    case 'fixed-amount':
      return { amount: inMinorUnits(campaign.amount), ...minimumOf(campaign.minimum) };
    case 'free-shipping':
      return minimumOf(campaign.minimum);
  }
}

async function targetsOf(
  db: Database,
  { all, categories, publishers, books }: CampaignFile['targets'],
): Promise<CampaignTarget[]> {
  if (all || categories.length + publishers.length + books.length === 0) return [{ kind: 'all' }];
  const idsOf = async (kind: 'category' | 'brand' | 'product', names: readonly string[]) => {
    const found = await selectTargetIds(db, kind, names);
    const missing = names.filter((name) => !found.has(name));
    if (missing.length > 0)
      throw new ShopError('BAD_INPUT', `There is no ${nouns[kind]} ${missing.slice(0, 10).join(', ')}.`);
    return [...new Set([...found.values()].flat())];
  };
  return [
    ...(await idsOf('category', categories)).map(
      (category_id) => ({ kind: 'category', category_id }) as const,
    ),
    ...(await idsOf('brand', publishers)).map((brand_id) => ({ kind: 'brand', brand_id }) as const),
    ...(await idsOf('product', books)).map((product_id) => ({ kind: 'product', product_id }) as const),
  ];
}

const nouns = { category: 'category', brand: 'publisher', product: 'book' } as const;

/** A language without a name gets the first name, so that the campaign has a page in every language of the shop. */
async function textsOf(db: Database, texts: CampaignFile['texts']) {
  const first = Object.values(texts).find(Boolean);
  const taken = await selectTakenSlugs(db);
  return (await selectLanguages(db)).flatMap(({ language_id, code }) => {
    const text = texts[code as keyof typeof texts] ?? first;
    if (!text) return [];
    const base = slug(text.name) || 'campaign';
    let candidate = base;
    for (let number = 2; taken.has(`${language_id}/${candidate}`); number += 1)
      candidate = `${base}-${number}`;
    return [{ language_id, name: text.name, slug: candidate, description: text.description ?? null }];
  });
}
