import type { FieldRule } from '#contract/forms/field-error.ts';
import { findFieldErrors } from '#contract/forms/field-error.ts';
import { giftCardSchema } from '#contract/forms/gift-card.ts';
import { formatGiftCardDelivery, type GiftCardDelivery } from '#contract/order/gift-card-delivery.ts';
import type { GiftCardBalance } from '#contract/order/gift-card-requests.ts';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { type FieldErrors, toFieldErrors } from '#storefront/forms/field-errors.ts';
import { readInteger, readText } from '#storefront/forms/read-form-fields.ts';
import type { SendShopRequest, ShopEnvironment } from '#storefront/session/shop-context.ts';
import { languageIdOf } from '#storefront/session/shopper.ts';

type GiftCardMessage =
  | 'field.email'
  | 'giftCard.dateInvalid'
  | 'giftCard.notPlain'
  | 'giftCard.greetingHint'
  | 'giftCard.valueRequired';

/** The reply to a posted form. */
export interface GiftCardReply {
  input?: GiftCardDelivery & { skuId: number | null };
  fieldErrors?: FieldErrors<string, GiftCardMessage>;
  /** Why the cart rejected the gift card. */
  message?: string;
  balance?: GiftCardBalance;
  balanceError?: 'promo.invalid' | 'promo.tooMany';
}

const messages: Partial<Record<FieldRule, GiftCardMessage>> = {
  email: 'field.email',
  date: 'giftCard.dateInvalid',
  'too-long': 'giftCard.greetingHint',
};

/** Adds a gift card to the cart. Returns undefined if it was added. */
export async function addGiftCard(
  environment: ShopEnvironment,
  form: FormData,
): Promise<GiftCardReply | undefined> {
  const skuId = readInteger(form, 'skuId');
  const delivery = {
    recipientEmail: readText(form, 'recipientEmail'),
    recipientName: readText(form, 'recipientName'),
    date: readText(form, 'date'),
    greeting: readText(form, 'greeting').replace(/\r\n?/g, '\n'),
  };
  const input = { ...delivery, skuId };
  const today = new Date().toISOString().slice(0, 10);
  const errors = findFieldErrors(giftCardSchema(today), delivery);
  const fieldErrors = {
    ...toFieldErrors(errors, ({ rule }) => messages[rule] ?? 'giftCard.notPlain'),
    ...(skuId === null ? { skuId: 'giftCard.valueRequired' as const } : {}),
  };
  if (skuId === null || Object.keys(fieldErrors).length > 0) return { input, fieldErrors };
  const addition = { kind: 'add', skuId, quantity: 1, message: formatGiftCardDelivery(delivery) } as const;
  const outcome = await addToCart(environment, addition);
  return outcome.kind === 'changed' ? undefined : { input, message: outcome.message };
}

export async function checkBalance(
  { shopper }: ShopEnvironment,
  sendShopRequest: SendShopRequest,
  form: FormData,
): Promise<GiftCardReply> {
  const outcome = await sendShopRequest('gift-card-balances', {
    channelId: shopper.channelId,
    marketId: shopper.market,
    languageId: languageIdOf(shopper),
    code: readText(form, 'code', 100),
  });
  if (outcome.kind === 'accepted') return { balance: outcome.result };
  return { balanceError: outcome.code === 'RATE_LIMITED' ? 'promo.tooMany' : 'promo.invalid' };
}
