import type { ProductFactsQuery } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { stockStatus } from '#storefront/features/product/card/stock-status.ts';
import { imagePath } from '#storefront/features/product/pictures/cover.tsx';
import type { Shopper } from '#storefront/session/shopper.ts';

type ProductFacts = NonNullable<ProductFactsQuery['product']>;
type SkuFacts = NonNullable<NonNullable<ProductFacts['skus']>[number]>;
type ReviewFacts = NonNullable<NonNullable<ProductFactsQuery['reviews']>['reviews']>[number];

/**
 * The schema.org Product with an offer per SKU; a book is also a Book. Unknown properties are left out. Prices are those for
 * consumers, also on pages for companies.
 */
export function describeProduct(
  product: ProductFacts,
  reviews: readonly ReviewFacts[],
  { origin }: Pick<Shopper, 'origin'>,
): object {
  const skus = (product.skus ?? []).flatMap((sku) => sku ?? []);
  const authors = parameterValues(product, 'author');
  const isbns = skus.flatMap((sku) => isbnOf(sku) ?? []);
  const isBook = authors.length > 0 || isbns.length > 0;
  const images = (product.productImages ?? []).flatMap((image) => image ?? []);
  const [gtin] = skus.length === 1 ? skus.flatMap((sku) => gtinOf(sku) ?? []) : [];
  return withoutUnknown({
    '@context': 'https://schema.org',
    '@type': isBook ? ['Product', 'Book'] : 'Product',
    '@id': `${origin}${product.canonicalUrl}#product`,
    name: product.name,
    description: product.texts?.text2,
    url: origin + product.canonicalUrl,
    image:
      images.length > 0 ? images.map(({ fileName }) => origin + imagePath(fileName, 1200, 'jpg')) : undefined,
    sku: product.articleNumber,
    gtin13: gtin,
    brand: product.brand?.name ? { '@type': 'Brand', name: product.brand.name } : undefined,
    ...(isBook ? bookFacts(product, skus, authors) : {}),
    offers:
      skus.length > 0 && product.unitPrice
        ? skus.map((sku) => describeOffer(product, sku, origin))
        : undefined,
    ...describeReviews(product, reviews),
  });
}

function bookFacts(product: ProductFacts, skus: SkuFacts[], authors: string[]) {
  const languages = parameterValues(product, 'language');
  const pages = Number(parameterValues(product, 'pages')[0]);
  const inLanguage =
    product.variantDimensions?.find((variant) => variant?.dimension === 'Language')?.value ?? languages[0];
  const isSingleSku = skus.length === 1;
  const editions = skus.flatMap((sku) => {
    const facts = withoutUnknown({ isbn: isbnOf(sku), bookFormat: bookFormatOf(product, sku) });
    return Object.keys(facts).length > 0 ? [facts] : [];
  });
  return {
    author: authors.length > 0 ? authors.map((name) => ({ '@type': 'Person', name })) : undefined,
    publisher: product.brand?.name ? { '@type': 'Organization', name: product.brand.name } : undefined,
    inLanguage,
    numberOfPages: Number.isInteger(pages) && pages > 0 ? pages : undefined,
    ...(isSingleSku ? editions[0] : {}),
    workExample:
      !isSingleSku && editions.length > 0
        ? editions.map((facts) => ({ '@type': 'Book', name: product.name, inLanguage, ...facts }))
        : undefined,
  };
}

/** The contract has one price per product, so all SKUs have the same. */
function describeOffer(product: ProductFacts, sku: SkuFacts, origin: string): object {
  const price = product.unitPrice;
  const priceCurrency = price?.currency?.code;
  return withoutUnknown({
    '@type': 'Offer',
    name: sku.name,
    sku: sku.articleNumber,
    gtin13: gtinOf(sku),
    url: `${origin}${product.canonicalUrl}?sku=${sku.skuId}`,
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
    availability: `https://schema.org/${availabilityOf(sku)}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', '@id': `${origin}/#organization`, name: SHOP.name },
  });
}

function availabilityOf({ stock }: SkuFacts): 'InStock' | 'BackOrder' | 'OutOfStock' {
  const status = stockStatus(stock);
  if (status === 'OUT_OF_STOCK') return 'OutOfStock';
  return status === 'OVERSELLABLE' ? 'BackOrder' : 'InStock';
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
            datePublished: reviewDate.slice(0, 10),
            reviewBody: comment,
            reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
          }))
        : undefined,
  };
}

/** By the keys of the shop's formats, which are the same in every language. */
const bookFormats: Record<string, string> = {
  hardback: 'Hardcover',
  paperback: 'Paperback',
  audio: 'AudiobookFormat',
  ebook: 'EBook',
};

function bookFormatOf({ currentProductVariant }: ProductFacts, { skuId }: SkuFacts): string | undefined {
  const key = currentProductVariant?.variants?.find((variant) => variant?.skuId === skuId)?.value;
  const format = Object.hasOwn(bookFormats, key ?? '') ? bookFormats[key ?? ''] : undefined;
  return format && `https://schema.org/${format}`;
}

function parameterValues({ parameterGroups }: ProductFacts, identifier: string): string[] {
  return (parameterGroups ?? [])
    .flatMap((group) => group?.parameters ?? [])
    .flatMap((parameter) =>
      parameter?.identifier === identifier && parameter.value ? [parameter.value] : [],
    );
}

/**
 * Only globally unique numbers: in-store numbers start with 2, and search engines report them as errors. Twelve digits
 * (UPC) are thirteen without the leading zero.
 */
function gtinOf({ gtin }: SkuFacts): string | undefined {
  const digits = (gtin?.replace(/[\s-]/g, '') ?? '').padStart(13, '0');
  const isGlobal = /^\d{13}$/.test(digits) && !/^(2|02|04|0{5})/.test(digits);
  return isGlobal && hasCheckDigit(digits) ? digits : undefined;
}

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

function isbnOf(sku: SkuFacts): string | undefined {
  const gtin = gtinOf(sku);
  return gtin && /^97[89]/.test(gtin) ? gtin : undefined;
}

function withoutUnknown<T extends object>(facts: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Partial<T>;
}
