import { type FormEvent, useId, useState } from 'react';
import { GIFT_WRAP_LIMITS } from '#contract/forms/gift-wrap.ts';
import type { GiftWrapOffer } from '#contract/order/gift-card-requests.ts';
import type { CartChange, CartOutcome } from '#storefront/features/cart/changes/change-cart.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './gift-wrap.module.css';

interface GiftWrapProps {
  wrap: NonNullable<GiftWrapOffer['wrap']>;
  onChange: (change: CartChange) => Promise<CartOutcome>;
  /** The reply to a form that was posted without script. */
  formReply?: { message: string; cardText?: string | undefined } | undefined;
}

/** Adds gift wrap to the cart, with a message for the card. As a line of the cart it can be removed. */
export function GiftWrap({ wrap, onChange, formReply }: GiftWrapProps) {
  const { t, shopper } = useShop('purchase');
  const id = useId();
  const [error, setError] = useState(formReply?.message);
  const [isBusy, setBusy] = useState(false);
  const price = shopper.vatIncluded ? wrap.priceIncVatFormatted : wrap.priceExVatFormatted;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const message = readText(new FormData(event.currentTarget), 'message');
    const outcome = await onChange({ kind: 'add', skuId: wrap.skuId, quantity: 1, message });
    setBusy(false);
    setError(outcome.kind === 'rejected' ? outcome.message : undefined);
  }

  return (
    <details className={styles.wrap} open={formReply !== undefined || undefined}>
      <summary>
        {t('giftWrap.title', { price })}
        <Icon name="down" size="1.25rem" />
      </summary>
      <form
        method="post"
        action={linkTo(localeScopeOf(shopper), 'checkout')}
        className={styles.form}
        onSubmit={submit}
      >
        <input type="hidden" name="intent" value="gift-wrap" />
        <input type="hidden" name="skuId" value={wrap.skuId} />
        <p>{t('giftWrap.lead')}</p>
        <label htmlFor={id}>{t('giftWrap.message')}</label>
        <textarea
          id={id}
          name="message"
          rows={4}
          maxLength={GIFT_WRAP_LIMITS.message}
          defaultValue={formReply?.cardText}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
        />
        <p id={`${id}-note`} role={error ? 'alert' : undefined} className={styles.note}>
          {error ?? t('giftWrap.hint')}
        </p>
        <Button type="submit" aria-disabled={isBusy}>
          {t('giftWrap.add', { price })}
        </Button>
      </form>
    </details>
  );
}
