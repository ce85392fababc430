import type { CartItem } from '#storefront/features/cart/optimistic-cart.ts';
import { Cover } from '#storefront/features/product/cover.tsx';
import { StockLine } from '#storefront/features/product/stock-line.tsx';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './cart-line.module.css';
import { formatOf } from './format-of.ts';
import { LineForm } from './line-form.tsx';
import type { LineProblem } from './line-problem.ts';
import { stockOf } from './line-problem.ts';
import { LineQuantity } from './line-quantity.tsx';
import { ProblemNote } from './problem-note.tsx';
import { namesOf } from './summary-rows.ts';

export interface CartLineProps {
  item: CartItem;
  problem: LineProblem | undefined;
  /** Where it is sold, or not. */
  country: string;
  /** Sums are on their way. */
  isSettling: boolean;
  /** None for a part of a package: only the whole of it can be changed. */
  onQuantity?: (quantity: number) => void;
  onRemove?: () => void;
}

/** A line of the cart: one form, so that it can be changed without script too. */
export function CartLine(props: CartLineProps) {
  const { item, problem, country, isSettling, onQuantity, onRemove } = props;
  const { t, shopper } = useShop();
  const { product } = item;
  const name = product?.name ?? t('cart.goneName');
  const format = formatOf(item);
  const campaigns = namesOf(item.campaign?.appliedCampaigns ?? null);
  const isChangeable = onQuantity && onRemove && !item.isCampaignFreeGift;
  const inVatMode = <T,>(incVat: T, exVat: T) => (shopper.vatIncluded ? incVat : exVat);
  const total = inVatMode(
    item.totalPrice?.sellingPriceIncVatFormatted,
    item.totalPrice?.sellingPriceExVatFormatted,
  );
  return (
    <li className={styles.line} data-problem={problem?.kind}>
      <div className={styles.cover}>
        <Cover fileName={product?.productImages?.[0]?.fileName} alt="" sizes="5rem" />
      </div>
      <div className={styles.about}>
        <h3 className={styles.title}>{product ? <a href={product.canonicalUrl ?? ''}>{name}</a> : name}</h3>
        <p className={styles.facts}>{[product?.texts?.text1, format].filter(Boolean).join(' · ')}</p>
        {!problem && <UnitPrice item={item} />}
        {!problem && campaigns && <p className={styles.campaigns}>{campaigns}</p>}
        {!problem && (
          <p className={styles.facts}>
            <StockLine stock={stockOf(item)} quantity={item.quantity} />
          </p>
        )}
      </div>
      {!problem && (
        <p className={styles.total} aria-busy={isSettling}>
          {item.isCampaignFreeGift ? t('cart.gift') : total}
        </p>
      )}
      {problem && <ProblemNote {...{ item, problem, name, country, onQuantity, onRemove }} />}
      {!problem && isChangeable && (
        <LineForm target={{ line: item.id }} className={styles.form} onRemove={onRemove} name={name}>
          <LineQuantity
            name={name}
            quantity={item.quantity}
            stock={stockOf(item)?.totalStock ?? 0}
            onChange={onQuantity}
          />
        </LineForm>
      )}
      {!problem && !isChangeable && (
        <p className={styles.fixed}>{t('product.copies', { count: item.quantity })}</p>
      )}
    </li>
  );
}

/** What one costs; where they do not all cost the same, how many cost what (§11). */
function UnitPrice({ item }: { item: CartItem }) {
  const { t, shopper } = useShop();
  const { unitPrice, campaign } = item;
  const parts = (campaign?.prices ?? []).flatMap((part) => part ?? []);
  const write = (price: (typeof parts)[number]['price'] | typeof unitPrice) =>
    (shopper.vatIncluded ? price?.sellingPriceIncVatFormatted : price?.sellingPriceExVatFormatted) ?? '';
  const before = shopper.vatIncluded
    ? unitPrice?.regularPriceIncVatFormatted
    : unitPrice?.regularPriceExVatFormatted;
  if (parts.length > 1) {
    return (
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={write(part.price)}>
            {t('cart.part', { quantity: part.quantity, price: write(part.price) })}
          </li>
        ))}
      </ul>
    );
  }
  // One costs what the line does.
  const isWorthSaying = item.quantity > 1 || unitPrice?.isDiscounted;
  if (item.isCampaignFreeGift || !isWorthSaying) return null;
  return (
    <p className={styles.facts}>
      {t('cart.each', { price: write(parts[0]?.price ?? unitPrice) })}
      {unitPrice?.isDiscounted && (
        <>
          {' '}
          <s>
            <span className="visually-hidden">{t('product.priorPrice')} </span>
            {before}
          </s>
        </>
      )}
      {!shopper.vatIncluded && ` ${t('product.exVat')}`}
    </p>
  );
}
