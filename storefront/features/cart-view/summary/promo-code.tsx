import { type FormEvent, useId, useState } from 'react';
import { REMOVE_CODE } from '#contract/order/gift-card-requests.ts';
import type { CartChange, CartOutcome } from '#storefront/features/cart/changes/change-cart.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/icon.tsx';
import { activeCodes, isCodeActive, isGiftCode } from './active-codes.ts';
import styles from './promo-code.module.css';

/** Without script, a post redirects to this anchor of the page, and `:target` shows the message. */
export const CODE_ACTIVATED = 'code-activated';

interface PromoCodeProps {
  /** The codes that are active on the cart. */
  active: string | null;
  onChange: (change: CartChange) => Promise<CartOutcome>;
  /** The reply to a form that was posted without script. */
  formReply?: { message: string; promoCode: string } | undefined;
}

type Feedback = { kind: 'activated' | 'rejected'; message: string };

/** A field for promo codes and gift cards. Its message distinguishes activated, valid without effect, and invalid codes. */
export function PromoCode({ active, onChange, formReply }: PromoCodeProps) {
  const { t, shopper } = useShop('purchase');
  const id = useId();
  const [feedback, setFeedback] = useState<Feedback | undefined>(
    formReply && { kind: 'rejected', message: formReply.message },
  );
  const [isBusy, setBusy] = useState(false);
  const action = linkTo(localeScopeOf(shopper), 'checkout');

  async function sendCode(promoCode: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      const outcome = await onChange({ kind: 'code', promoCode });
      if (outcome.kind === 'rejected') setFeedback({ kind: 'rejected', message: outcome.message });
      else if (promoCode.startsWith(REMOVE_CODE)) setFeedback(undefined);
      else {
        const isActive = isCodeActive(outcome.cart.promoCode, promoCode);
        // The message must not promise a discount for a code without effect.
        setFeedback({ kind: 'activated', message: t(isActive ? 'promo.activated' : 'promo.noEffect') });
      }
      return outcome.kind === 'changed';
    } finally {
      setBusy(false);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const promoCode = readText(new FormData(form), 'promoCode');
    if (promoCode && (await sendCode(promoCode))) form.reset();
  }

  return (
    <details className={styles.promo} open={Boolean(active || formReply) || undefined}>
      <summary>
        {t('promo.title')}
        <Icon name="down" size="1.25rem" />
      </summary>
      {activeCodes(active).map((code) => (
        <ActiveCode key={code} code={code} action={action} onRemove={(removal) => void sendCode(removal)} />
      ))}
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
          defaultValue={formReply?.promoCode}
          aria-describedby={`${id}-feedback`}
          aria-invalid={feedback?.kind === 'rejected'}
          onInput={() => setFeedback(undefined)}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {t('promo.apply')}
        </Button>
      </form>
      <p id={`${id}-feedback`} role="status" className={styles.feedback} data-kind={feedback?.kind}>
        {feedback?.message}
      </p>
      <p id={CODE_ACTIVATED} className={styles.afterPost}>
        {t('promo.activated')}
      </p>
    </details>
  );
}

interface ActiveCodeProps {
  code: string;
  action: string;
  /** Called with the text that removes the code when it is sent. */
  onRemove: (removal: string) => void;
}

function ActiveCode({ code, action, onRemove }: ActiveCodeProps) {
  const { t } = useShop('purchase');
  const removal = `${REMOVE_CODE}${code}`;
  return (
    <form
      method="post"
      action={action}
      className={styles.active}
      onSubmit={(event) => {
        event.preventDefault();
        onRemove(removal);
      }}
    >
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="promoCode" value={removal} />
      <span>{isGiftCode(code) ? t('summary.giftCard', { code }) : t('promo.active', { code })}</span>
      <button type="submit" aria-label={t('promo.remove', { code })}>
        {t('cart.remove')}
      </button>
    </form>
  );
}
