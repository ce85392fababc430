import type { Database } from '#backend/database/connection.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { findBalances } from '#backend/features/balance/find-balances.ts';
import { addBalanceGiftCard } from '#backend/features/gift-card/manage-gift-cards.ts';
import { languageOf } from '#backend/languages/languages.ts';
import { findMarketOfCurrency } from './delete-user.queries.ts';

/** The balance of an account that is deleted becomes a gift card, which the shop mails. Returns how many cards. */
export async function payOutBalance(
  trx: Database,
  { id: customerId, email }: { id: number; email: string },
): Promise<number> {
  let cards = 0;
  for (const [currencyCode, amount] of await findBalances(trx, customerId)) {
    const market = await findMarketOfCurrency(trx, customerId, currencyCode);
    if (amount <= 0 || !market) continue;
    const note = 'paid out as a gift card';
    await addToBalance(trx, { customerId, currencyCode, amount: -amount, reason: 'correction', note });
    await addBalanceGiftCard(trx, {
      ...market,
      currency_code: currencyCode,
      amount,
      recipient_email: email,
      message: languageOf(market.language_id).mailMessages.giftCard.fromBalance,
    });
    cards++;
  }
  return cards;
}
