import { data } from 'react-router';
import { LOCALES } from '#contract/locales.ts';
import { ProductDocument, type ProductQuery } from '#storefront/api/generated/graphql.ts';
import type { ReadArea } from '#storefront/features/content/widgets.ts';
import { loadReviews, type ReviewPage } from '#storefront/features/review/load-reviews.ts';
import type { ReviewFormState } from '#storefront/features/review/review-form.tsx';
import { canonicalRedirect } from '#storefront/routing/canonical-redirect.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { areaParts, loadAreaPlace } from './area-place.tsx';
import { imagePath } from './cover.tsx';
import { loadShelves, type Shelf } from './load-shelves.ts';
import { pageTitle } from './page-title.ts';
import { type PricePeriod, priceHistory } from './price-history.ts';
import { loadProductMore, productMoreParts } from './product-more-chunk.ts';
import { formatsOf, type VariantChoice, variantChoices } from './variant-choices.ts';

type FoundProduct = NonNullable<ProductQuery['product']>;

/** What the screen is told of the product: what was worked out from the rest stands beside it. */
export type ProductDetails = Omit<FoundProduct, 'alternativeUrls' | 'meta' | 'priceLog' | 'variantGroup'>;

export interface ProductData extends ScreenData {
  product: ProductDetails;
  choices: VariantChoice[];
  /** What each SKU is (hardback …), as all editions call it. */
  formats: Record<number, string>;
  prices: PricePeriod[];
  shelves: Shelf[];
  reviews: ReviewPage | null;
  homeUrl: string;
  /** Only where somebody wants to write a review, or has written it. */
  reviewing?: ReviewFormState;
  /** What an editor wants to say about it. */
  area?: ReadArea | Promise<ReadArea | undefined>;
}

export async function loadProduct(
  environment: ShopEnvironment,
  alias: string,
  url: URL,
): Promise<ProductData> {
  const { api, shopper } = environment;
  const [{ product: found }, reviews, shelves] = await Promise.all([
    api.query(ProductDocument, { alias }),
    loadReviews(environment, alias, url.searchParams),
    loadShelves(api, alias),
    loadProductMore(),
  ]);
  if (!found) throw data(null, { status: 404 });
  const place = localeScopeOf(shopper);
  const elsewhere = canonicalRedirect(place, url, found.canonicalUrl);
  if (elsewhere) throw elsewhere;
  const area = loadArea(environment, found).catch(() => undefined);
  const { alternativeUrls, meta, priceLog, variantGroup, ...product } = found;
  const picture = product.productImages?.[0]?.fileName;
  return {
    meta: {
      title: pageTitle(meta?.title ?? product.name, product.texts?.text1),
      description: meta?.description,
      canonical: product.canonicalUrl ?? undefined,
      alternates: (alternativeUrls ?? []).flatMap((alternate) => alternate ?? []),
      image: picture ? imagePath(picture, 800, 'jpg') : undefined,
    },
    product,
    choices: variantChoices(found),
    formats: formatsOf(found),
    prices: priceHistory(priceLog, {
      vatIncluded: shopper.vatIncluded,
      language: LOCALES[shopper.locale].iso,
      now: new Date(),
    }),
    shelves,
    reviews,
    homeUrl: linkTo(place, 'home'),
    parts: productMoreParts,
    ...(await withArea(environment, area)),
  };
}

/** In the browser the page does not wait for what stands far down on it. */
async function withArea(
  { side }: ShopEnvironment,
  area: Promise<ReadArea | undefined>,
): Promise<Pick<ProductData, 'area' | 'parts' | 'needs'>> {
  if (side === 'browser') return { area };
  const found = await area;
  if (!found) return {};
  await loadAreaPlace();
  const { parts = [], needs } = found;
  return { area: found, parts: [...productMoreParts, ...areaParts, ...parts], ...(needs ? { needs } : {}) };
}

/** What an editor wants to say about it, about its brand, or about the categories that it stands in. */
async function loadArea(
  environment: ShopEnvironment,
  { alias, brand, breadcrumbs }: FoundProduct,
): Promise<ReadArea | undefined> {
  const lastOf = (path: string | null | undefined) => decodeURIComponent(path?.split('/').at(-1) ?? '');
  const { loadProductArea } = await import('#storefront/features/content/load-area.ts');
  return loadProductArea(
    environment,
    [
      { key: 'Product', value: alias ?? '' },
      { key: 'Brand', value: lastOf(brand?.canonicalUrl) },
      ...(breadcrumbs ?? []).map((crumb) => ({ key: 'Category', value: lastOf(crumb?.url) })),
    ].filter(({ value }) => value !== ''),
  );
}
