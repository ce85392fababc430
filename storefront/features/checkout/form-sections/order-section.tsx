import type { ReactNode } from 'react';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import { CheckField } from '#storefront/ui/fields/check-field.tsx';
import { fieldId } from '../purchase/field-id.ts';
import type { PurchaseErrors } from '../purchase/purchase-errors.ts';
import type { Purchase } from '../purchase/purchase-fields.ts';
import styles from './order-section.module.css';

interface OrderSectionProps {
  cart: CartPartsFragment;
  purchase: Purchase;
  fieldErrors: PurchaseErrors;
  isPlacing: boolean;
  isUpdating: boolean;
  /** Fingerprint of the displayed cart, to be compared with the cart that would be ordered. */
  fingerprint: string;
  /** The payment iframe, which replaces the button. */
  children?: ReactNode;
}

/** The information that the law requires before the order button, and the button, which says that it obliges to pay. */
export function OrderSection(props: OrderSectionProps) {
  const { cart, purchase, fieldErrors, isPlacing, isUpdating, fingerprint, children } = props;
  const { t, shopper } = useShop('purchase');
  const { terms, privacy, withdrawal } = SHOP.contentPages;
  const linkToPage = (page: typeof terms | typeof privacy | typeof withdrawal) =>
    linkTo(localeScopeOf(shopper), 'content', { alias: page[shopper.locale] });
  const total = cart.summary?.total?.sellingPriceIncVatFormatted ?? '';
  // Companies have no right of withdrawal.
  const isCompany = shopper.customerType === 'ORGANIZATION';
  const termsError = fieldErrors['consent-order'];
  return (
    <section aria-labelledby="order-title" className={styles.order}>
      <h2 id="order-title">{t('order.title')}</h2>
      <p className={styles.total} aria-busy={isUpdating}>
        <span>{t('summary.total')}</span> <strong>{total}</strong>
      </p>
      <p className={styles.small}>
        {t('order.delivery')} {!isCompany && t('order.withdrawal')}
      </p>
      <p className={styles.links}>
        <a href={linkToPage(terms)} target="_blank" rel="noopener">
          {t('createAccount.terms')}
        </a>
        {!isCompany && (
          <a href={linkToPage(withdrawal)} target="_blank" rel="noopener">
            {t('order.withdrawalLink')}
          </a>
        )}
        <a href={linkToPage(privacy)} target="_blank" rel="noopener">
          {t('createAccount.privacy')}
        </a>
      </p>
      <div>
        <CheckField
          id={fieldId('consent-order')}
          name="consent-order"
          required
          defaultChecked={purchase.consents.includes('order')}
          aria-invalid={termsError !== undefined}
          aria-describedby="terms-note"
        >
          {t('consent.terms')}
        </CheckField>
        <p id="terms-note" className={styles.error}>
          {termsError && t(termsError)}
        </p>
        <CheckField name="consent-newsletter" defaultChecked={purchase.consents.includes('newsletter')}>
          {t('createAccount.newsletter')}
        </CheckField>
        <CheckField name="consent-sms" defaultChecked={purchase.consents.includes('sms')}>
          {t('consent.sms')}
        </CheckField>
      </div>
      <input type="hidden" name="seen" value={fingerprint} />
      {children || (
        <div className={styles.button}>
          <Button type="submit" name="intent" value="order" aria-disabled={isPlacing || isUpdating}>
            {isPlacing ? t('order.placing') : t('order.pay', { total })}
          </Button>
        </div>
      )}
    </section>
  );
}
