import { data } from 'react-router';
import { CAMPAIGN_TYPES } from '#contract/campaign-types.ts';
import { LOCALES } from '#contract/locales.ts';
import type { ProductSample } from '#contract/order/download-requests.ts';
import type { Fulfilment } from '#contract/order/fulfilment.ts';
import { ProductDocument, type ProductQuery } from '#storefront/api/generated/graphql.ts';
import { loadAreaChunk } from '#storefront/features/content/load-area-chunk.ts';
import type { RenderableArea } from '#storefront/features/content/widgets.ts';
import type { DeliveryStatements } from '#storefront/features/market/load-market-options.ts';
import { loadReviews, type ReviewPage } from '#storefront/features/review/load-reviews.ts';
import type { ReviewFormState } from '#storefront/features/review/review-form.tsx';
import { canonicalRedirect } from '#storefront/routing/links/canonical-redirect.ts';
import { decodeSegment } from '#storefront/routing/links/decode-path.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { loadRelatedProducts, type RelatedProducts } from '../related-product/load-related-products.ts';
import { areaSources, loadAreaSlot } from './areas/area-slot.tsx';
import { pathOfMovedSku } from './editions/moved-sku.ts';
import { type VariantChoice, variantChoices } from './editions/variant-choices.ts';
import { type ProductFacts, productFacts } from './facts/product-facts.ts';
import { deliveryStatementsOf, fulfilmentOf, preOrderDateOf } from './fulfilment-of.ts';
import { pageTitle } from './page-title.ts';
import { imagePath } from './pictures/cover.tsx';
import { type PricePeriod, priceHistory } from './price/price-history.ts';
import { productExtrasChunk, productExtrasSources } from './product-extras-chunk.ts';

type FoundProduct = NonNullable<ProductQuery['product']>;

/** Product data of the screen. The omitted fields are used by the loader only. */
export type ProductDetails = Omit<
  FoundProduct,
  | 'alternativeUrls'
  | 'meta'
  | 'priceLog'
  | 'variantGroup'
  | 'currentProductVariant'
  | 'parameterGroups'
  | 'dimensions'
>;

export interface ProductData extends ScreenData {
  product: ProductDetails;
  fulfilment: Fulfilment;
  /** The date of a forthcoming product, as a text. */
  preOrderDate: string | undefined;
  /** Statements about the delivery, if it is not the usual one of the market. */
  delivery: DeliveryStatements | undefined;
  facts: ProductFacts;
  choices: VariantChoice[];
  prices: PricePeriod[];
  related: RelatedProducts[];
  reviews: ReviewPage | null;
  samples: ProductSample[] | Promise<ProductSample[]>;
  homeUrl: string;
  /** Set while the visitor writes a review, or has sent one. */
  reviewing?: ReviewFormState;
  /** Editors' area of the product. */
  area?: RenderableArea | Promise<RenderableArea | undefined>;
}

export async function loadProduct(
  environment: ShopEnvironment,
  alias: string,
  url: URL,
): Promise<ProductData> {
  const { api, shopper } = environment;
  const [{ product: found }, reviews, related, t] = await Promise.all([
    api.query(ProductDocument, { alias }),
    loadReviews(environment, alias, url.searchParams),
    loadRelatedProducts(api, alias),
    loadTranslate(shopper.locale, 'product'),
    productExtrasChunk.load(),
  ]);
  if (!found) throw data(null, { status: 404 });
  const localeScope = localeScopeOf(shopper);
  const redirect = canonicalRedirect(localeScope, url, found.canonicalUrl);
  if (redirect) throw redirect;
  const moved = await pathOfMovedSku(api, found, url.searchParams);
  if (moved) throw redirectWithin(localeScope, moved + withoutSku(url), 301);
  const { isPrefetching } = environment;
  const samples = isPrefetching ? [] : loadSamples(environment, found.productId);
  const area = isPrefetching ? undefined : findArea(environment, found).catch(() => undefined);
  const { alternativeUrls, meta, priceLog, variantGroup, currentProductVariant, ...rest } = found;
  const { parameterGroups, dimensions, ...product } = rest;
  const fulfilment = fulfilmentOf(currentProductVariant);
  const fileName = product.productImages?.[0]?.fileName;
  return {
    meta: {
      title: pageTitle(meta?.title ?? product.name, product.texts?.text1),
      description: meta?.description,
      canonical: product.canonicalUrl ?? undefined,
      alternates: (alternativeUrls ?? []).flatMap((alternate) => alternate ?? []),
      image: fileName ? imagePath(fileName, 1200, 'jpg') : undefined,
    },
    product: fulfilment === 'shipped' ? product : withoutShippingOffers(product),
    fulfilment,
    preOrderDate: preOrderDateOf(currentProductVariant),
    delivery: deliveryStatementsOf(currentProductVariant),
    facts: productFacts(found, { t, localeScope }),
    choices: variantChoices(found),
    prices: priceHistory(priceLog, {
      vatIncluded: shopper.vatIncluded,
      language: LOCALES[shopper.locale].iso,
      now: new Date(),
    }),
    related,
    reviews,
    samples: environment.side === 'browser' ? samples : await samples,
    homeUrl: linkTo(localeScope, 'home'),
    chunkSources: productExtrasSources,
    ...(await withArea(environment, area)),
  };
}

/** The query without `sku`, and the hash. The product that has the SKU has no other SKU, so nothing is selected on its page. */
function withoutSku(url: URL): string {
  const rest = new URL(url);
  rest.searchParams.delete('sku');
  return rest.search + rest.hash;
}

/** Files and gift cards are not shipped, so campaigns for free shipping do not apply. */
function withoutShippingOffers(product: ProductDetails): ProductDetails {
  const category = CAMPAIGN_TYPES['free-shipping'].category;
  const discountCampaigns = product.discountCampaigns?.filter((campaign) => campaign?.category !== category);
  return { ...product, discountCampaigns: discountCampaigns ?? null };
}

/** Empty if the request fails or the commerce API does not have it: the product can be bought without samples. */
async function loadSamples(
  { sendShopRequest }: ShopEnvironment,
  productId: number,
): Promise<ProductSample[]> {
  const outcome = await sendShopRequest('product-samples', { productId }).catch(() => undefined);
  return outcome?.kind === 'accepted' ? outcome.result.samples : [];
}

/** Adds the area. In the browser the page does not wait for it, because it is far below. */
async function withArea(
  { side }: ShopEnvironment,
  area: Promise<RenderableArea | undefined> | undefined,
): Promise<Pick<ProductData, 'area' | 'chunkSources' | 'embedOrigins'>> {
  if (side === 'browser') return { area };
  const found = await area;
  if (!found) return {};
  await loadAreaSlot();
  const { chunkSources = [], embedOrigins } = found;
  return {
    area: found,
    chunkSources: [...productExtrasSources, ...areaSources, ...chunkSources],
    embedOrigins,
  };
}

/** Editors' area of the product, its brand or its categories. */
async function findArea(
  environment: ShopEnvironment,
  { alias, brand, breadcrumbs }: FoundProduct,
): Promise<RenderableArea | undefined> {
  const aliasIn = (path: string | null | undefined) => decodeSegment(path?.split('/').at(-1) ?? '');
  const { loadProductArea } = await loadAreaChunk.load();
  return loadProductArea(
    environment,
    [
      { key: 'Product', value: alias ?? '' },
      { key: 'Brand', value: aliasIn(brand?.canonicalUrl) },
      ...(breadcrumbs ?? []).map((crumb) => ({ key: 'Category', value: aliasIn(crumb?.url) })),
    ].filter(({ value }) => value !== ''),
  );
}
