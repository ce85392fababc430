import { useShop } from '#storefront/session/shop-context.ts';
import { StockLine } from '../card/stock-line.tsx';
import type { VariantChoice } from './variant-choices.ts';
import styles from './variant-links.module.css';

/** Links to the other languages or formats of the product, each with its own page. */
export function VariantLinks({ name, options }: VariantChoice) {
  const { t, shopper } = useShop('product');
  return (
    <nav aria-label={t('product.editions', { name })} className={styles.choice}>
      <h2>{name}</h2>
      <ul>
        {options.map(({ label, url, isSelected, colour, offer }) => (
          <li key={url}>
            <a href={url} aria-current={isSelected ? 'true' : undefined} data-keep-scroll="">
              <span>
                {colour && (
                  <svg viewBox="0 0 2 2" aria-hidden="true" className={styles.swatch}>
                    <circle cx="1" cy="1" r="1" fill={colour} />
                  </svg>
                )}
                {label}
              </span>
              {offer && (
                <>
                  <strong>{shopper.vatIncluded ? offer.priceIncVat : offer.priceExVat}</strong>
                  <StockLine
                    stock={offer.stock}
                    fulfilment={offer.fulfilment}
                    preOrderDate={offer.preOrderDate}
                    delivery={offer.delivery}
                    withDelivery="below"
                  />
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
