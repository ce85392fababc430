import type { ReactNode } from 'react';
import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { itemsOf } from '#storefront/features/cart/cart-items.ts';
import {
  isDownload,
  isShipped,
  preOrderDateOfLine,
} from '#storefront/features/cart-view/lines/line-issue.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import { CheckField } from '#storefront/ui/fields/check-field.tsx';
import { fieldId } from '../purchase/field-id.ts';
import type { PurchaseErrors } from '../purchase/purchase-errors.ts';
import type { Purchase } from '../purchase/purchase-fields.ts';
import type { ShippingOption } from '../updates/checkout-options.ts';
import { OrderReview } from './order-review.tsx';
import styles from './order-section.module.css';

interface OrderSectionProps {
  cart: CartPartsFragment;
  /** Whether the buyer has to consent to immediate delivery. */
  needsDownloadConsent: boolean;
  /** The selected shipping option. */
  shipping: ShippingOption | undefined;
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
  const { cart, isPlacing, isUpdating, fingerprint, children } = props;
  const { t, shopper } = useShop('purchase');
  const { terms, privacy, withdrawal } = SHOP.contentPages;
  const linkToPage = (page: typeof terms | typeof privacy | typeof withdrawal) =>
    linkTo(localeScopeOf(shopper), 'content', { alias: page[shopper.locale] });
  const total = cart.summary?.total?.sellingPriceIncVatFormatted ?? '';
  // Companies have no right of withdrawal.
  const isCompany = shopper.customerType === 'ORGANIZATION';
  return (
    <section aria-labelledby="order-title" className={styles.order}>
      <h2 id="order-title">{t('order.title')}</h2>
      <OrderReview cart={cart} shipping={props.shipping} />
      <p className={styles.total} aria-busy={isUpdating}>
        <span>{t('summary.total')}</span> <strong>{total}</strong>
      </p>
      <p className={styles.small}>
        {termsOf(cart, isCompany)
          .map((message) => t(message))
          .join(' ')}
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
      <Consents {...props} isCompany={isCompany} />
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

/** Delivery and right of withdrawal of the products in the cart. */
function termsOf(cart: CartPartsFragment, isCompany: boolean) {
  const items = itemsOf(cart);
  const isPerson = !isCompany;
  const hasDownloads = items.some(isDownload);
  // An empty cart has the terms of shipped products.
  const hasOthers = items.length === 0 || !items.every(isDownload);
  const needsShipping = items.length === 0 || items.some(isShipped);
  const withdrawal = needsShipping ? ('order.withdrawal' as const) : ('order.withdrawalUnsent' as const);
  const hasForthcomingDownload = items.some((item) => isDownload(item) && preOrderDateOfLine(item));
  const terms = [
    { message: 'order.delivery', applies: needsShipping },
    { message: withdrawal, applies: hasOthers && isPerson },
    { message: 'order.withdrawalDownloads', applies: hasDownloads && isPerson },
    { message: 'order.preOrder', applies: items.some(preOrderDateOfLine) },
    { message: 'order.preOrderWithdrawal', applies: hasForthcomingDownload && isPerson },
  ] as const;
  return terms.filter(({ applies }) => applies).map(({ message }) => message);
}

function Consents({
  purchase,
  fieldErrors,
  needsDownloadConsent,
  isCompany,
}: OrderSectionProps & { isCompany: boolean }) {
  const { t } = useShop('purchase');
  const { consents } = purchase;
  return (
    <div className={styles.consents}>
      <RequiredConsent type="order" text={t('consent.terms')} purchase={purchase} fieldErrors={fieldErrors} />
      {needsDownloadConsent && !isCompany && (
        <RequiredConsent
          type="download"
          text={t('consent.download')}
          purchase={purchase}
          fieldErrors={fieldErrors}
        />
      )}
      <CheckField name="consent-newsletter" defaultChecked={consents.includes('newsletter')}>
        {t('createAccount.newsletter')}
      </CheckField>
    </div>
  );
}

interface RequiredConsentProps extends Pick<OrderSectionProps, 'purchase' | 'fieldErrors'> {
  type: 'order' | 'download';
  text: string;
}

function RequiredConsent({ type, text, purchase, fieldErrors }: RequiredConsentProps) {
  const { t } = useShop('purchase');
  const error = fieldErrors[`consent-${type}`];
  return (
    <div>
      <CheckField
        id={fieldId(`consent-${type}`)}
        name={`consent-${type}`}
        required
        defaultChecked={purchase.consents.includes(type)}
        aria-invalid={error !== undefined}
        aria-describedby={`${type}-note`}
      >
        {text}
      </CheckField>
      <p id={`${type}-note`} className={styles.error}>
        {error && t(error)}
      </p>
    </div>
  );
}
