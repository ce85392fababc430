/** Minor units by currency code. */
export type Amounts = Readonly<Record<string, number>>;

/** The rule of a campaign. Amounts include VAT. A campaign has no effect in a currency without an amount. */
export type CampaignTerms =
  | { type: 'percentage'; basisPoints: number }
  | { type: 'fixed-price'; price: Amounts }
  | { type: 'buy-x-pay-y'; buy: number; pay: number }
  | { type: 'quantity-steps'; steps: readonly { quantity: number; basisPoints: number }[] }
  | { type: 'fixed-amount'; amount: Amounts; minimum?: Amounts }
  | { type: 'free-shipping'; minimum?: Amounts };

/** Terms of one type, without the type. */
export type TermsOf<Type extends CampaignTerms['type']> = Omit<
  Extract<CampaignTerms, { type: Type }>,
  'type'
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
}

/** The price that a campaign reduces: of a unit, of lines by quantity, of the whole cart, or of shipping. */
type CampaignEffect = 'price' | 'quantity' | 'cart' | 'shipping';

function effectOf(terms: CampaignTerms): CampaignEffect {
  switch (terms.type) {
    case 'percentage':
    case 'fixed-price':
      return 'price';
    case 'buy-x-pay-y':
    case 'quantity-steps':
      return 'quantity';
    case 'fixed-amount':
      return 'cart';
    case 'free-shipping':
      return 'shipping';
  }
}

/** Whether the campaign changes the price of one unit, also outside the cart. */
export function isPriceCampaign(terms: CampaignTerms): boolean {
  return effectOf(terms) === 'price';
}

/** Whether the campaign reduces lines by how many units the cart has of them. */
export function isQuantityCampaign(terms: CampaignTerms): boolean {
  return effectOf(terms) === 'quantity';
}

export function isTarget(subject: CampaignSubject, { targets }: Pick<CampaignRule, 'targets'>): boolean {
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
