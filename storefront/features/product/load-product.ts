import { data } from 'react-router';
import { LOCALES } from '#contract/locales.ts';
import { ProductDocument, type ProductQuery } from '#storefront/api/generated/graphql.ts';
import { loadReviews, type ReviewPage } from '#storefront/features/review/load-reviews.ts';
import type { ReviewFormState } from '#storefront/features/review/review-form.tsx';
import { canonicalRedirect } from '#storefront/routing/canonical-redirect.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { imagePath } from './cover.tsx';
import { loadShelves, type Shelf } from './load-shelves.ts';
import { pageTitle } from './page-title.ts';
import { type PricePeriod, priceHistory } from './price-history.ts';
import { formatsOf, type VariantChoice, variantChoices } from './variant-choices.ts';

type FoundProduct = NonNullable<ProductQuery['product']>;

/** What the screen is told of the product: what was worked out from the rest stands beside it. */
export type ProductDetails = Omit<FoundProduct, 'alternativeUrls' | 'meta' | 'priceLog' | 'variantGroup'>;

export interface ProductData {
  meta: PageMeta;
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
  parts?: readonly string[];
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
  ]);
  if (!found) throw data(null, { status: 404 });
  const place = placeOf(shopper);
  const elsewhere = canonicalRedirect(place, url, found.canonicalUrl);
  if (elsewhere) throw elsewhere;
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
  };
}
