import type { ReactNode } from 'react';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import { CheckField } from '#storefront/ui/check-field.tsx';
import type { PurchaseProblems } from './check-purchase.ts';
import { fieldId } from './field-id.ts';
import styles from './order-section.module.css';
import type { Purchase } from './purchase-fields.ts';

interface OrderSectionProps {
  cart: CartPartsFragment;
  purchase: Purchase;
  problems: PurchaseProblems;
  isPlacing: boolean;
  isSettling: boolean;
  /** What the customer sees, to be compared with what would be ordered. */
  seen: string;
  /** What stands in place of the button, where the purchase is completed with the provider. */
  children?: ReactNode;
}

/** What the law wants to be read before the button, and the button, which says that it obliges to pay. */
export function OrderSection(props: OrderSectionProps) {
  const { cart, purchase, problems, isPlacing, isSettling, seen, children } = props;
  const { t, shopper } = useShop();
  const { terms, privacy, withdrawal } = SHOP.contentPages;
  const to = (page: typeof terms | typeof privacy | typeof withdrawal) =>
    linkTo(localeScopeOf(shopper), 'content', { alias: page[shopper.locale] });
  const total = cart.summary?.total?.sellingPriceIncVatFormatted ?? '';
  // The law gives the right of withdrawal to consumers alone.
  const isCompany = shopper.customerType === 'ORGANIZATION';
  const fault = problems['consent-order'];
  return (
    <section aria-labelledby="order-title" className={styles.order}>
      <h2 id="order-title">{t('order.title')}</h2>
      <p className={styles.total} aria-busy={isSettling}>
        <span>{t('summary.total')}</span> <strong>{total}</strong>
      </p>
      <p className={styles.small}>
        {t('order.delivery')} {!isCompany && t('order.withdrawal')}
      </p>
      <p className={styles.links}>
        <a href={to(terms)} target="_blank" rel="noopener">
          {t('createAccount.terms')}
        </a>
        {!isCompany && (
          <a href={to(withdrawal)} target="_blank" rel="noopener">
            {t('order.withdrawalLink')}
          </a>
        )}
        <a href={to(privacy)} target="_blank" rel="noopener">
          {t('createAccount.privacy')}
        </a>
      </p>
      <div className={styles.consents}>
        <CheckField
          id={fieldId('consent-order')}
          name="consent-order"
          required
          defaultChecked={purchase.consents.includes('order')}
          aria-invalid={fault !== undefined}
          aria-describedby="terms-note"
        >
          {t('consent.terms')}
        </CheckField>
        <p id="terms-note" className={styles.complaint}>
          {fault && t(fault)}
        </p>
        <CheckField name="consent-newsletter" defaultChecked={purchase.consents.includes('newsletter')}>
          {t('createAccount.newsletter')}
        </CheckField>
        <CheckField name="consent-sms" defaultChecked={purchase.consents.includes('sms')}>
          {t('consent.sms')}
        </CheckField>
      </div>
      <input type="hidden" name="seen" value={seen} />
      {children || (
        <div className={styles.button}>
          <Button type="submit" name="intent" value="order" aria-disabled={isPlacing || isSettling}>
            {isPlacing ? t('order.busy') : t('order.pay', { total })}
          </Button>
        </div>
      )}
    </section>
  );
}
