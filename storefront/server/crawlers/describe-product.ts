import { PRE_ORDER_ATTRIBUTE } from '#contract/product/pre-order.ts';
import type { ProductFactsQuery } from '#storefront/api/generated/graphql.ts';
import { dimensionOf, editionLanguageOf } from '#storefront/features/product/editions/dimension-of.ts';
import { globalGtin, isbnOf } from '#storefront/features/product/facts/gtin.ts';
import { imagePath } from '#storefront/features/product/pictures/cover.tsx';
import type { Shopper } from '#storefront/session/shopper.ts';
import { dayInShop } from '#storefront/translations/formatters.ts';
import { describeEditions } from './describe-editions.ts';
import { availabilityOf, bookFormatUrl, releaseDay, withoutUnknown } from './schema-org.ts';

type ProductFacts = NonNullable<ProductFactsQuery['product']>;
type SkuFacts = NonNullable<NonNullable<ProductFacts['skus']>[number]>;
type DescribedShop = Pick<Shopper, 'origin' | 'shop'>;
type ReviewFacts = NonNullable<NonNullable<ProductFactsQuery['reviews']>['reviews']>[number];

/**
 * The schema.org Product with an offer per SKU; a book is also a Book, with an example per language and format of the work.
 * Unknown properties are left out. Prices are those for consumers, also on pages for companies.
 */
export function describeProduct(
  product: ProductFacts,
  reviews: readonly ReviewFacts[],
  shopper: DescribedShop,
  shipping: readonly object[] = [],
): object {
  const { origin } = shopper;
  const skus = (product.skus ?? []).flatMap((sku) => sku ?? []);
  const authors = parameterValues(product, 'author');
  const isbns = skus.flatMap(({ gtin }) => isbnOf(gtin) ?? []);
  const isBook = authors.length > 0 || isbns.length > 0;
  const images = (product.productImages ?? []).flatMap((image) => image ?? []);
  const onlySku = skus.length === 1 ? skus[0] : undefined;
  return withoutUnknown({
    '@context': 'https://schema.org',
    '@type': isBook ? ['Product', 'Book', ...(isAudiobook(product) ? ['Audiobook'] : [])] : 'Product',
    '@id': `${origin}${product.canonicalUrl}#product`,
    name: product.name,
    description: product.texts?.text2,
    url: origin + product.canonicalUrl,
    image:
      images.length > 0 ? images.map(({ fileName }) => origin + imagePath(fileName, 1200, 'jpg')) : undefined,
    sku: product.articleNumber,
    gtin13: onlySku && globalGtin(onlySku.gtin),
    brand: product.brand?.name ? { '@type': 'Brand', name: product.brand.name } : undefined,
    ...(isBook ? bookFacts(product, authors, origin) : {}),
    isbn: isbns.length === 1 ? isbns[0] : undefined,
    offers:
      skus.length > 0 && product.unitPrice
        ? skus.map((sku) => ({
            ...describeOffer(product, sku, shopper),
            ...(shipping.length > 0 ? { shippingDetails: shipping } : {}),
          }))
        : undefined,
    ...describeReviews(product, reviews),
  });
}

function bookFacts(product: ProductFacts, authors: string[], origin: string) {
  const pages = Number(parameterValues(product, 'pages')[0]);
  const editions = describeEditions(
    product.variantGroup?.variants ?? [],
    product.unitPrice?.currency?.code,
    origin,
  );
  const [series] = parameterValues(product, 'series');
  const position = Number(parameterValues(product, 'series-number')[0]);
  const awards = parameterValues(product, 'award');
  return {
    author: people(authors),
    translator: people(parameterValues(product, 'translator')),
    illustrator: people(parameterValues(product, 'illustrator')),
    editor: people(parameterValues(product, 'editor')),
    readBy: isAudiobook(product) ? people(parameterValues(product, 'narrator')) : undefined,
    datePublished: attributeOf(product, 'publicationDate'),
    award: awards.length > 0 ? awards : undefined,
    isPartOf: series ? { '@type': 'BookSeries', name: series } : undefined,
    position: series && position > 0 ? position : undefined,
    publisher: product.brand?.name ? { '@type': 'Organization', name: product.brand.name } : undefined,
    inLanguage: editionLanguageOf(product)?.value,
    numberOfPages: Number.isInteger(pages) && pages > 0 ? pages : undefined,
    bookFormat: bookFormatUrl(formatOf(product)),
    workExample: editions.length > 1 ? editions : undefined,
  };
}

/** A commerce API without the addition `editionFormat` has the format only of products with variants. */
const formatOf = (product: ProductFacts) => (product.editionFormat ?? dimensionOf(product, 'Format'))?.value;

const isAudiobook = (product: ProductFacts) => formatOf(product) === 'audio';

function people(names: readonly string[]): object[] | undefined {
  return names.length > 0 ? names.map((name) => ({ '@type': 'Person', name })) : undefined;
}

/** An attribute of the product, which the contract has only in the tree of variants. */
function attributeOf({ productId, variantGroup }: ProductFacts, key: string): string | undefined {
  const nodes = (variantGroup?.variants ?? []).flatMap((node) => [node, ...(node?.variants ?? [])]);
  const variant = nodes.find((node) => node?.level === 1 && node.productId === productId);
  return variant?.attributes?.find((attribute) => attribute?.key === key)?.value;
}

/** The contract has one price per product, so all sizes have the same. */
function describeOffer(product: ProductFacts, sku: SkuFacts, { origin, shop }: DescribedShop): object {
  const price = product.unitPrice;
  const priceCurrency = price?.currency?.code;
  return withoutUnknown({
    '@type': 'Offer',
    name: sku.name,
    sku: sku.articleNumber,
    gtin13: globalGtin(sku.gtin),
    url: `${origin}${product.canonicalUrl}${product.skus?.length === 1 ? '' : `?sku=${sku.skuId}`}`,
    price: price?.sellingPriceIncVat,
    priceCurrency,
    priceSpecification: price?.isDiscounted
      ? {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: price.regularPriceIncVat,
          priceCurrency,
          valueAddedTaxIncluded: true,
        }
      : undefined,
    ...availabilityOf(sku.stock, releaseDay(attributeOf(product, PRE_ORDER_ATTRIBUTE))),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', '@id': `${origin}/#organization`, name: shop.name },
  });
}

/** Without ratings there is no average. */
function describeReviews({ rating }: ProductFacts, reviews: readonly ReviewFacts[]) {
  if (!rating || rating.voteCount < 1) return {};
  const known = reviews.flatMap((review) => review ?? []);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.score,
      reviewCount: rating.voteCount,
      bestRating: 5,
      worstRating: 1,
    },
    review:
      known.length > 0
        ? known.map(({ author, comment, reviewDate, rating: stars }) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: author },
            datePublished: dayInShop(reviewDate),
            reviewBody: comment,
            reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
          }))
        : undefined,
  };
}

function parameterValues({ parameterGroups }: ProductFacts, identifier: string): string[] {
  return (parameterGroups ?? [])
    .flatMap((group) => group?.parameters ?? [])
    .flatMap((parameter) =>
      parameter?.identifier === identifier && parameter.value ? [parameter.value] : [],
    );
}
