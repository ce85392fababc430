import type { ShopContext } from '#backend/graphql/context.ts';
import { readGiftCardCode } from './gift-card-code.ts';

/**
 * Counts an entered code against the limit of the visitor, and the code of a gift card against the limit of all visitors too.
 * Returns a function that takes the count back for a valid code.
 */
export async function countCodeAttempt(
  { limit }: Pick<ShopContext, 'limit'>,
  input: string,
): Promise<() => Promise<void>> {
  const undoVisitor = await limit({ action: 'promo-code' });
  if (readGiftCardCode(input) === null) return undoVisitor;
  const undoGlobal = await limit({ action: 'gift-card-code' });
  return async () => {
    await undoVisitor();
    await undoGlobal();
  };
}
