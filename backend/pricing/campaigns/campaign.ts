import {
  CAMPAIGN_TYPES,
  type CampaignEffect,
  type CampaignType,
  type TypeWithEffect,
} from '#contract/campaign-types.ts';

/** Minor units by currency code. */
export type Amounts = Readonly<Record<string, number>>;

/** Amounts include VAT. A campaign has no effect in a currency without an amount. */
interface TermsByType {
  percentage: { basisPoints: number };
  'fixed-price': { price: Amounts };
  'buy-x-pay-y': { buy: number; pay: number };
  'quantity-steps': { steps: readonly { quantity: number; basisPoints: number }[] };
  'fixed-amount': { amount: Amounts; minimum?: Amounts };
  'free-shipping': { minimum?: Amounts };
}

/** Terms of one type, without the type. */
export type TermsOf<Type extends CampaignType> = TermsByType[Type];

/** The rule of a campaign. */
export type CampaignTerms = { [Type in CampaignType]: { type: Type } & TermsOf<Type> }[CampaignType];

export type TermsWithEffect<Effect extends CampaignEffect> = Extract<
  CampaignTerms,
  { type: TypeWithEffect<Effect> }
>;

export interface CampaignTargets {
  all: boolean;
  productIds: ReadonlySet<number>;
  /** Includes the subcategories. */
  categoryIds: ReadonlySet<number>;
  brandIds: ReadonlySet<number>;
}

/** The part of a campaign that prices depend on. Instants are in milliseconds; null means no limit. */
export interface CampaignRule {
  id: number;
  terms: CampaignTerms;
  startsAt: number | null;
  endsAt: number | null;
  /** Null: all markets. */
  marketIds: ReadonlySet<string> | null;
  /** Null: all customers. */
  customerGroupId: number | null;
  /** Applies only in carts with one of its promo codes; prices outside the cart ignore it. */
  needsCode: boolean;
  targets: CampaignTargets;
}

/** The properties of a product that campaigns target. */
export interface CampaignSubject {
  id: number;
  brandId: number;
  /** Its categories and all their ancestors. */
  categoryIds: ReadonlySet<number>;
  /** No campaign reduces a gift card or a gift wrap, or counts it. */
  isService?: boolean;
  /** Gift codes do not pay for it. */
  isGiftCard?: boolean;
}

export function hasEffect<Effect extends CampaignEffect>(
  terms: CampaignTerms,
  effect: Effect,
): terms is TermsWithEffect<Effect> {
  return CAMPAIGN_TYPES[terms.type].effect === effect;
}

export function isTarget(subject: CampaignSubject, { targets }: Pick<CampaignRule, 'targets'>): boolean {
  if (subject.isService) return false;
  if (targets.all || targets.productIds.has(subject.id) || targets.brandIds.has(subject.brandId)) return true;
  for (const id of targets.categoryIds) if (subject.categoryIds.has(id)) return true;
  return false;
}

export function isRunning(
  { startsAt, endsAt }: Pick<CampaignRule, 'startsAt' | 'endsAt'>,
  now: number,
): boolean {
  return (startsAt ?? Number.NEGATIVE_INFINITY) <= now && now < (endsAt ?? Number.POSITIVE_INFINITY);
}

/** The minimum value for a campaign; null where the campaign does not apply in the currency. */
export function minimumIn(currencyCode: string, minimum: Amounts | undefined): number | null {
  return minimum === undefined ? 0 : (minimum[currencyCode] ?? null);
}
