import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { formatMoney, toDecimal } from '#backend/pricing/money.ts';
import type { GiftCardBalance } from '#contract/order/gift-card-requests.ts';
import { countCodeAttempt } from './count-code-attempt.ts';
import { giftCardKey, readGiftCardCode } from './gift-card-code.ts';
import { selectGiftCode } from './gift-code.queries.ts';

/** The balance of a card that can pay; throws for any other code. Wrong codes count against the limits of the checkout. */
export async function findGiftCardBalance(
  context: Pick<ShopContext, 'db' | 'limit'>,
  { language, channel, now }: Scope,
  input: string,
): Promise<GiftCardBalance> {
  const giveBackAttempt = await countCodeAttempt(context, input);
  const code = readGiftCardCode(input);
  const found = code === null ? undefined : await selectGiftCode(context.db, giftCardKey(code));
  const currency = channel.markets.find(({ currency }) => currency.code === found?.currency_code)?.currency;
  const hasEnded = found?.ends_at && found.ends_at.getTime() <= now;
  if (!found || !currency || found.balance === 0 || found.blocked_at || hasEnded)
    throw new ShopError('INVALID_PROMO_CODE', 'The code does not exist or has ended.');
  await giveBackAttempt();
  return {
    lastFour: found.last_four ?? '',
    balance: toDecimal(found.balance, currency),
    currency: currency.code,
    balanceFormatted: formatMoney(found.balance, currency, language.id),
    endsAt: found.ends_at?.toISOString() ?? null,
  };
}
