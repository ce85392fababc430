/** Minor units by currency code. */
export type Amounts = Readonly<Record<string, number>>;

/**
 * What a campaign does. Amounts include VAT, as everything promised to a consumer does; in a currency for which they say
 * nothing, the campaign does nothing.
 */
export type CampaignTerms =
  | { type: 'percentage'; basisPoints: number }
  | { type: 'fixed-price'; price: Amounts }
  | { type: 'buy-x-pay-y'; buy: number; pay: number }
  | { type: 'quantity-steps'; steps: readonly { quantity: number; basisPoints: number }[] }
  | { type: 'fixed-amount'; amount: Amounts; minimum?: Amounts }
  | { type: 'free-shipping'; minimum?: Amounts };

/** What terms of one type say. */
export type TermsOf<Type extends CampaignTerms['type']> = Omit<
  Extract<CampaignTerms, { type: Type }>,
  'type'
>;

export interface CampaignTargets {
  all: boolean;
  productIds: ReadonlySet<number>;
  /** A category counts with all below it. */
  categoryIds: ReadonlySet<number>;
  brandIds: ReadonlySet<number>;
}

/** The part of a campaign that prices depend on. Instants are milliseconds; null is open. */
export interface CampaignRule {
  id: number;
  terms: CampaignTerms;
  startsAt: number | null;
  endsAt: number | null;
  /** Null: in every market. */
  marketIds: ReadonlySet<string> | null;
  /** Null: for everybody. */
  customerGroupId: number | null;
  /** Works only in carts that name one of its codes: no price outside the cart knows it. */
  needsCode: boolean;
  targets: CampaignTargets;
}

/** What of a product decides whether a campaign is about it. */
export interface CampaignSubject {
  id: number;
  brandId: number;
  /** Its categories and all above them. */
  categoryIds: ReadonlySet<number>;
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

/** The value from which a campaign applies; null where it does not apply at all. */
export function minimumIn(currencyCode: string, minimum: Amounts | undefined): number | null {
  return minimum === undefined ? 0 : (minimum[currencyCode] ?? null);
}
