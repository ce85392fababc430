import { memo, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { useActionData, useLocation } from 'react-router';
import type { ArrivalState } from '#storefront/browser/follow-links.ts';
import { FavoriteButton } from '#storefront/features/favorites/favorite-button.tsx';
import { Stars } from '#storefront/features/review/stars.tsx';
import type { StockAlertOutcome } from '#storefront/features/stock-alert/request-stock-alert.ts';
import { loadStockAlertForm } from '#storefront/features/stock-alert/stock-alert-chunk.ts';
import type { StockAlertFormProps } from '#storefront/features/stock-alert/stock-alert-form.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop, useTranslate } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { track } from '#storefront/tracking/track.ts';
import { trackedProduct } from '#storefront/tracking/tracked-product.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { useAddressChoice } from './address-choice.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyForm, type BuyOutcome } from './buy-form.tsx';
import { EditionChoice } from './edition-choice.tsx';
import { isSoldOut } from './format-choice.tsx';
import { Gallery } from './gallery.tsx';
import type { ProductData } from './load-product.ts';
import { Offers } from './offers.tsx';
import { PriceBlock } from './price-block.tsx';
import { PriceTable } from './price-table.tsx';
import { loadProductMore } from './product-more-chunk.ts';
import styles from './product-screen.module.css';
import { Specification } from './specification.tsx';
import { useOnArrival } from './use-on-arrival.ts';
import { wantedFormat } from './wanted-format.ts';

export function ProductScreen(data: ProductData) {
  const { product, homeUrl } = data;
  const t = useTranslate();
  useProductShown(data);
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
            fileNames={(product.productImages ?? []).flatMap((image) => image?.fileName ?? [])}
            title={product.name ?? ''}
          />
        </div>
        <div className={styles.details}>
          <Facts key={product.productId} {...data} />
          <Description texts={product.texts} />
          <Specification product={product} />
        </div>
      </article>
      <More {...data} />
      {product.skus?.some((sku) => sku && !isSoldOut(sku)) && (
        <BuyBar key={product.productId} product={product} />
      )}
    </>
  );
}

/** It stays as the server drew it until its script has come, whatever else is drawn anew meanwhile. */
const More = memo(function More(data: ProductData) {
  return (
    <Suspense>
      <LoadedMore {...data} />
    </Suspense>
  );
});

function LoadedMore(data: ProductData) {
  const { ProductMore } = use(loadProductMore());
  return <ProductMore {...data} />;
}

/** Everything that is needed to decide and to buy. */
function Facts({ product, choices, formats, prices, reviews }: ProductData) {
  const t = useTranslate();
  const posted = useActionData<BuyOutcome | StockAlertOutcome>();
  const skus = (product.skus ?? []).flatMap((sku) => sku ?? []);
  const buyable = skus.filter((sku) => !isSoldOut(sku));
  const soldOut = skus.filter(isSoldOut);
  const [addressed, choose] = useAddressChoice('sku');
  const [notified, notify] = useAddressChoice('notify');
  const [isAsking, setAsking] = useState(false);
  const arrival = useLocation().state as ArrivalState | null;
  const preferred = useOnArrival(() => wantedFormat(arrival?.searchBefore ?? ''));
  const chosen =
    buyable.find(({ skuId }) => skuId === (addressed ?? posted?.skuId)) ??
    buyable.find(({ name }) => name === preferred) ??
    (buyable.length === 1 ? buyable[0] : undefined);
  const wanted =
    soldOut.find(({ skuId }) => skuId === notified) ?? (buyable.length === 0 ? soldOut[0] : undefined);
  const edition = product.variantDimensions?.find((place) => place?.dimension === 'Language');
  return (
    <div className={styles.facts}>
      <header>
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
        <Author product={product} />
        {reviews && reviews.count > 0 && (
          <a href="#reviews" className={styles.rating}>
            <Stars rating={reviews.average} ratingText={reviews.averageText} />
            {t('review.count', { count: reviews.count })}
          </a>
        )}
      </header>
      <PriceBlock price={product.unitPrice} />
      {choices.map((choice) => (
        <EditionChoice key={choice.name} choice={choice} format={chosen && formats[chosen.skuId]} />
      ))}
      <BuyForm
        product={product}
        skus={skus}
        chosen={chosen}
        onChoose={choose}
        onNotify={(skuId) => {
          setAsking(true);
          notify(skuId, '#notify');
        }}
      />
      <Offers campaigns={product.discountCampaigns} />
      {wanted && (
        <StockAlert
          key={wanted.skuId}
          sku={{ skuId: wanted.skuId, name: wanted.name ?? product.name ?? '' }}
          posted={posted && 'kind' in posted && isAlert(posted) ? posted : undefined}
          takesFocus={isAsking}
        />
      )}
      <div className={styles.small}>
        <p>
          {t('usp.delivery')} · {t('usp.returns')}
        </p>
        <PriceTable prices={prices} />
      </div>
    </div>
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
  const { StockAlertForm } = use(loadStockAlertForm());
  return <StockAlertForm {...props} />;
}

/** Leads to everything by the same author; what is no author's name (“Various authors”) leads nowhere. */
function Author({ product }: Pick<ProductData, 'product'>) {
  const { t, shopper } = useShop();
  const author = product.texts?.text1;
  if (!author) return null;
  const isName = (product.parameterGroups ?? []).some((group) =>
    group?.parameters?.some((parameter) => parameter?.identifier === 'author' && parameter.value === author),
  );
  const line = isName || !product.productPackage ? t('product.by', { author }) : author;
  return (
    <p className={styles.author}>
      {isName ? <a href={linkTo(localeScopeOf(shopper), 'search', { search: author })}>{line}</a> : line}
    </p>
  );
}

function Description({ texts }: Pick<ProductData['product'], 'texts'>) {
  const t = useTranslate();
  return (
    <section className={styles.text}>
      {texts?.text2 && (
        <>
          <h2>{t('product.description')}</h2>
          <Paragraphs text={texts.text2} />
        </>
      )}
      {texts?.text3 && (
        <>
          <h2>{t('product.moreText')}</h2>
          <Paragraphs text={texts.text3} />
        </>
      )}
    </section>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

const isAlert = (outcome: BuyOutcome | StockAlertOutcome): outcome is StockAlertOutcome =>
  outcome.kind === 'alert-noted' || outcome.kind === 'alert-refused';

/** Once for each product that comes into sight, however often its page is drawn. */
function useProductShown({ product }: ProductData): void {
  const { productId } = product;
  const tell = useEffectEvent(() => track('product-detail:impression', { product: trackedProduct(product) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product is what there is to tell of.
  useEffect(() => tell(), [productId]);
}
