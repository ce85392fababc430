import type { Campaign } from '#backend/catalogue-index/catalogue.ts';
import { isCampaignFor } from '#backend/catalogue-index/price-scope.ts';
import type { Catalogue, Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { type Amounts, isRunning, minimumIn } from '#backend/pricing/campaigns/campaign.ts';
import { canUseCampaign } from '#backend/pricing/campaigns/can-use-campaign.ts';
import type { CartLine, PricedCart } from '#backend/pricing/price-cart.ts';
import { type CodeRow, findCodeRow } from './promo-code.queries.ts';

/** A code that is currently valid for some customer in some market. */
export type Code = PromoCode | GiftCode;

/** Activates a campaign in the cart. */
export interface PromoCode {
  kind: 'promo';
  /** As stored with the cart. */
  stored: string;
  campaign: Campaign;
  /** The minimum subtotal without the code. */
  minimum: Amounts | undefined;
  isUsedUpByCustomer: boolean;
}

/** Pays for the cart from the code's balance. */
interface GiftCode {
  kind: 'gift';
  /** As stored with the cart: for a gift card, its key (`giftCardKey`) instead of its code. */
  stored: string;
  balance: number;
  currencyCode: string;
  /** The last four characters of a gift card's code. Null for a gift code that is not a gift card. */
  lastFour: string | null;
}

const maxCodeLength = 100;

/** The form in which promo codes and gift codes are stored and compared. */
export function normalizeEnteredCode(input: string): string {
  return input.trim().toUpperCase();
}

/** Null: the code does not exist, has ended, or is used up. */
export async function findCode(
  db: Database,
  { catalogue, now }: Scope,
  code: string,
  customerId: number | null,
): Promise<Code | null> {
  if (code === '' || code.length > maxCodeLength) return null;
  const row = await findCodeRow(db, code, customerId);
  return row ? (promoCodeOf(code, row, catalogue, now) ?? giftCodeOf(code, row, now)) : null;
}

/** The codes of a cart that are currently valid. */
export interface CartCodes {
  promo: PromoCode | null;
  gifts: readonly GiftCode[];
}

export const NO_CODES: CartCodes = { promo: null, gifts: [] };

export async function findCodesOfCart(
  db: Database,
  scope: Scope,
  cart: { promo_code: string | null; gift_codes: readonly string[]; customer_id: number | null },
): Promise<CartCodes> {
  const stored = [...(cart.promo_code === null ? [] : [cart.promo_code]), ...cart.gift_codes];
  if (stored.length === 0) return NO_CODES;
  const codes = await Promise.all(stored.map((code) => findCode(db, scope, code, cart.customer_id)));
  return {
    promo: codes.find((code) => code?.kind === 'promo') ?? null,
    gifts: codes.filter((code) => code?.kind === 'gift'),
  };
}

function promoCodeOf(stored: string, row: CodeRow, catalogue: Catalogue, now: number): PromoCode | null {
  const campaign = row.campaign_id === null ? undefined : catalogue.campaigns.get(row.campaign_id);
  const isUsedUp = hasReached(row.uses ?? 0, row.max_uses);
  if (!campaign || isUsedUp || !isRunning(campaign, now) || !isBetween(row.starts_at, row.ends_at, now))
    return null;
  return {
    kind: 'promo',
    stored,
    campaign,
    minimum: (row.minimum as Amounts | null) ?? undefined,
    isUsedUpByCustomer: hasReached(row.own_uses, row.max_uses_per_customer),
  };
}

function giftCodeOf(
  stored: string,
  { gift_balance, gift_currency_code, gift_ends_at, gift_blocked_at, gift_last_four }: CodeRow,
  now: number,
): GiftCode | null {
  if (!gift_balance || !gift_currency_code || gift_blocked_at || !isBetween(null, gift_ends_at, now))
    return null;
  return {
    kind: 'gift',
    stored,
    balance: gift_balance,
    currencyCode: gift_currency_code,
    lastFour: gift_last_four,
  };
}

function isBetween(from: Date | null, until: Date | null, now: number): boolean {
  return isRunning({ startsAt: from?.getTime() ?? null, endsAt: until?.getTime() ?? null }, now);
}

function hasReached(uses: number, maxUses: number | null): boolean {
  return maxUses !== null && uses >= maxUses;
}

/** Whether the cart meets the code's conditions. `priced` is the cart without the code. */
export function canUsePromoCode(
  code: PromoCode,
  scope: Scope,
  lines: readonly CartLine[],
  priced: PricedCart,
): boolean {
  const { currencyCode } = scope.prices;
  const minimum = minimumIn(currencyCode, code.minimum);
  return (
    isCampaignFor(code.campaign, scope.market, scope.customerGroupId) &&
    !code.isUsedUpByCustomer &&
    minimum !== null &&
    priced.subTotal.selling.incVat >= minimum &&
    canUseCampaign(code.campaign, lines, priced, currencyCode)
  );
}

export function canPayByGiftCode(code: GiftCode, scope: Scope, lines: readonly CartLine[]): boolean {
  return code.currencyCode === scope.prices.currencyCode && !areOnlyGiftCards(lines);
}

/** A gift card is not paid by another one. */
function areOnlyGiftCards(lines: readonly CartLine[]): boolean {
  return lines.length > 0 && lines.every(({ subject }) => subject.isGiftCard);
}
