import { useEffect, useEffectEvent } from 'react';
import { LOCALES } from '#contract/locales.ts';
import type { AddressPartsFragment } from '#storefront/api/generated/graphql.ts';
import { openAccountPanel } from '#storefront/features/account/account-panel.store.ts';
import { AccountPanelHost } from '#storefront/features/account/account-panel-host.tsx';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import { CartSummary } from '#storefront/features/cart-view/cart-summary.tsx';
import { formatOf } from '#storefront/features/cart-view/format-of.ts';
import { deliveryOf } from '#storefront/features/order/delivery-of.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { numberFormat } from '#storefront/translations/formatters.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './confirmation.module.css';
import { exactVatRate } from './exact-vat-rate.ts';
import type { FinishedCheckout } from './find-finished-checkout.ts';
import { finishPurchase } from './finish-purchase.ts';

interface ConfirmationProps {
  checkout: FinishedCheckout;
  cartId: string;
  isGuest: boolean;
}

/** An order's `customerTypeId`. A company has no right to withdraw. */
const ofCompany = 2;

/** Thanks, and all that a customer wants to know again: what, how much, where to, and how to change one's mind. */
export function Confirmation({ checkout, cartId, isGuest }: ConfirmationProps) {
  const { t, shopper } = useShop();
  const { order, cart } = checkout;
  const finish = useEffectEvent(() => finishPurchase(checkout, cartId));
  useEffect(() => finish(), []);
  const to = order?.shippingAddress?.addressLine1 ? order.shippingAddress : order?.billingAddress;
  const delivery = deliveryOf(cart);
  const place = localeScopeOf(shopper);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('checkout.confirmTitle')}</h1>
        <p className={styles.number}>{t('confirm.number', { number: order?.orderId ?? '' })}</p>
        {order?.email && <p>{t('confirm.mail', { email: order.email })}</p>}
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="bought" className={styles.bought}>
          <h2 id="bought">{t('confirm.bought')}</h2>
          <ul>
            {itemsOf(cart).map((item) => (
              <li key={item.id}>
                <span>
                  {t('cart.part', {
                    quantity: item.quantity,
                    price: item.product?.name ?? t('cart.goneName'),
                  })}
                  <small>{formatOf(item)}</small>
                </span>
                <span className={styles.amount}>
                  {shopper.vatIncluded
                    ? item.totalPrice?.sellingPriceIncVatFormatted
                    : item.totalPrice?.sellingPriceExVatFormatted}
                </span>
              </li>
            ))}
          </ul>
          {cart && <CartSummary cart={cart} mode="display" />}
          <Vats checkout={checkout} />
        </section>
        <div className={styles.aside}>
          <section aria-labelledby="next">
            <h2 id="next">{t('confirm.next')}</h2>
            <p>{t(delivery ? 'confirm.nextText' : 'confirm.nextUnsent')}</p>
          </section>
          <dl className={styles.facts}>
            <Fact name={t('confirm.delivery')} value={delivery?.name} />
            <Fact name={t('delivery.points')} value={delivery?.pickupPoint} />
            <Fact name={t('confirm.payment')} value={cart?.summary?.payment?.displayName} />
            {to && delivery && !delivery.pickupPoint && (
              <div>
                <dt>{t('confirm.to')}</dt>
                <dd>
                  <Address address={to} />
                </dd>
              </div>
            )}
          </dl>
          {order?.customerTypeId !== ofCompany && (
            <section aria-labelledby="regret">
              <h2 id="regret">{t('confirm.regret')}</h2>
              <p>{t('confirm.regretText')}</p>
              <a href={linkTo(place, 'withdrawal')}>{t('footer.withdraw')}</a>
            </section>
          )}
          {isGuest && (
            <section aria-labelledby="account">
              <h2 id="account">{t('confirm.account')}</h2>
              <p>{t('confirm.accountText')}</p>
              <ButtonLink
                href={linkTo(place, 'create-account')}
                isSecondary
                onClick={(event) => {
                  event.preventDefault();
                  openAccountPanel('create-account');
                }}
              >
                {t('createAccount.submit')}
              </ButtonLink>
            </section>
          )}
        </div>
      </div>
      <AccountPanelHost />
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string | null | undefined }) {
  return value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;
}

export function Address({ address }: { address: AddressPartsFragment }) {
  const { firstName, lastName, company, careOf, addressLine1, zip, city } = address;
  const lines = [`${firstName} ${lastName}`.trim(), company, careOf && `c/o ${careOf}`, addressLine1];
  return (
    <address>
      {[...lines, `${zip} ${city}`.trim()].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** The VAT that is in the total, by rate. */
function Vats({ checkout: { cart, order } }: { checkout: FinishedCheckout }) {
  const { t, shopper } = useShop();
  const currency = cart?.summary?.total?.currency?.code;
  if (!currency) return null;
  const language = LOCALES[shopper.locale].iso;
  const amounts = numberFormat(language, { style: 'currency', currency });
  const rates = numberFormat(language);
  const costs = order
    ? [
        { incVat: order.itemValueIncVat, exVat: order.itemValueExVat },
        { incVat: order.shippingFeeIncVat, exVat: order.shippingFeeExVat },
      ]
    : [];
  return (
    <dl className={styles.vats}>
      {(cart?.summary?.vats ?? []).map(
        (group) =>
          group && (
            <div key={group.rate}>
              <dt>{t('confirm.vat', { rate: rates.format(exactVatRate(group.rate, costs)) })}</dt>
              <dd>{amounts.format(group.amount)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
