import type { VatNumberState } from '#contract/order/vat-number-requests.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import styles from './vat-number.module.css';

interface VatNumberProps {
  state: VatNumberState;
  /** The reply to a number that was not stored. */
  formReply: { message: string; vatNumber: string } | undefined;
}

const messages = {
  untaxed: 'vatNumber.untaxed',
  domestic: 'vatNumber.domestic',
  invalid: 'vatNumber.invalid',
  unavailable: 'vatNumber.unavailable',
} as const;

/** The VAT number of a company. The form is always posted: the page that follows has the new prices. */
export function VatNumber({ state: { result, vatNumber }, formReply }: VatNumberProps) {
  const { t, shopper } = useShop('purchase');
  if (result === 'off' || shopper.customerType !== 'ORGANIZATION') return null;
  const message = Object.hasOwn(messages, result) ? t(messages[result as keyof typeof messages]) : undefined;
  return (
    <form method="post" action={linkTo(localeScopeOf(shopper), 'checkout')} className={styles.form}>
      <input type="hidden" name="intent" value="vat-number" />
      <TextField
        name="vatNumber"
        label={t('vatNumber.label')}
        hint={t('vatNumber.hint')}
        error={formReply?.message}
        defaultValue={formReply?.vatNumber ?? vatNumber ?? ''}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit">{t('vatNumber.check')}</Button>
      {message && !formReply && (
        <p role="status" className={styles.result}>
          {message}
        </p>
      )}
    </form>
  );
}
