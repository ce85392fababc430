import type { ShopContext } from '#backend/graphql/context.ts';
import { readGiftCardCode } from './gift-card-code.ts';

/**
 * Counts an entered code against the limit of the visitor, and the code of a gift card against the limit of all visitors too.
 * Returns a function that gives the attempt back; call it if the code is valid.
 */
export async function countCodeAttempt(
  { limit }: Pick<ShopContext, 'limit'>,
  input: string,
): Promise<() => Promise<void>> {
  const giveBackOfVisitor = await limit({ action: 'promo-code' });
  if (readGiftCardCode(input) === null) return giveBackOfVisitor;
  const giveBackOfAllVisitors = await limit({ action: 'gift-card-code' });
  return async () => {
    await giveBackOfVisitor();
    await giveBackOfAllVisitors();
  };
}
