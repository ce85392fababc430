import { useShop } from '#storefront/session/shop-context.ts';
import styles from './guarantee-notice.module.css';

/** Reminder of the legal guarantee (Directive 2011/83/EU, Art. 6(1)(l)): a text, with the official picture if the shop has it. */
export function GuaranteeNotice() {
  const { t, shopper } = useShop('product');
  const picture = shopper.shop.guaranteeNotice;
  return (
    <details className={styles.notice}>
      <summary>{t('product.guarantee')}</summary>
      {picture && <img src={picture} alt="" loading="lazy" />}
      <p>{t('product.guaranteeText')}</p>
    </details>
  );
}
