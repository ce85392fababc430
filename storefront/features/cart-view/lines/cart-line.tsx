import type { CartItem } from '#storefront/features/cart/cart-items.ts';
import { StockLine } from '#storefront/features/product/card/stock-line.tsx';
import { fulfilmentOf } from '#storefront/features/product/fulfilment-of.ts';
import { Cover, thumbnailWidths } from '#storefront/features/product/pictures/cover.tsx';
import { useShop } from '#storefront/session/shop-context.ts';
import { campaignNames } from '../summary/campaign-names.ts';
import styles from './cart-line.module.css';
import { formatOf } from './format-of.ts';
import { GiftCardNote } from './gift-card-note.tsx';
import { LineForm } from './line-form.tsx';
import { type LineIssue, preOrderDateOfLine, stockOf } from './line-issue.ts';
import { LineIssueNote } from './line-issue-note.tsx';
import { LineQuantity } from './line-quantity.tsx';

interface CartLineProps {
  item: CartItem;
  issue: LineIssue | undefined;
  /** The country of delivery, for the message that a product is not sold there. */
  country: string;
  /** A change is pending: the total may be outdated. */
  isUpdating: boolean;
  /** Another line has the same name, in another format. */
  hasNamesake: boolean;
  /** Undefined for a part of a package, which can only be changed as a whole. */
  onQuantity?: (quantity: number) => void;
  onRemove?: () => void;
}

/** A line of the cart. It is one form, so that it can be changed without script. */
export function CartLine(props: CartLineProps) {
  const { item, issue, country, isUpdating, onQuantity, onRemove } = props;
  const { t, shopper } = useShop('purchase');
  const { product } = item;
  const name = product?.name ?? t('cart.discontinuedName');
  const format = formatOf(item);
  const controlName = props.hasNamesake && format ? `${name}, ${format}` : name;
  const fulfilment = fulfilmentOf(product?.currentProductVariant);
  const campaigns = campaignNames(item.campaign?.appliedCampaigns ?? null);
  const isChangeable = onQuantity && onRemove && !item.isCampaignFreeGift;
  const total = shopper.vatIncluded
    ? item.totalPrice?.sellingPriceIncVatFormatted
    : item.totalPrice?.sellingPriceExVatFormatted;
  return (
    <li className={styles.line} data-issue={issue?.kind}>
      <div className={styles.cover}>
        <Cover
          fileName={product?.productImages?.[0]?.fileName}
          alt=""
          sizes="5rem"
          widths={thumbnailWidths}
        />
      </div>
      <div>
        <h3 className={styles.title}>{product ? <a href={product.canonicalUrl ?? ''}>{name}</a> : name}</h3>
        <p className={styles.facts}>{[product?.texts?.text1, format].filter(Boolean).join(' · ')}</p>
        <GiftCardNote message={item.message} />
        {!issue && <UnitPrice item={item} />}
        {!issue && campaigns && <p className={styles.campaigns}>{campaigns}</p>}
        {!issue && (
          <p className={styles.facts}>
            <StockLine
              stock={stockOf(item)}
              fulfilment={fulfilment}
              preOrderDate={preOrderDateOfLine(item)}
              quantity={item.quantity}
            />
          </p>
        )}
      </div>
      {!issue && (
        <p className={styles.total} aria-busy={isUpdating}>
          {item.isCampaignFreeGift ? t('cart.gift') : total}
        </p>
      )}
      {issue && (
        <LineIssueNote
          item={item}
          issue={issue}
          name={name}
          country={country}
          onQuantity={onQuantity}
          onRemove={onRemove}
        />
      )}
      {!issue && isChangeable && (
        <LineForm
          target={{ name: 'line', value: item.id }}
          className={styles.form}
          onRemove={onRemove}
          name={controlName}
        >
          {fulfilment !== 'download' && fulfilment !== 'gift_wrap' && (
            <LineQuantity
              name={controlName}
              quantity={item.quantity}
              stock={stockOf(item)?.totalStock ?? 0}
              onChange={onQuantity}
            />
          )}
        </LineForm>
      )}
      {!issue && !isChangeable && (
        <p className={styles.fixed}>{t('product.copies', { count: item.quantity })}</p>
      )}
    </li>
  );
}

/** The unit price. If the units have different prices, each price with its quantity. */
function UnitPrice({ item }: { item: CartItem }) {
  const { t, shopper } = useShop('purchase');
  const { unitPrice, campaign } = item;
  const parts = (campaign?.prices ?? []).flatMap((part) => part ?? []);
  const priceText = (price: (typeof parts)[number]['price'] | typeof unitPrice) =>
    (shopper.vatIncluded ? price?.sellingPriceIncVatFormatted : price?.sellingPriceExVatFormatted) ?? '';
  const before = shopper.vatIncluded
    ? unitPrice?.regularPriceIncVatFormatted
    : unitPrice?.regularPriceExVatFormatted;
  if (parts.length > 1) {
    return (
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={priceText(part.price)}>
            {t('cart.quantityAtPrice', { quantity: part.quantity, price: priceText(part.price) })}
          </li>
        ))}
      </ul>
    );
  }
  // A single copy costs the line's total, which is shown already.
  const isInformative = item.quantity > 1 || unitPrice?.isDiscounted;
  if (item.isCampaignFreeGift || !isInformative) return null;
  return (
    <p className={styles.facts}>
      {t('cart.unitPrice', { price: priceText(parts[0]?.price ?? unitPrice) })}
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
