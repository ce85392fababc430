import { type FormEvent, useId, useState } from 'react';
import type { CartChange, CartOutcome } from '#storefront/features/cart/change-cart.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './promo-code.module.css';

/** A visitor without script comes back to this anchor: being the target is the message. */
export const CODE_ACTIVATED = 'code-activated';

interface PromoCodeProps {
  /** The one that is on the cart. */
  active: string | null;
  onChange: (change: CartChange) => Promise<CartOutcome>;
  /** What the server said to a form that was posted. */
  posted?: { message: string; promoCode: string } | undefined;
}

/** A code that makes nothing cheaper now waits in the cart: it must not be taken for a reduction. */
const wordsOfCode = ({ promoCode }: { promoCode: string | null }) =>
  promoCode ? 'promo.activated' : 'promo.waiting';

type Feedback = { kind: 'activated' | 'refused'; message: string };

/** A promo or gift code: activated, valid but not for this cart, or invalid (§11). One at a time. */
export function PromoCode({ active, onChange, posted }: PromoCodeProps) {
  const { t, shopper } = useShop();
  const id = useId();
  const [feedback, setFeedback] = useState<Feedback | undefined>(
    posted && { kind: 'refused', message: posted.message },
  );
  const [isBusy, setBusy] = useState(false);
  const action = linkTo(localeScopeOf(shopper), 'checkout');

  async function set(promoCode: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      const outcome = await onChange({ kind: 'code', promoCode });
      if (outcome.kind === 'refused') setFeedback({ kind: 'refused', message: outcome.message });
      else setFeedback(promoCode ? { kind: 'activated', message: t(wordsOfCode(outcome.cart)) } : undefined);
      return outcome.kind === 'changed';
    } finally {
      setBusy(false);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const promoCode = String(new FormData(form).get('promoCode')).trim();
    if (promoCode && (await set(promoCode))) form.reset();
  }

  return (
    <details className={styles.promo} open={Boolean(active || posted) || undefined}>
      <summary>
        {t('promo.title')}
        <Icon name="down" size="1.25rem" />
      </summary>
      {active && (
        <form
          method="post"
          action={action}
          className={styles.active}
          onSubmit={(event) => {
            event.preventDefault();
            void set('');
          }}
        >
          <input type="hidden" name="intent" value="code" />
          <input type="hidden" name="promoCode" value="" />
          <span>{t('promo.active', { code: active })}</span>
          <button type="submit" aria-label={t('promo.remove', { code: active })}>
            {t('cart.remove')}
          </button>
        </form>
      )}
      <form method="post" action={action} className={styles.form} onSubmit={submit}>
        <input type="hidden" name="intent" value="code" />
        <label htmlFor={id} className="visually-hidden">
          {t('promo.label')}
        </label>
        <input
          id={id}
          name="promoCode"
          placeholder={t('promo.label')}
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={posted?.promoCode}
          aria-describedby={`${id}-answer`}
          aria-invalid={feedback?.kind === 'refused'}
          onInput={() => setFeedback(undefined)}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {t('promo.apply')}
        </Button>
      </form>
      <p id={`${id}-answer`} role="status" className={styles.answer} data-kind={feedback?.kind}>
        {feedback?.message}
      </p>
      <p id={CODE_ACTIVATED} className={styles.afterPost}>
        {t('promo.activated')}
      </p>
    </details>
  );
}
