import type { Campaign, Catalogue } from '#backend/catalogue-index/catalogue.ts';
import { isFor } from '#backend/catalogue-index/price-scope.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { type Amounts, isRunning, minimumIn } from '#backend/pricing/campaign.ts';
import { campaignGives } from '#backend/pricing/campaign-gives.ts';
import type { CartLine, PricedCart } from '#backend/pricing/price-cart.ts';
import { type CodeRow, findCodeRow } from './promo-code.queries.ts';

/** A code that is valid now, for somebody somewhere. */
export type Code = PromoCode | GiftCode;

/** Lets a campaign work in the cart. */
export interface PromoCode {
  kind: 'promo';
  campaign: Campaign;
  /** What the goods must cost without the code. */
  minimum: Amounts | undefined;
  isUsedUpByCustomer: boolean;
}

/** Pays. */
export interface GiftCode {
  kind: 'gift';
  balance: number;
  currencyCode: string;
}

const longestCode = 100;

/** As codes are kept and compared. */
export function normalizeCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Null: there is no such code, or it is over, used up or empty. */
export async function findCode(
  db: Database,
  { catalogue, now }: Scope,
  code: string,
  customerId: number | null,
): Promise<Code | null> {
  if (code === '' || code.length > longestCode) return null;
  const row = await findCodeRow(db, code, customerId);
  return row ? (promoCodeOf(row, catalogue, now) ?? giftCodeOf(row, now)) : null;
}

function promoCodeOf(row: CodeRow, catalogue: Catalogue, now: number): PromoCode | null {
  const campaign = row.campaign_id === null ? undefined : catalogue.campaigns.get(row.campaign_id);
  const isUsedUp = hasReached(row.uses ?? 0, row.most_uses);
  if (!campaign || isUsedUp || !isRunning(campaign, now) || !isBetween(row.starts_at, row.ends_at, now))
    return null;
  return {
    kind: 'promo',
    campaign,
    minimum: (row.minimum as Amounts | null) ?? undefined,
    isUsedUpByCustomer: hasReached(row.own_uses, row.most_uses_per_customer),
  };
}

function giftCodeOf(
  { gift_balance, gift_currency_code, gift_ends_at }: CodeRow,
  now: number,
): GiftCode | null {
  if (!gift_balance || !gift_currency_code || !isBetween(null, gift_ends_at, now)) return null;
  return { kind: 'gift', balance: gift_balance, currencyCode: gift_currency_code };
}

function isBetween(from: Date | null, until: Date | null, now: number): boolean {
  return isRunning({ startsAt: from?.getTime() ?? null, endsAt: until?.getTime() ?? null }, now);
}

function hasReached(uses: number, most: number | null): boolean {
  return most !== null && uses >= most;
}

/** Whether the cart has what the code asks for. `priced` is what the cart costs without it. */
export function isFulfilled(
  code: Code,
  scope: Scope,
  lines: readonly CartLine[],
  priced: PricedCart,
): boolean {
  const { currencyCode } = scope.prices;
  if (code.kind === 'gift') return code.currencyCode === currencyCode;
  const least = minimumIn(currencyCode, code.minimum);
  return (
    isFor(code.campaign, scope.market, scope.customerGroupId) &&
    !code.isUsedUpByCustomer &&
    least !== null &&
    priced.subTotal.selling.incVat >= least &&
    campaignGives(code.campaign, lines, priced, currencyCode)
  );
}
