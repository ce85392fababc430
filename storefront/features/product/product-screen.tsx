import { memo, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import type { ArrivalState } from '#storefront/browser/navigation/follow-links.ts';
import { Samples } from '#storefront/features/download/samples.tsx';
import { FavoriteButton } from '#storefront/features/favorites/favorite-button.tsx';
import { useDeliveryStatements } from '#storefront/features/market/use-delivery-statements.ts';
import { Stars } from '#storefront/features/review/stars.tsx';
import type { StockAlertOutcome } from '#storefront/features/stock-alert/request-stock-alert.ts';
import { stockAlertChunk } from '#storefront/features/stock-alert/stock-alert-chunk.ts';
import type { StockAlertFormProps } from '#storefront/features/stock-alert/stock-alert-form.tsx';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop, useTranslate } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';
import { trackedProduct } from '#storefront/tracking/tracked-product.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { BuyBar } from './buying/buy-bar.tsx';
import { BuyForm } from './buying/buy-form.tsx';
import type { BuyOutcome } from './buying/buy-outcome.ts';
import { preferredSize } from './buying/preferred-size.ts';
import { editionLanguageOf } from './editions/dimension-of.ts';
import { isSoldOut } from './editions/size-choice.tsx';
import { VariantLinks } from './editions/variant-links.tsx';
import { BookTexts } from './facts/book-texts.tsx';
import { GuaranteeNotice } from './facts/guarantee-notice.tsx';
import { FactValues, Specification } from './facts/specification.tsx';
import type { ProductData } from './load-product.ts';
import { Gallery } from './pictures/gallery.tsx';
import { Offers } from './price/offers.tsx';
import { PriceBlock } from './price/price-block.tsx';
import { PriceTable } from './price/price-table.tsx';
import { productExtrasChunk } from './product-extras-chunk.ts';
import styles from './product-screen.module.css';
import { useOnClientNavigation } from './use-on-client-navigation.ts';
import { useQueryChoice } from './use-query-choice.ts';

export function ProductScreen(data: ProductData) {
  const { product, homeUrl } = data;
  const t = useTranslate();
  useProductImpression(data);
  const crumbs = (product.breadcrumbs ?? []).flatMap((crumb) =>
    crumb ? [{ name: crumb.name, url: crumb.url }] : [],
  );
  return (
    <>
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        crumbs={[{ name: t('breadcrumbs.home'), url: homeUrl }, ...crumbs, { name: product.name ?? '' }]}
      />
      <article className={styles.product}>
        <div className={styles.gallery}>
          <Gallery
            key={product.productId}
            pictures={(product.productImages ?? []).flatMap((image) => image ?? [])}
            title={product.name ?? ''}
          />
        </div>
        <div className={styles.details}>
          <BuySection key={product.productId} {...data} />
          <Samples key={`samples-${product.productId}`} samples={data.samples} />
          <BookTexts texts={product.texts} quotes={data.facts.quotes} />
          <Specification {...data.facts} />
        </div>
      </article>
      <Extras {...data} />
      {product.skus?.some((sku) => sku && !isSoldOut(sku)) && (
        <BuyBar key={product.productId} product={product} isPreOrder={data.preOrderDate !== undefined} />
      )}
    </>
  );
}

/** Memoised, so that rerenders of the screen leave the server's HTML in place until the chunk has loaded. */
const Extras = memo(function Extras(data: ProductData) {
  return (
    <Suspense>
      <LoadedExtras {...data} />
    </Suspense>
  );
});

function LoadedExtras(data: ProductData) {
  const { ProductExtras } = use(productExtrasChunk.read());
  return <ProductExtras {...data} />;
}

/** Title, price and buy form. */
function BuySection(loaded: ProductData) {
  const { product, fulfilment, preOrderDate, delivery, choices, prices, reviews, facts } = loaded;
  const t = useTranslate();
  const noScriptOutcome = useActionData<BuyOutcome | StockAlertOutcome>();
  const skus = (product.skus ?? []).flatMap((sku) => sku ?? []);
  const buyable = skus.filter((sku) => !isSoldOut(sku));
  const soldOut = skus.filter(isSoldOut);
  const [skuIdInUrl, selectSku] = useQueryChoice('sku');
  const [alertSkuId, openAlert] = useQueryChoice('notify');
  const [isAlertRequested, setAlertRequested] = useState(false);
  const arrival = useLocation().state as ArrivalState | null;
  // The size by which the list was filtered that the visitor comes from.
  const preferredName = useOnClientNavigation(() => preferredSize(arrival?.previousSearch ?? ''));
  const selectedSku =
    buyable.find(({ skuId }) => skuId === (skuIdInUrl ?? noScriptOutcome?.skuId)) ??
    buyable.find(({ name }) => name === preferredName) ??
    (buyable.length === 1 ? buyable[0] : undefined);
  const alertSku =
    soldOut.find(({ skuId }) => skuId === alertSkuId) ?? (buyable.length === 0 ? soldOut[0] : undefined);
  const stockAlertOutcome = noScriptOutcome && isAlert(noScriptOutcome) ? noScriptOutcome : undefined;
  const edition = editionLanguageOf(product);
  return (
    <div className={styles.facts}>
      <header>
        {facts.series && (
          <p className={styles.series}>
            <FactValues values={[facts.series]} />
          </p>
        )}
        <div className={styles.heading}>
          <h1 className={styles.title} lang={edition?.value ?? undefined}>
            {product.name}
          </h1>
          <FavoriteButton
            productId={product.productId}
            name={product.name ?? ''}
            describe={() => trackedProduct(product)}
          />
        </div>
        <Authors {...loaded} />
        {reviews && reviews.count > 0 && (
          <a href="#reviews" className={styles.rating}>
            <Stars rating={reviews.average} ratingText={reviews.averageText} />
            {t('review.count', { count: reviews.count })}
          </a>
        )}
      </header>
      <PriceBlock price={product.unitPrice} />
      {facts.fixedPrice && (
        <p className={styles.small}>
          {facts.fixedPrice.name}: <FactValues values={facts.fixedPrice.values} />
        </p>
      )}
      {choices.map((choice) => (
        <VariantLinks key={choice.name} {...choice} />
      ))}
      <BuyForm
        product={product}
        fulfilment={fulfilment}
        preOrderDate={preOrderDate}
        delivery={delivery}
        skus={skus}
        selectedSku={selectedSku}
        onSelect={selectSku}
        onRequestStockAlert={(skuId) => {
          setAlertRequested(true);
          openAlert(skuId, '#notify');
        }}
      />
      <Offers campaigns={product.discountCampaigns} />
      <ListLink productId={product.productId} />
      {alertSku && (
        <StockAlert
          key={alertSku.skuId}
          sku={{ skuId: alertSku.skuId, name: alertSku.name ?? product.name ?? '' }}
          noScriptOutcome={stockAlertOutcome}
          takesFocus={isAlertRequested}
        />
      )}
      <div className={styles.small}>
        <Terms {...loaded} isBuyable={buyable.length > 0} />
        <PriceTable prices={prices} />
      </div>
    </div>
  );
}

/** Delivery and right of withdrawal, which companies do not have. */
function Terms({ fulfilment, preOrderDate, delivery, isBuyable }: ProductData & { isBuyable: boolean }) {
  const { t, shopper } = useShop('product');
  const marketDelivery = useDeliveryStatements();
  const { promise } = delivery ?? marketDelivery ?? {};
  const isCompany = shopper.customerType === 'ORGANIZATION';
  if (preOrderDate)
    return (
      <p>
        {t(fulfilment === 'download' ? 'product.preOrderDownload' : 'product.preOrderShipped')}
        {fulfilment === 'download' && !isCompany && ` ${t('product.preOrderWithdrawal')}`}
      </p>
    );
  if (isCompany) return fulfilment === 'shipped' && promise ? <p>{promise}</p> : null;
  if (fulfilment === 'gift_card') return <p>{t('usp.returns')}</p>;
  if (fulfilment === 'download') return isBuyable ? <p>{t('product.downloadTerms')}</p> : null;
  return (
    <>
      <p>{[promise, t('usp.returns')].filter(Boolean).join(' · ')}</p>
      <GuaranteeNotice />
    </>
  );
}

function StockAlert(props: StockAlertFormProps) {
  return (
    <Suspense>
      <LoadedStockAlert {...props} />
    </Suspense>
  );
}

function LoadedStockAlert(props: StockAlertFormProps) {
  const { StockAlertForm } = use(stockAlertChunk.read());
  return <StockAlertForm {...props} />;
}

/** Links to the page of the visitor's lists instead of showing them: they are personal, and few visitors have any. */
function ListLink({ productId }: { productId: number }) {
  const { t, shopper } = useShop();
  return (
    <a
      className={styles.lists}
      href={`${linkTo(localeScopeOf(shopper), 'favorite-lists')}?add=${productId}`}
      rel="nofollow"
    >
      {t('lists.add')}
    </a>
  );
}

/** Links to the lists of the authors. A text that is not a name (“Various authors”) is not linked. */
function Authors({ product, facts }: ProductData) {
  const { authors } = facts;
  const text = product.texts?.text1;
  if (authors.length === 0 && !text) return null;
  return <p className={styles.author}>{authors.length > 0 ? <FactValues values={authors} /> : text}</p>;
}

const isAlert = (outcome: BuyOutcome | StockAlertOutcome): outcome is StockAlertOutcome =>
  outcome.kind === 'alert-saved' || outcome.kind === 'alert-rejected';

/** Tracks one impression per displayed product. */
function useProductImpression({ product }: ProductData): void {
  const { productId } = product;
  const trackImpression = useEffectEvent(() =>
    track('product-detail:impression', { product: trackedProduct(product) }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per product.
  useEffect(() => trackImpression(), [productId]);
}
