import { useEffect, useEffectEvent } from 'react';
import { LOCALES } from '#contract/locales.ts';
import type { DownloadableBook } from '#contract/order/download-requests.ts';
import { type CartItem, itemsOf } from '#storefront/features/cart/cart-items.ts';
import {
  isDownload,
  isShipped,
  preOrderDateOfLine,
} from '#storefront/features/cart-view/lines/line-issue.ts';
import { CartSummary } from '#storefront/features/cart-view/summary/cart-summary.tsx';
import { DownloadSection } from '#storefront/features/download/downloads.tsx';
import { deliveryOf, describeDelivery } from '#storefront/features/order/delivery-of.ts';
import { Fact } from '#storefront/features/order/fact.tsx';
import { OrderedItems } from '#storefront/features/order/ordered-items.tsx';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { numberFormat } from '#storefront/translations/formatters.ts';
import { AccountInvitation } from './account-invitation.tsx';
import styles from './confirmation.module.css';
import type { FinishedCheckout } from './find-finished-checkout.ts';
import { finishPurchase } from './finish-purchase.ts';

interface ConfirmationProps {
  checkout: FinishedCheckout;
  /** The lines of the delivery address. */
  address: string[];
  downloads: DownloadableBook[];
  cartId: string;
  /** The cart with products that were added during the payment; empty if there are none. */
  nextCartId: string;
  isGuest: boolean;
  /** The guest has an account with the address of the order. */
  hasAccount: boolean;
}

/** The `customerTypeId` of a company, which has no right of withdrawal. */
const companyTypeId = 2;

/** The order with its items, totals and delivery, and how to withdraw from it. */
export function Confirmation(props: ConfirmationProps) {
  const { checkout, address, downloads, cartId, nextCartId, isGuest, hasAccount } = props;
  const { t } = useShop('purchase');
  const { order } = checkout;
  const finish = useEffectEvent(() => finishPurchase(checkout, cartId, nextCartId));
  useEffect(() => finish(), []);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('checkout.confirmTitle')}</h1>
        <p className={styles.number}>{t('confirm.number', { number: order?.orderId ?? '' })}</p>
        {order?.email && <p>{t('confirm.mail', { email: order.email })}</p>}
      </header>
      <DownloadSection books={downloads} />
      <div className={styles.columns}>
        <Purchase checkout={checkout} />
        <div className={styles.aside}>
          <NextSteps checkout={checkout} address={address} />
          {order?.customerTypeId !== companyTypeId && <WithdrawalNote {...props} />}
          {isGuest && <AccountInvitation email={order?.email ?? ''} hasAccount={hasAccount} />}
        </div>
      </div>
    </div>
  );
}

function Purchase({ checkout }: { checkout: FinishedCheckout }) {
  const { t } = useShop('purchase');
  const { cart } = checkout;
  return (
    <section aria-labelledby="bought" className={styles.bought}>
      <h2 id="bought">{t('confirm.items')}</h2>
      <OrderedItems cart={cart} />
      {cart && <CartSummary cart={cart} mode="display" />}
      <VatRows checkout={checkout} />
    </section>
  );
}

function NextSteps({ checkout: { cart }, address }: Pick<ConfirmationProps, 'checkout' | 'address'>) {
  const { t } = useShop('purchase');
  const delivery = deliveryOf(cart);
  return (
    <>
      <section aria-labelledby="next">
        <h2 id="next">{t('confirm.nextSteps')}</h2>
        <p>{t(delivery ? 'confirm.nextStepsText' : 'confirm.nextStepsDigital')}</p>
        {itemsOf(cart).some(preOrderDateOfLine) && <p>{t('order.preOrder')}</p>}
      </section>
      <dl className={styles.facts}>
        <Fact name={t('confirm.delivery')} value={delivery && describeDelivery(delivery)} />
        <Fact name={t('delivery.points')} value={delivery?.pickupPoint} />
        <Fact name={t('confirm.payment')} value={cart?.summary?.payment?.displayName} />
        {address.length > 0 && delivery && !delivery.pickupPoint && (
          <div>
            <dt>{t('confirm.address')}</dt>
            <dd>
              <address>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

/**
 * The right of withdrawal. It has ended for downloads that can be opened, because the checkout requires the consent to immediate
 * delivery; downloads that are not published yet, or whose file the shop does not have yet, still have the right.
 */
function WithdrawalNote({ checkout, downloads }: Pick<ConfirmationProps, 'checkout' | 'downloads'>) {
  const { t, shopper } = useShop('purchase');
  const items = itemsOf(checkout.cart);
  const isDeliveredDownload = (item: CartItem) => isDownload(item) && !preOrderDateOfLine(item);
  const hasDeliveredDownloads = items.some(isDeliveredDownload);
  // `availableOn` is the day of publication of a book that is not published yet.
  const lacksFile = downloads.some(({ files, availableOn }) => files.length === 0 && availableOn === null);
  const isAllDelivered = hasDeliveredDownloads && !lacksFile && items.every(isDeliveredDownload);
  if (isAllDelivered) return <p>{t('confirm.withdrawalDownloads')}</p>;
  return (
    <section aria-labelledby="regret">
      <h2 id="regret">{t('confirm.withdrawal')}</h2>
      <p>{t(items.some(isShipped) ? 'confirm.withdrawalText' : 'confirm.withdrawalUnsent')}</p>
      {items.some((item) => isDownload(item) && !isDeliveredDownload(item)) && (
        <p>{t('order.preOrderWithdrawal')}</p>
      )}
      {hasDeliveredDownloads && <p>{t('confirm.withdrawalDownloads')}</p>}
      <a href={linkTo(localeScopeOf(shopper), 'withdrawal')}>{t('footer.withdraw')}</a>
    </section>
  );
}

/** The VAT of the total, by rate. */
function VatRows({ checkout: { cart } }: { checkout: FinishedCheckout }) {
  const { t, shopper } = useShop('purchase');
  const currency = cart?.summary?.total?.currency?.code;
  if (!currency) return null;
  const language = LOCALES[shopper.locale].iso;
  const amounts = numberFormat(language, { style: 'currency', currency });
  const rates = numberFormat(language);
  return (
    <dl className={styles.vats}>
      {(cart?.summary?.vats ?? []).map(
        (group) =>
          group && (
            <div key={group.exactRate ?? group.rate}>
              <dt>{t('confirm.vat', { rate: rates.format(group.exactRate ?? group.rate) })}</dt>
              <dd>{amounts.format(group.amount)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
