import { PRE_ORDER_TEXT_ATTRIBUTE } from '#contract/product/pre-order.ts';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { FavoriteButton } from '#storefront/features/favorites/favorite-button.tsx';
import { useShop } from '#storefront/session/shop-context.ts';
import { trackedProduct } from '#storefront/tracking/tracked-product.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import { dimensionOf, editionLanguageOf } from '../editions/dimension-of.ts';
import { renderCover } from '../pictures/cover.tsx';
import { renderPrice } from '../price/price.tsx';
import styles from './product-card.module.css';
import { renderRating } from './rating.tsx';
import stockStyles from './stock-line.module.css';
import { stockStatus } from './stock-status.ts';

const sizes = '(min-width: 1344px) 18rem, (min-width: 768px) 21vw, 44vw';

export interface CardProps {
  product: ProductCardPartsFragment;
  /** The cover is visible before scrolling, so it is loaded eagerly. */
  isFirst: boolean;
  /** One level below the heading of the list. */
  Heading: 'h2' | 'h3';
}

/** A product in a list. The whole card is a link, except its heart and button. */
export function ProductCard({ product, isFirst, Heading }: CardProps) {
  const view = useShop();
  const { shopper, t } = view;
  const name = product.name ?? '';
  const edition = editionLanguageOf(product);
  const isForeign = edition?.value !== undefined && edition.value !== shopper.locale;
  const campaigns = (product.discountCampaigns ?? []).map((campaign) => campaign?.name);
  const status = stockStatus(product.totalStock);
  const stock = stockText(t, product, status);
  return (
    <article className={styles.card}>
      {renderCover({ fileName: product.productImages?.[0]?.fileName, alt: '', sizes, isFirst })}
      <div>
        <Heading className={styles.title}>
          <a href={product.canonicalUrl ?? ''} lang={isForeign ? (edition?.value ?? undefined) : undefined}>
            {name}
          </a>
        </Heading>
        <p className={styles.author}>
          {product.texts?.text1}
          {isForeign &&
            `\u00a0· ${t('product.edition', { code: edition?.value ?? '', name: edition?.label ?? '' })}`}
        </p>
        {renderRating(product, view)}
      </div>
      <div className={styles.offer}>
        <p className={styles.price}>
          {isLowestOfSeveral(product) && `${t('product.from')} `}
          {renderPrice(product.unitPrice, view)}
        </p>
        {status !== 'OUT_OF_STOCK' && (
          <button
            type="submit"
            className={styles.buy}
            formAction={product.canonicalUrl ?? ''}
            value={product.productId}
            aria-label={t('product.quickAdd', { name })}
          />
        )}
      </div>
      {campaigns.length > 0 && <p className={styles.campaigns}>{campaigns.join('\u00a0· ')}</p>}
      {stock && (
        <p className={styles.stock}>
          <span className={stockStyles.stock} data-status={status}>
            {stock}
          </span>
        </p>
      )}
      <FavoriteButton
        productId={product.productId}
        name={name}
        describe={() => trackedProduct(product)}
        placement="cover"
      />
    </article>
  );
}

/** Whether “from” precedes the price. Not for a dearer format, which a filter or a search for an ISBN can list. */
function isLowestOfSeveral(product: ProductCardPartsFragment): boolean {
  const count = Number(formatAttribute(product, 'productCount'));
  return count > 1 && formatAttribute(product, 'hasLowestPrice') === 'true';
}

function formatAttribute(product: ProductCardPartsFragment, key: string): string | undefined {
  return dimensionOf(product, 'Format')?.attributes?.find((attribute) => attribute?.key === key)?.value;
}

/** Shortages and dates of publication. A low stock is not a shortage if the product can also be downloaded or reordered. */
function stockText(
  t: Translate,
  product: ProductCardPartsFragment,
  status: ReturnType<typeof stockStatus>,
): string | undefined {
  const { totalStock } = product;
  const preOrderDate = formatAttribute(product, PRE_ORDER_TEXT_ATTRIBUTE);
  if (status === 'OUT_OF_STOCK') return t('stock.outOfStock');
  if (preOrderDate) return t('stock.preOrder', { date: preOrderDate });
  if (status === 'OVERSELLABLE') return t('stock.oversellable');
  if (status === 'FEW_LEFT' && !totalStock?.static && !totalStock?.oversellable)
    return t('stock.fewLeft', { count: totalStock?.inStock ?? 0 });
  return undefined;
}
