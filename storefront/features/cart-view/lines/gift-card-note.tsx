import { readGiftCardDelivery } from '#contract/order/gift-card-delivery.ts';
import { useShop } from '#storefront/session/shop-context.ts';

/** To whom and when the gift card of a line is mailed. Other lines have no message with these headers. */
export function GiftCardNote({ message }: { message: string | null | undefined }) {
  const { t } = useShop('purchase');
  if (!message) return null;
  const { recipientEmail, date, greeting } = readGiftCardDelivery(message);
  return (
    <>
      {recipientEmail && <small>{t('giftCard.sentTo', { email: recipientEmail })}</small>}
      {date && <small>{t('giftCard.sentOn', { date })}</small>}
      {greeting && <small>{greeting}</small>}
    </>
  );
}
