import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { parseInput } from '#backend/graphql/parse-input.ts';
import { giftCardSchema } from '#contract/forms/gift-card.ts';
import { formatGiftCardDelivery, readGiftCardDelivery } from '#contract/order/gift-card-delivery.ts';

export function isGiftCard({ product }: Sku): boolean {
  return product.fulfilment === 'gift_card';
}

/**
 * The message of a gift card's line in its canonical form. Throws if recipient, day or greeting are not valid. Cards for
 * another recipient are rate-limited, so that programs cannot send greetings through the shop.
 */
export async function checkGiftCardMessage(
  { limit }: Pick<ShopContext, 'limit'>,
  message: string,
): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const delivery = parseInput(giftCardSchema(today), readGiftCardDelivery(message));
  if (delivery.recipientEmail) await limit({ action: 'gift-card' });
  return formatGiftCardDelivery(delivery);
}
